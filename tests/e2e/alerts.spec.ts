import type { Page } from '@playwright/test'
import { ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { PUT_OFF_ALERTS } from './put-off-alerts.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'

const en = textsIn('en')
const inAdmin = (key: string) => en('hotel-admin', key)
const NUMBER = '+387 33 555 0142'
const OF_DEMO = "hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"

/** Bookings that fulfil a condition have waited for so many minutes, and everybody was alerted. */
const alertOf = (topic: 'bookings' | 'work', condition: string, minutes: number) =>
  changeData(
    topic,
    `UPDATE service_bookings SET created_at = now() - interval '${minutes}.5 minutes', seen_at = NULL,
       alerted_at = now() - interval '1 minute' WHERE ${OF_DEMO} AND ${condition}`,
  )
const bar = (page: Page) => page.locator('[data-alert-bar]')
const show = (page: Page) => bar(page).getByRole('button', { name: inAdmin('alerts.bar.show') })
const seen = (page: Page, room: string) =>
  page.getByRole('button', { name: inAdmin('bookings.seeOf').replace('{{room}}', room) })

const minutes = (page: Page, step: string) =>
  page.getByRole('textbox', {
    name: inAdmin('alerts.minutesUntil').replace('{{step}}', inAdmin(`alerts.step.${step}`)),
  })
const save = (page: Page) => page.getByRole('button', { name: inAdmin('editor.save'), exact: true })

const TABLET = 'https://push.invalid/tablet'
const forgetTablet = `DELETE FROM push_devices WHERE endpoint = '${TABLET}'`
const forgetSettings = `DELETE FROM alert_settings WHERE ${OF_DEMO}`
test.beforeEach(async () => {
  await askDatabase(forgetSettings)
})
test.afterEach(async () => {
  await forgetOrders()
  await askDatabase(forgetSettings, PUT_OFF_ALERTS, `DELETE FROM duties WHERE ${OF_DEMO}`, forgetTablet)
  await changeData('work', `DELETE FROM service_bookings WHERE ${OF_DEMO} AND service_name = 'Towels'`)
})

test('every page says what has waited unseen for long, leads to it, and is quiet once it was seen', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  await addOrders(2, { room: 971 })
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await alertOf('bookings', "room_number = '972'", 12)
  const order = inAdmin('alerts.bar.order').replace('{{room}}', '972').replace('{{time}}', '12 minutes')
  await expect(bar(page)).toContainText(order)
  await expect(bar(page).getByRole('alert')).toHaveText(order)
  await expectAccessible(page)
  await alertOf('bookings', "room_number = '971'", 11)
  await expect(bar(page)).toContainText('2 things wait for somebody, the oldest for 12 minutes')
  await show(page).click()
  await expect(page).toHaveURL(/bookings\/room-service/)
  await expect(seen(page, '972')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('room 971')
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=wall&lng=en`)
  await expect(show(page)).toBeVisible()
  await show(page).click()
  await expect(page).toHaveURL(/view=wall/)
  await expect(seen(page, '971')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
})

test('where the page hides what has waited, its details open', async ({ page, context }) => {
  await signInStaff(context)
  await addOrders(1, { room: 975 })
  await alertOf('bookings', "room_number = '975'", 70)
  await page.goto(`${HOTEL}/admin/bookings/room-service?search=nothing+like+it&lng=en`)
  await expect(bar(page)).toContainText('1 hour 10 minutes')
  await show(page).click()
  await expect(page.getByRole('dialog', { name: 'Room 975' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a guest reads whom to call while nobody has seen an order, and no longer once somebody has', async ({
  page,
  context,
  browser,
}) => {
  await signInGuest(context)
  await addOrders(1, { room: 977 })
  const ofSmith = `(SELECT id FROM guests WHERE ${OF_DEMO} AND room_number = '101' LIMIT 1)`
  await changeData('bookings', `UPDATE service_bookings SET guest_id = ${ofSmith} WHERE room_number = '977'`)
  await page.goto(`${HOTEL}/order?lng=en`)
  await expect(page.getByText('977').first()).toBeVisible()
  const note = page.getByRole('status').filter({ hasText: en('times', 'longer.call') })
  await expect(note).toHaveCount(0)
  await alertOf('bookings', "room_number = '977'", 12)
  await page.reload()
  await expect(note.getByRole('link')).toContainText(NUMBER)
  await expectAccessible(page)
  const desk = await browser.newContext()
  await signInStaff(desk)
  const board = await desk.newPage()
  await board.goto(`${HOTEL}/admin/bookings/room-service?view=board&lng=en`)
  await seen(board, '977').click()
  await expect(note).toHaveCount(0)
  await desk.close()
})

test('a guest reads whom to call while nobody has seen a request; the bar leads staff to it', async ({
  page,
  context,
  browser,
}) => {
  await signInGuest(context)
  const { id } = await ask(context, 'Towels')
  await alertOf('work', `id = '${id}'`, 12)
  await page.goto(`${HOTEL}/services?lng=en`)
  // the service's tile names its towels as well, and may be there before what was booked
  const bookings = page.getByRole('region', { name: en('guest', 'bookings.title') })
  await bookings.getByRole('button', { name: /Towels/ }).click()
  const note = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: en('times', 'longer.call') })
  await expect(note.getByRole('link')).toContainText(NUMBER)
  await expectAccessible(page)
  const desk = await browser.newContext()
  await signInStaff(desk)
  const panel = await desk.newPage()
  await panel.goto(`${HOTEL}/admin/dashboard?lng=en`)
  await expect(bar(panel)).toContainText('The request from room 101 has waited for 12 minutes')
  await show(panel).click()
  await expect(panel).toHaveURL(/\/requests/)
  await expect(seen(panel, '101')).toBeFocused()
  await panel.keyboard.press('Enter')
  await expect(bar(panel)).toHaveCount(0)
  await expect(note).toHaveCount(0)
  await desk.close()
})

test('nobody looks at the chat: every page says that a guest waits and leads there, and the guest reads whom to call', async ({
  page,
  context,
  browser,
}) => {
  await changeData(
    'chat',
    `UPDATE chat_conversations SET state = 'assistant', handed_over_at = NULL WHERE ${OF_DEMO}`,
  )
  await signInStaff(context)
  const wall = await context.newPage()
  await wall.goto(`${HOTEL}/admin/bookings/room-service?view=wall&lng=en`)
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await signInGuest(phone)
  const chat = await phone.newPage()
  await chat.goto(`${HOTEL}/chat?lng=en`)
  await chat.getByRole('button', { name: en('chat', 'askPerson') }).click()
  const waits = chat.getByText(en('chat', 'waiting'))
  const longer = chat.getByRole('status').filter({ hasText: en('times', 'longer.call') })
  await expect(waits).toBeVisible()

  const job = `kind = 'chat-alert' AND ${OF_DEMO}`
  const asleep = `SELECT 1 FROM jobs WHERE ${job} AND run_at > now() + interval '30 seconds'`
  await expect.poll(() => askDatabase(asleep), { timeout: 15_000 }).toHaveLength(1)
  await expect(bar(page)).toHaveCount(0)
  await changeData(
    'work',
    `WITH earlier AS (UPDATE chat_conversations SET handed_over_at = handed_over_at - interval '12.5 minutes'
       WHERE ${OF_DEMO} AND state = 'waiting')
     UPDATE jobs SET run_at = now() WHERE ${job}`,
  )
  const said = inAdmin('alerts.bar.conversation').replace('{{room}}', '101').replace('{{time}}', '12 minutes')
  for (const each of [page, wall]) await expect(bar(each)).toContainText(said, { timeout: 15_000 })
  await expect(bar(page).getByRole('alert')).toHaveText(said)
  await expectAccessible(page)
  await expect(longer.getByRole('link')).toContainText(NUMBER)
  await expect(waits).toHaveCount(0)
  await expectAccessible(chat)
  await changeData('chat', `UPDATE chat_conversations SET room_number = NULL WHERE ${OF_DEMO}`)
  await expect(bar(wall)).toContainText('A guest has waited in the chat for 12 minutes')

  await show(page).click()
  await expect(page).toHaveURL(/\/admin\/chat\?.*chat=/)
  await expect(page.getByRole('heading', { level: 2, name: /Smith/ })).toBeFocused()
  for (const each of [page, wall]) await expect(bar(each)).toHaveCount(0)
  await expect(longer).toHaveCount(0)
  await expect(waits).toBeVisible()
  await phone.close()
})

test('the minutes of each kind are changed, one after the other, and stay', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  await expect(minutes(page, 'duty')).toHaveValue('5')
  await expectAccessible(page)
  await minutes(page, 'devices').fill('7')
  await expect(minutes(page, 'duty')).toHaveAccessibleDescription(/more than 7/)
  await minutes(page, 'duty').press('ArrowUp')
  await save(page).click()
  await expect(minutes(page, 'duty')).toBeFocused()
  await expectAccessible(page)
  await minutes(page, 'duty').fill('8')
  await page.getByRole('button', { name: /^One more: Minutes until: Everybody/ }).click()
  await expect(minutes(page, 'everyone')).toHaveValue('11')
  await page.getByRole('button', { name: inAdmin('alerts.kind.appointment') }).click()
  await minutes(page, 'everyone').fill('240')
  await page.getByRole('switch').click()
  await save(page).click()
  await expect(page.getByText(inAdmin('alerts.saved'))).toBeVisible()
  await page.reload()
  await expect(minutes(page, 'devices')).toHaveValue('7')
  await expect(minutes(page, 'everyone')).toHaveValue('11')
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.getByRole('button', { name: inAdmin('alerts.kind.appointment') }).click()
  await expect(minutes(page, 'everyone')).toHaveValue('240')
  await page.getByRole('button', { name: inAdmin('alerts.kind.conversation') }).click()
  await expect(page.getByText(inAdmin('alerts.waitingGuest'))).toBeVisible()
  await expect(page.getByText(inAdmin('rehearsal.plays.conversation'))).toBeVisible()
  await minutes(page, 'everyone').fill('5')
  await save(page).click()
  await expect(minutes(page, 'everyone')).toHaveAccessibleDescription(/more than 5/)
  await minutes(page, 'everyone').fill('6')
  await save(page).click()
  await expect(page.getByText(inAdmin('alerts.saved')).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: inAdmin('alerts.kind.conversation') }).click()
  await expect(minutes(page, 'everyone')).toHaveValue('6')
})

test('two of the staff change the alerts at once: what is typed stays, and who saves later chooses', async ({
  page,
  context,
}) => {
  await signInStaff(context)
  const other = await context.newPage()
  for (const each of [page, other]) {
    await each.goto(`${HOTEL}/admin/alerts?lng=en`)
    await expect(minutes(each, 'devices')).toHaveValue('2')
  }
  await page.getByRole('switch').click()
  await minutes(page, 'devices').fill('3')
  await minutes(other, 'devices').fill('4')
  await save(other).click()
  await expect(other.getByText(inAdmin('alerts.saved'))).toBeVisible()
  await expect(page.getByText(inAdmin('alerts.theirs'))).toBeVisible()
  await expect(minutes(page, 'devices')).toHaveValue('3')
  await expectAccessible(page)
  await page.getByRole('button', { name: en('common', 'overtaken.keep') }).click()
  await save(page).click()
  await expect(page.getByText(inAdmin('alerts.saved'))).toBeVisible()
  await other.reload()
  await expect(minutes(other, 'devices')).toHaveValue('3')
  await expect(other.getByRole('switch')).not.toBeChecked()
})

test('somebody is put off duty, on by hours, and their hours are kept', async ({ page, context }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/alerts?lng=en`)
  const people = page.getByRole('region', { name: inAdmin('alerts.people.title') })
  const choose = (mode: string) =>
    people.getByRole('button', { name: inAdmin(`alerts.people.mode.${mode}`), exact: true }).click()
  await expect(people.getByText(inAdmin('alerts.people.on'), { exact: true })).toBeVisible()
  await choose('off')
  await expect(people.getByRole('status')).toContainText('reaches everybody at once')
  await expect(page.getByText(inAdmin('alerts.nobodyNow'))).toBeVisible()
  await page.getByRole('button', { name: inAdmin('guests.several.undo') }).click()
  await expect(people.getByText(inAdmin('alerts.people.on'), { exact: true })).toBeVisible()
  await choose('hours')
  await people.getByLabel('Monday: begins').fill('10:00')
  await people.getByLabel('Monday: ends').fill('09:00')
  await people.getByRole('button', { name: inAdmin('alerts.people.save') }).click()
  await expect(people.getByRole('alert')).toBeVisible()
  await people.getByLabel('Monday: ends').fill('00:00')
  await expectAccessible(page)
  await people.getByRole('button', { name: inAdmin('alerts.people.save') }).click()
  await expect(people).toContainText('10:00–24:00')
  await choose('on')
  await expect(people).not.toContainText('10:00–24:00')
  // it is shown before it is saved
  const saved = page.waitForResponse('**/rpc/alerts/setDuty')
  await choose('hours')
  await expect(people).toContainText('10:00–24:00')
  await saved
  await page.reload()
  await expect(people).toContainText('10:00–24:00')
  await askDatabase(`INSERT INTO alert_settings (hotel_id, conversation_minutes)
    SELECT id, '{"devices": 2, "duty": 5, "everyone": 11}' FROM hotels WHERE slug = 'demo-hotel'`)
  await askDatabase(`INSERT INTO push_devices
      (hotel_id, user_id, session_id, endpoint, p256dh, auth, name, place, language)
    SELECT s.hotel_id, a.user_id, s.id, '${TABLET}', '', '', 'Tablet', 'hotel', 'en'
    FROM sessions s JOIN auth_accounts a ON a.id = s.account_id JOIN hotels h ON h.id = s.hotel_id
    WHERE h.slug = 'demo-hotel' AND a.user_id IS NOT NULL LIMIT 1`)
  await page.reload()
  await choose('off')
  await expect(people.getByRole('status')).toContainText(inAdmin('alerts.people.nobodyVaried'))
})
