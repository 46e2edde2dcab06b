import type { Page } from '@playwright/test'
import { ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'
import { PUT_OFF_ALERTS } from './put-off-alerts.ts'
import { keepTones } from './tones.ts'

const en = textsIn('en')
const inAdmin = (key: string) => en('hotel-admin', key)
const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
const FORGET = [`DELETE FROM alert_settings WHERE ${OF_DEMO}`, `DELETE FROM duties WHERE ${OF_DEMO}`] as const
/** Whoever is on duty at the demo hotel is so for housekeeping alone. */
const HOUSEKEEPING_ALONE = `INSERT INTO duties (hotel_id, user_id, mode, areas)
  SELECT hotel_id, id, 'on', '["housekeeping"]' FROM users WHERE ${OF_DEMO}`

test.beforeEach(() => askDatabase(...FORGET))
test.afterEach(async () => {
  await forgetOrders()
  await askDatabase(...FORGET, PUT_OFF_ALERTS)
  await changeData('work', `DELETE FROM service_bookings WHERE ${OF_DEMO} AND service_name = 'Towels'`)
})

const people = (page: Page) => page.getByRole('region', { name: inAdmin('alerts.people.title') })
const press = (page: Page, name: string | RegExp) => people(page).getByRole('button', { name }).click()
const undo = (page: Page) =>
  page
    .getByRole('button', { name: inAdmin('guests.several.undo') })
    .first()
    .click()

test('somebody is put on duty for some areas, and the page says for which others nobody is', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await expect(people(page).getByText(inAdmin('alerts.areas.all'))).toBeVisible()
  await press(page, /^Change areas/)
  await press(page, inAdmin('alerts.areas.all'))
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page).getByRole('alert')).toHaveText(inAdmin('alerts.areas.needOne'))
  await press(page, 'Room Service')
  await press(page, 'Chat')
  await expectAccessible(page)
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page)).toContainText('Room Service and Chat')
  await expect(people(page).getByRole('status')).toContainText('Nobody is on duty now for: Housekeeping')
  await page.reload()
  await expect(people(page)).toContainText('Room Service and Chat')
  await expect(people(page).getByRole('status')).toContainText('Nobody is on duty now for: Housekeeping')
  await press(page, /^Change areas/)
  await press(page, inAdmin('alerts.areas.all'))
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page).getByRole('status')).toBeEmpty()
  await undo(page)
  await expect(people(page)).toContainText('Room Service and Chat')
})

test('the activity says who is on duty for everything, and what the minutes of an area lead to', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await press(page, /^Change areas/)
  await press(page, 'Chat')
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page).getByText('Chat', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: inAdmin('alerts.areas.add') }).selectOption('Housekeeping')
  await page.getByRole('button', { name: inAdmin('alerts.areas.addMinutes') }).click()
  await page.getByRole('button', { name: inAdmin('editor.save'), exact: true }).click()
  await expect(page.getByText(inAdmin('alerts.saved'))).toBeVisible()
  await page.goto(`${HOTEL}/admin/audit?lng=en&kind=alerts`)
  const entry = (at: number) => page.locator('[data-entry]').nth(at)
  const [minutes, duty] = [entry(0), entry(1)] as const
  await minutes.getByRole('button').first().click()
  await expect(minutes.locator('dt')).toHaveText([
    'Housekeeping: hotel’s devices after (minutes)',
    'Housekeeping: those on duty after (minutes)',
    'Housekeeping: everybody after (minutes)',
  ])
  await duty.getByRole('button').first().click()
  const areas = duty.locator('dd').filter({ hasText: inAdmin('alerts.areas.all') })
  await expect(areas.locator('del')).toContainText(inAdmin('alerts.areas.all'))
  await expect(areas.locator('ins')).toContainText('Chat')
})

test('a part of somebody’s duty is changed by the keyboard alone, and the focus is never lost', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  const open = people(page).getByRole('button', { name: /^Change quiet hours/ })
  const begins = people(page).getByLabel(inAdmin('alerts.quiet.begins'))
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(begins).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await begins.fill('01:00')
  await page.keyboard.press('Enter')
  await expect(people(page)).toContainText('Quiet hours: 01:00–07:00')
  await expect(open).toBeFocused()
  await people(page)
    .getByRole('button', { name: /^Change areas/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(people(page).getByRole('button', { name: inAdmin('alerts.areas.all') })).toBeFocused()
})

test('somebody has quiet hours, over midnight as well, and gives them up', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await press(page, /^Change quiet hours/)
  await people(page).getByLabel(inAdmin('alerts.quiet.ends')).fill('22:00')
  await press(page, inAdmin('alerts.quiet.save'))
  await expect(people(page).getByLabel(inAdmin('alerts.quiet.ends'))).toHaveAccessibleDescription(
    inAdmin('alerts.quiet.wrong'),
  )
  await people(page).getByLabel(inAdmin('alerts.quiet.ends')).fill('06:30')
  await expectAccessible(page)
  await press(page, inAdmin('alerts.quiet.save'))
  await expect(people(page)).toContainText('Quiet hours: 22:00–06:30')
  await page.reload()
  await expect(people(page)).toContainText('Quiet hours: 22:00–06:30')
  await press(page, /^Change quiet hours/)
  await press(page, inAdmin('alerts.quiet.remove'))
  await expect(people(page)).toContainText(inAdmin('alerts.quiet.none'))
})

test('of two who change the duty of one person, the second is told and sees what the first has chosen', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto(`${HOTEL}/admin/alerts?lng=en`)
  await press(page, /^Change areas/)
  await press(page, 'Chat')
  await press(other, inAdmin('alerts.people.mode.off'))
  await expect(page.getByText(inAdmin('alerts.people.off'), { exact: true })).toBeVisible()
  await press(page, inAdmin('alerts.people.mode.on'))
  // what is chosen is shown before it is saved
  const saved = page.locator('[data-sonner-toast]').filter({ hasText: 'is always on duty' })
  await expect(saved).toBeVisible()
  await changeData(
    'hotel',
    `UPDATE duties SET areas = '["housekeeping"]', version = version + 1 WHERE ${OF_DEMO}`,
  )
  await press(page, inAdmin('alerts.areas.save'))
  await expect(page.getByText(inAdmin('alerts.people.changedMeanwhile'))).toBeVisible()
  const chat = people(page).getByRole('button', { name: 'Chat', exact: true })
  await expect(chat).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Cancel')
  await expect(people(page)).toContainText('Housekeeping')
  await press(page, /^Change areas/)
  await press(page, 'Chat')
  await changeData(
    'hotel',
    `UPDATE duties SET areas = '["gym_pool"]', version = version + 1 WHERE ${OF_DEMO}`,
  )
  await press(page, inAdmin('alerts.areas.save'))
  await expect(page.getByText(inAdmin('alerts.people.changedMeanwhile'))).toBeVisible()
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page)).toContainText('Housekeeping and Chat')
})

test('undo takes back one change of duty alone, and another mode leaves what is typed', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await press(page, /^Change quiet hours/)
  await people(page).getByLabel(inAdmin('alerts.quiet.begins')).fill('01:00')
  await people(page).getByLabel(inAdmin('alerts.quiet.ends')).fill('01:30')
  await press(page, /^Change areas/)
  await press(page, 'Chat')
  await press(page, inAdmin('alerts.people.mode.off'))
  const told = page.locator('[data-sonner-toast]').filter({ hasText: 'is never on duty' })
  await expect(told).toBeVisible()
  await press(page, inAdmin('alerts.quiet.save'))
  await expect(people(page)).toContainText('Quiet hours: 01:00–01:30')
  await press(page, inAdmin('alerts.areas.save'))
  await expect(people(page).getByRole('button', { name: inAdmin('alerts.areas.save') })).toHaveCount(0)
  await told.getByRole('button', { name: inAdmin('guests.several.undo') }).click()
  const always = people(page).getByRole('button', { name: inAdmin('alerts.people.mode.on') })
  await expect(told).toHaveCount(0)
  await expect(always).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(people(page)).toContainText('Quiet hours: 01:00–01:30')
  await expect(people(page).getByRole('button', { name: /^Change areas/ })).toBeVisible()
  await expect(people(page)).toContainText('Chat')
})

test('an area gets minutes of its own, loses them and gets them back', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  const add = page.getByRole('combobox', { name: inAdmin('alerts.areas.add') })
  const save = page.getByRole('button', { name: inAdmin('editor.save'), exact: true })
  const row = page.getByRole('listitem', { name: 'Housekeeping' })
  const minutes = (step: string) =>
    row.getByRole('textbox', { name: new RegExp(inAdmin(`alerts.step.${step}`)) })
  await add.selectOption('Housekeeping')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: inAdmin('alerts.areas.addMinutes') }).click()
  await expect(minutes('devices')).toBeFocused()
  await expect(minutes('duty')).toHaveValue('5')
  await minutes('duty').fill('15')
  await save.click()
  await expect(minutes('everyone')).toBeFocused()
  await expect(minutes('everyone')).toHaveAccessibleDescription(/more than 15/)
  await expectAccessible(page)
  await minutes('everyone').fill('30')
  await save.click()
  await expect(page.getByText(inAdmin('alerts.saved'))).toBeVisible()
  await page.reload()
  await expect(minutes('duty')).toHaveValue('15')
  await row.getByRole('button', { name: 'Remove the minutes of Housekeeping' }).click()
  await expect(row).toHaveCount(0)
  await expect(add).toBeFocused()
  await undo(page)
  await expect(minutes('everyone')).toHaveValue('30')
  await row.getByRole('button', { name: 'Remove the minutes of Housekeeping' }).click()
  await save.click()
  await expect(save).toHaveCount(0)
  await expect(page.getByText('The minutes of Housekeeping are removed')).toHaveCount(0)
  await page.reload()
  await expect(add).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('minutes of an area that takes appointments first begin with those of appointments', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await page.getByRole('button', { name: inAdmin('alerts.kind.appointment') }).click()
  await page.getByRole('textbox', { name: new RegExp(inAdmin('alerts.step.everyone')) }).fill('90')
  await page.getByRole('combobox', { name: inAdmin('alerts.areas.add') }).selectOption('Gym & Pool')
  await page.getByRole('button', { name: inAdmin('alerts.areas.addMinutes') }).click()
  const row = page.getByRole('listitem', { name: 'Gym & Pool' })
  await expect(row.getByRole('textbox').last()).toHaveValue('90')
})

test('a panel sounds for what its person is on duty for, says where it is silent, and one press changes that', async ({
  page,
  context,
  browser,
}) => {
  const tones = await keepTones(page)
  await askDatabase(HOUSEKEEPING_ALONE)
  await signInStaff(context)
  await addOrders(1, { room: 983 })
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=board&lng=en`)
  await page.getByRole('heading', { level: 1 }).first().click()
  const strip = page.getByRole('complementary', { name: inAdmin('alerts.silent.label') })
  await expect(strip).toContainText('You are on duty, but not for: Room Service.')
  await expect(page.locator('[data-unseen]').first()).toBeVisible()
  await expectAccessible(page)
  const guest = await browser.newContext()
  await signInGuest(guest)
  // had the order sounded, its tones would stand here, too
  await ask(guest, 'Towels')
  await expect.poll(tones).toEqual([659, 988])
  await changeData(
    'work',
    `UPDATE service_bookings SET seen_at = now() WHERE service_name = 'Towels' AND ${OF_DEMO}`,
  )
  await strip.getByRole('button', { name: inAdmin('alerts.silent.begin') }).click()
  await expect(strip).toHaveCount(0)
  await expect.poll(tones).toContain(988)

  await changeData('staff', `UPDATE duties SET mode = 'off', version = version + 1 WHERE ${OF_DEMO}`)
  await expect(strip).toContainText(inAdmin('alerts.silent.off'))
  for (const place of ['requests', 'chat', 'bookings/room-service?view=wall']) {
    await page.goto(`${HOTEL}/admin/${place}${place.includes('?') ? '&' : '?'}lng=en`)
    await expect(strip).toContainText(inAdmin('alerts.silent.off'))
    await expectAccessible(page)
  }
  await guest.close()
})

test('who goes on duty from a silent page keeps their areas and is told that quiet hours are removed', async ({
  page,
  context,
}) => {
  // around this moment at the hotel, over midnight or not
  const at = (hours: number) => `to_char(now() AT TIME ZONE time_zone + interval '${hours} hours', 'HH24:MI')`
  await askDatabase(`INSERT INTO duties (hotel_id, user_id, mode, areas, quiet)
    SELECT hotel_id, users.id, 'on', '["housekeeping"]',
      jsonb_build_object('begins', ${at(-2)}, 'ends', ${at(2)})
    FROM users JOIN hotels ON hotels.id = hotel_id WHERE slug = 'demo-hotel'`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  const strip = page.getByRole('complementary', { name: inAdmin('alerts.silent.label') })
  await expect(strip).toContainText(inAdmin('alerts.silent.quiet'))
  await strip.getByRole('button', { name: inAdmin('alerts.silent.begin') }).click()
  await expect(page.getByText(/^The quiet hours of .+ are removed$/)).toBeVisible()
  await expect(strip).toHaveCount(0)
  const [left] = await askDatabase(`SELECT user_id AS id FROM duties
    WHERE ${OF_DEMO} AND quiet IS NULL AND mode = 'on' AND areas = '["housekeeping"]'`)
  expect(left).toBeDefined()
  await undo(page)
  await expect(strip).toContainText(inAdmin('alerts.silent.quiet'))
})

test('hours of somebody that are typed and not saved are not lost with the page unasked', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await press(page, /^Change quiet hours/)
  const begins = people(page).getByLabel(inAdmin('alerts.quiet.begins'))
  await begins.fill('01:15')
  const away = page.getByRole('link', { name: inAdmin('nav.dashboard') })
  const asked = page.getByRole('dialog', { name: inAdmin('discard.title') })
  await away.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await expect(begins).toHaveValue('01:15')
  await away.click()
  await asked.getByRole('button', { name: inAdmin('discard.confirm') }).click()
  await expect(begins).toHaveCount(0)
  await away.click()
  await expect(page).toHaveURL(/\/admin\/dashboard/)
})

test('the sound in the head of a page says that it is silent for who is off duty, and puts them on duty', async ({
  page,
  context,
}) => {
  await askDatabase(
    `INSERT INTO duties (hotel_id, user_id, mode) SELECT hotel_id, id, 'off' FROM users WHERE ${OF_DEMO}`,
  )
  await signInStaff(context)
  await page.addInitScript(() => localStorage.setItem('hotelly.sound', 'on'))
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=board&lng=en`)
  const strip = page.getByRole('complementary', { name: inAdmin('alerts.silent.label') })
  const sound = page.getByRole('main').getByRole('button', { name: inAdmin('alerts.silent.off') })
  await expect(strip).toBeVisible()
  await expectAccessible(page)
  await sound.click()
  await expect(strip).toHaveCount(0)
  await expect(sound).toHaveCount(0)
  await expect(page.getByRole('button', { name: inAdmin('bookings.silence') })).toBeVisible()
})
