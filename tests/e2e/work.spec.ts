import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { GuestServiceBooking } from '#features/service-bookings/contract.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { answer, API, ask } from './ask-services.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { ZONE } from './own-product.ts'

/** A day on which nobody has booked anything. */
const DAY = daysLater(dayAt(new Date(), ZONE), 3)

test.beforeEach(async ({ context }) => signInStaff(context))
test.afterEach(async () => {
  await askDatabase('DELETE FROM resource_blocks')
  await changeData('work', "DELETE FROM service_bookings WHERE kind <> 'order'")
})

const at = (clock: string) => new Date(momentOf(DAY, clock, ZONE)).toISOString()
const words = (language: Language) => (key: string) => textsIn(language)('work', `desk.${key}`)

const mine = async (guest: BrowserContext, id: string) =>
  (await answer<GuestServiceBooking[]>(await guest.request.get(`${API}/my-service-bookings`))).find(
    (each) => each.id === id,
  )

const minuteOf = async (id: string) => {
  const [row] = (await askDatabase(`SELECT starts_at FROM service_bookings WHERE id = '${id}'`)) as {
    starts_at?: Date
  }[]
  return row?.starts_at ? timeAt(row.starts_at, ZONE) : null
}

const card = (page: Page, id: string) => page.locator(`[data-booking="${id}"]`)
const appointment = (page: Page, id: string) => page.locator(`[data-appointment="${id}"]`)
const press = (where: Locator | Page, name: string) =>
  where.getByRole('button', { name, exact: true }).click()

test('what a guest asks for is there at once, is taken over, done and taken back', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  await expect(page.getByText(say('empty'))).toBeVisible()
  const { id } = await ask(guest, 'Towels', { note: 'Velike, molim' })
  await expect(card(page, id)).toBeVisible()
  await expect(card(page, id)).toContainText('Velike, molim')
  await expect(page).toHaveTitle(/^\(1\)/)
  await expectAccessible(page)

  const untaken = await card(page, id).boundingBox()
  await press(card(page, id), say('advance.take'))
  await expect(card(page, id)).not.toContainText(say('nobody'))
  await expect(card(page, id).locator('[data-initials]')).toHaveCount(1)
  const taken = await card(page, id).boundingBox()
  expect(untaken && taken && taken.height < untaken.height).toBe(true)
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('confirmed')
  await press(card(page, id), say('advance.onTheWay'))
  await expect(card(page, id).getByRole('button', { name: say('advance.done') })).toBeVisible()
  await expect(card(page, id).locator('[data-advance]:not([aria-disabled])')).toBeVisible()
  await press(card(page, id), say('advance.done'))
  await expect(card(page, id)).toHaveCount(0)
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('delivered')

  await page
    .getByRole('button', { name: textsIn('en')('hotel-admin', 'bookings.undo') })
    .last()
    .click()
  await expect(card(page, id)).toBeVisible()
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('in_preparation')
  await guest.close()
})

test('it is handed to a colleague, escalated, cancelled with a reason, found under previous and reopened', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const inAdmin = (key: string) => textsIn('en')('hotel-admin', key)
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Towels')
  await page.goto(`${HOTEL}/admin/bookings/housekeeping?lng=en`)
  await card(page, id)
    .getByRole('button', { name: /^Details/ })
    .click()
  const details = page.getByRole('dialog').first()
  await press(details, say('assign'))
  await details.getByLabel(say('assignTo')).fill('Amra')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Amra', { exact: true })).toBeVisible()
  await press(details, say('escalate'))
  await expect(details.getByRole('button', { name: say('escalated') })).toBeVisible()
  await details.getByLabel(inAdmin('details.notesLabel')).fill('Called twice')
  await expectAccessible(page)
  await press(details, say('cancel'))
  const ask2 = page.getByRole('dialog').last()
  await press(ask2, say('cancel'))
  await expect(ask2.getByText(inAdmin('bookings.reasonMissing'))).toBeVisible()
  await ask2.getByText(textsIn('en')('work', 'cancelReason.duplicate')).click()
  await press(ask2, say('cancel'))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(details).toContainText(textsIn('en')('work', 'steps.cancelled'))
  expect((await mine(guest, id))?.cancelReason).toBe('duplicate')
  const [saved] = (await askDatabase(`SELECT staff_notes FROM service_bookings WHERE id = '${id}'`)) as {
    staff_notes?: string
  }[]
  expect(saved?.staff_notes).toBe('Called twice')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: say('tab.previous') }).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: new RegExp(`^${inAdmin('details.reopen')}`) })
    .first()
    .click()
  await press(page.getByRole('dialog'), inAdmin('details.reopen'))
  await page.getByRole('tab', { name: new RegExp(say('tab.request')) }).click()
  await expect(card(page, id)).toBeVisible()
  await guest.close()
})

test('of two who take the same thing, the second is told and sees who has it', async ({ page, browser }) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Towels')
  // somebody else is first, and what was read of it does not reach this screen
  let isDeaf = false
  await page.route('**/rpc/work/list*', async (route) => {
    const response = await route.fetch()
    return isDeaf ? route.abort() : route.fulfill({ response })
  })
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  await expect(card(page, id)).toBeVisible()
  isDeaf = true
  await askDatabase(
    `UPDATE service_bookings SET status = 'confirmed', confirmed_at = now(), taken_by = 'Amra',
       version = version + 1 WHERE id = '${id}'`,
  )
  await press(card(page, id), say('advance.take'))
  await expect(card(page, id)).toContainText(say('changedElsewhere'))
  await expect(card(page, id)).toContainText('Amra')
  await page.unrouteAll({ behavior: 'wait' })
  await guest.close()
})

test('no team of the inbox and no column of the day is cut off', async ({ page, browser }) => {
  const guest = await browser.newContext()
  await signInGuest(guest)
  for (const name of ['Towels', 'Room cleaning', 'Something is broken', 'Yoga mat', 'Luggage to reception'])
    await ask(guest, name)
  await ask(guest, 'Old town walk', { startsAt: at('10:00') })
  await ask(guest, 'Massage', { startsAt: at('15:00') })
  await guest.close()
  const areAllWithin = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.every((each) => each.getBoundingClientRect().right <= innerWidth))

  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1180 })
    await page.goto(`${HOTEL}/admin/requests?lng=en`)
    await expect(page.locator('[data-lane]')).toHaveCount(5)
    expect(await areAllWithin('[data-lane]')).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
  await expect(page.locator('[data-waiting]')).toBeVisible()
  await expect(page.locator('[data-resource]')).toHaveCount(7)
  const beside = await page.locator('[data-waiting]').evaluate((each) => each.getBoundingClientRect().left)
  const ends = await page
    .locator('[data-resource]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(beside)
  const time = page.locator('[data-appointment] bdi').filter({ hasText: '15:00–16:00' })
  const isWhole = await time.evaluate((shown) => {
    const line = shown.parentElement
    return (
      line !== null && line.scrollWidth <= line.clientWidth && getComputedStyle(line).textOverflow === 'clip'
    )
  })
  expect(isWhole).toBe(true)
})

test('on a tablet the search says in full what it looks for, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const language of LANGUAGES)
    for (const list of ['requests', 'bookings/room-service']) {
      await page.goto(`${HOTEL}/admin/${list}?lng=${language}&search=0`)
      const field = page.getByRole('searchbox')
      await field.fill((await field.getAttribute('placeholder')) ?? '')
      const cut = await field.evaluate((shown) => shown.scrollWidth - shown.clientWidth)
      expect(cut, `${list} ${language}`).toBe(0)
    }
})

test('what is typed to block a time is not lost to Escape', async ({ page }) => {
  const inAdmin = (key: string) => textsIn('en')('hotel-admin', `discard.${key}`)
  const say = words('en')
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  await page.getByRole('link', { name: textsIn('en')('hotel-admin', 'nav.appointments') }).click()
  const block = page.getByRole('dialog', { name: say('day.block') })
  await press(page, say('day.block'))
  await page.keyboard.press('Escape')
  await expect(block).toHaveCount(0)
  await press(page, say('day.block'))
  await block.getByLabel(say('block.reason')).fill('Repairs')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: inAdmin('title') })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(block.getByLabel(say('block.reason'))).toHaveValue('Repairs')
  await page.goBack()
  await press(question, inAdmin('confirm'))
  await expect(block).toHaveCount(0)
})

test('an appointment is moved with the keyboard, by dragging and back, blocked around and cancelled', async ({
  page,
  browser,
}) => {
  const say = words('bs')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Massage', { startsAt: at('13:00') })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${HOTEL}/admin/bookings/spa-wellness?lng=bs&day=${DAY}`)
  const one = appointment(page, id)
  await expect(one).toContainText('13:00')
  await expect(page.locator('[data-buffer]')).toHaveAttribute('title', say('day.buffer'))
  await expectAccessible(page)

  await one.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(one).toContainText('14:00')
  await expect(page.getByRole('status').filter({ hasText: /^14:00, / })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(one).toContainText('13:00')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => minuteOf(id)).toBe('13:30')
  await expect(one).toBeFocused()

  await one.scrollIntoViewIfNeeded()
  const from = await one.boundingBox()
  if (!from) throw new Error('The appointment is not visible')
  await page.mouse.move(from.x + 30, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 10 + 74, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => minuteOf(id)).toBe('14:30')
  await page
    .getByRole('button', { name: textsIn('bs')('hotel-admin', 'bookings.undo') })
    .first()
    .click()
  await expect.poll(() => minuteOf(id)).toBe('13:30')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // to what its offer does not have it cannot be dragged, and goes back
  const other = page.getByRole('region', { name: 'Hamam', exact: true })
  const [grip, there] = [await one.boundingBox(), await other.boundingBox()]
  if (!grip || !there) throw new Error('The appointment is not visible')
  await page.mouse.move(grip.x + 30, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(there.x + 60, grip.y + 10, { steps: 6 })
  const refusal = say('day.notOffered').replace('{{where}}', 'Hamam').replace('{{what}}', 'Masaža')
  await expect(one).toContainText(refusal)
  await page.mouse.up()
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: refusal })).toBeVisible()
  await expect(one).toContainText('13:30')
  expect(await minuteOf(id)).toBe('13:30')

  const resource = (await mine(guest, id))?.resource?.id ?? ''
  await press(page, say('day.block'))
  const block = page.getByRole('dialog')
  await block.getByLabel(say('day.resource')).selectOption(resource)
  const [begins, ends] = ([1, 3] as const).map((at) => block.getByRole('textbox').nth(at))
  if (!begins || !ends) throw new Error('A block has two times')
  await begins.fill('1300')
  await ends.fill('14')
  await expect(begins).toHaveAccessibleName(say('block.fromTime'))
  await expect(begins).toHaveValue('13:00')
  await begins.focus()
  await expect(ends).toHaveAccessibleName(say('block.untilTime'))
  await expect(ends).toHaveValue('14:00')
  await block.getByLabel(say('block.reason')).fill('Pauza')
  await press(block, say('day.block'))
  await expect(block.getByText(say('block.taken'))).toBeVisible()
  await begins.fill('15.00')
  await expect(block.getByText(say('block.taken'))).toHaveCount(0)
  await ends.fill('١٦:٠٠')
  await press(block, say('day.block'))
  await expect(block).toHaveCount(0)
  await expect(page.getByText('Pauza')).toBeVisible()

  // to a time that is blocked it cannot be moved, and goes back
  await one.focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('refused.SLOT_TAKEN')).first()).toBeVisible()
  await expect(one).toContainText('13:30')
  expect(await minuteOf(id)).toBe('13:30')

  await page.getByRole('button', { name: /Pauza/ }).click()
  await press(page.getByRole('dialog'), say('day.free'))
  await expect(page.getByRole('button', { name: /Pauza/ })).toHaveCount(0)

  await one.focus()
  await page.keyboard.press('Enter')
  await press(page.getByRole('dialog').first(), say('cancel'))
  await page.getByRole('dialog').last().getByText(textsIn('bs')('work', 'cancelReason.asked')).click()
  await press(page.getByRole('dialog').last(), say('cancel'))
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('cancelled')
  await page
    .getByRole('button', { name: textsIn('bs')('hotel-admin', 'bookings.undo') })
    .first()
    .click()
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('confirmed')
  await guest.close()
})

test('on a short screen the day keeps its height, and another time wants a day from today on', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  await ask(guest, 'Old town walk', { startsAt: at('15:00') })
  const { id } = await ask(guest, 'Massage', { startsAt: at('13:00') })
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
  const grid = page.getByRole('region', { name: say('tab.appointment') })
  await expect.poll(async () => (await grid.boundingBox())?.height).toBeGreaterThan(250)
  await page.setViewportSize({ width: 1440, height: 900 })
  await appointment(page, id).press('Enter')
  await press(page.getByRole('dialog'), say('day.otherTime'))
  const form = page.getByRole('dialog').last()
  const offered = form.getByLabel(say('day.resource')).getByRole('option')
  expect(await offered.count()).toBeLessThan(await page.locator('[data-resource]').count())
  await form.getByLabel(say('book.day'), { exact: true }).fill('2020-01-01')
  await expect(form.getByText(say('book.needDay'))).toBeVisible()
  await expect(form.getByRole('radio')).toHaveCount(0)
  await press(form, say('day.move'))
  expect(await minuteOf(id)).toBe('13:00')
  await guest.close()
})

test('what waits for an answer is confirmed, and staff book for a guest who calls', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Old town walk', { startsAt: at('15:00') })
  await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
  const waiting = page.locator(`[data-waiting="${id}"]`)
  await press(waiting, say('advance.booked'))
  await expect(waiting).toHaveCount(0)
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('confirmed')

  const form = page.getByRole('dialog')
  const lejla = page.getByRole('region', { name: 'Lejla', exact: true })
  await lejla.locator('[data-resource]').click({ position: { x: 40, y: 962 } })
  await form.getByLabel(say('book.what')).selectOption({ label: 'Massage' })
  await expect(form.getByLabel(say('day.resource')).locator('option:checked')).toHaveText('Lejla')
  await expect(form.getByLabel(say('book.anyTime'))).toHaveValue(/^\d\d:(00|15|30|45)$/)
  await page.keyboard.press('Escape')
  await press(page, textsIn('en')('hotel-admin', 'discard.confirm'))

  await press(page.locator('header'), say('book.open'))
  await expect(form.getByRole('searchbox')).toBeFocused()
  await form.getByRole('searchbox').fill('101')
  await form.getByRole('button', { name: /Smith/ }).first().click()
  await expect(form.getByLabel(say('book.what'))).toBeFocused()
  await form.getByLabel(say('book.what')).selectOption({ label: 'Pool' })
  await form.getByLabel(say('book.people')).selectOption('2')
  await form.getByLabel(say('book.anyTime')).fill('06:00')
  await expectAccessible(page)
  await press(form, say('book.send'))
  await expect(form).toHaveCount(0)
  const booked = await answer<GuestServiceBooking[]>(await guest.request.get(`${API}/my-service-bookings`))
  expect(booked.find(({ name }) => name.en === 'Pool')).toMatchObject({ places: 2, status: 'confirmed' })
  await guest.close()
})

test('what staff have seen is unseen again once its guest has moved it', async ({ page, browser }) => {
  const seen = textsIn('en')('hotel-admin', 'bookings.see')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const { id } = await ask(guest, 'Old town walk', { startsAt: at('15:00') })
  await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
  const button = page.locator(`[data-waiting="${id}"]`).getByRole('button', { name: `${seen}: room` })
  await button.click()
  await expect(button).toHaveCount(0)
  await expect.poll(async () => (await mine(guest, id))?.seenAt).toEqual(expect.any(String))

  const moved = await guest.request.post(`${API}/my-service-bookings/${id}/move`, {
    data: { version: 1, startsAt: new Date(momentOf(daysLater(DAY, 1), '15:00', ZONE)).toISOString() },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await moved.json()).toMatchObject({ status: 'pending', seenAt: null })
  await expect(button).toBeVisible()
  await guest.close()
})

test('among the requests, what waits for an answer says for how many and with whom, and is confirmed there', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const two = { startsAt: at('15:00'), places: 2, shownTotal: 7000 }
  const { id } = await ask(guest, 'Old town walk', two)
  await page.goto(`${HOTEL}/admin/requests?lng=en&kind=appointment`)
  await expect(card(page, id)).toContainText('2 people · Our guide · $70.00')
  await expect(card(page, id)).not.toContainText(say('nobody'))
  await press(card(page, id), 'Details: room 101, Old town walk')
  const details = page.getByRole('dialog')
  const who = details.getByRole('region', { name: say('who') })
  await expect(who).toContainText('Our guide')
  await expect(who).not.toContainText(say('nobody'))
  await expect(who.getByRole('button')).toHaveText([say('escalate')])
  await expect(details.getByRole('button', { name: say('advance.done') })).toHaveCount(0)
  await details.getByLabel(textsIn('en')('hotel-admin', 'details.notesLabel')).fill('Meets us in the lobby')
  await expectAccessible(page)
  await press(details, say('advance.booked'))
  await expect.poll(async () => (await mine(guest, id))?.status).toBe('confirmed')
  const [saved] = await askDatabase(`SELECT staff_notes FROM service_bookings WHERE id = '${id}'`)
  expect(saved).toEqual({ staff_notes: 'Meets us in the lobby' })
  await expect(details.getByRole('button', { name: say('advance.done') })).toBeVisible()
  await expect(card(page, id)).toHaveCount(0)
  await guest.close()
})

test('staff read what is missing, keep what they have typed, and open what they have booked', async ({
  page,
}) => {
  const say = words('en')
  const admin = textsIn('en')
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  await press(page.locator('header'), say('book.open'))
  const form = page.getByRole('dialog', { name: say('book.title') })
  await form.getByLabel(say('book.note')).fill('For the balcony')
  await page.keyboard.press('Escape')
  await press(page, admin('hotel-admin', 'discard.keep'))
  await expect(form.getByLabel(say('book.note'))).toHaveValue('For the balcony')

  await form.getByRole('searchbox').fill('101')
  await form.getByRole('button', { name: /Smith/ }).first().click()
  await form.getByLabel(say('book.what')).selectOption({ label: 'Towels' })
  const fewer = form.getByRole('button', { name: /Bath towels/ }).first()
  await fewer.click()
  await fewer.click()
  await press(form, say('book.send'))
  await expect(form.getByRole('alert').filter({ hasText: admin('work', 'guest.nothing') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await press(form, say('book.send'))
  await expect(form).toHaveCount(0)
  await press(page, admin('hotel-admin', 'bookings.forGuest.show'))
  await expect(page.getByRole('dialog')).toContainText('For the balcony')
})

test('on a phone, what was booked just now does not lie over the button of the next', async ({ page }) => {
  const say = words('en')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/admin/requests?lng=en`)
  const dialog = page.getByRole('dialog', { name: say('book.title') })
  const book = dialog.getByRole('button', { name: say('book.send'), exact: true })
  const choose = async (offer: string) => {
    await press(page.locator('header'), say('book.open'))
    await dialog.getByRole('searchbox').fill('101')
    await dialog.getByRole('button', { name: /Smith/ }).first().click()
    await dialog.getByLabel(say('book.what')).selectOption({ label: offer })
  }
  await choose('Towels')
  await book.click()
  await expect(dialog).toHaveCount(0)
  await choose('Airport transfer')
  const toast = dialog.locator('[data-sonner-toast]')
  await toast.hover()
  const [told, button] = [await toast.boundingBox(), await book.boundingBox()]
  expect(told && button && told.y + told.height <= button.y).toBe(true)
})

test('staff are offered what is free, however long before guests must book it', async ({ page }) => {
  const say = words('en')
  const massage = "WHERE name = 'Massage' AND hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')"
  const [was] = (await askDatabase(`SELECT lead_minutes FROM offers ${massage}`)) as {
    lead_minutes?: number
  }[]
  const setLead = (minutes = 0) =>
    changeData('services', `UPDATE offers SET lead_minutes = ${minutes} ${massage}`)
  await setLead(7 * 24 * 60)
  try {
    await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
    await press(page.locator('header'), say('book.open'))
    const form = page.getByRole('dialog')
    await form.getByRole('searchbox').fill('101')
    await form.getByRole('button', { name: /Smith/ }).first().click()
    await form.getByLabel(say('book.what')).selectOption({ label: 'Massage' })
    const free = form.getByRole('radio', { name: '13:00', exact: true })
    await expect(free).toHaveCount(1)
    await free.check({ force: true })
    await press(form, say('book.send'))
    await expect(form).toHaveCount(0)
    const booked = await askDatabase("SELECT starts_at FROM service_bookings WHERE kind = 'appointment'")
    expect(booked).toEqual([{ starts_at: new Date(at('13:00')) }])
  } finally {
    await setLead(was?.lead_minutes)
  }
})

test('on a phone the day shows first who has something to do, and says how much each has', async ({
  page,
  browser,
}) => {
  const say = words('en')
  const guest = await browser.newContext()
  await signInGuest(guest)
  const walk = await ask(guest, 'Old town walk', { startsAt: at('15:00') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/admin/appointments?lng=en&day=${DAY}`)
  await expect(appointment(page, walk.id)).toBeVisible()
  const choice = page.getByRole('combobox', { name: say('day.resource') })
  const shown = choice.locator('option:checked')
  await expect(shown).toHaveText(/^\u2068Our guide\u2069 \(1\)$/)
  await expect(choice.getByRole('option', { name: 'Indoor pool', exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await choice.selectOption('Indoor pool')
  await expect(appointment(page, walk.id)).toHaveCount(0)
  await expect(shown).toHaveText('Indoor pool')
  await guest.close()
})

test('the board and the day read well in Arabic, on a phone as well', async ({ page, browser }) => {
  const guest = await browser.newContext()
  await signInGuest(guest)
  const taxi = await ask(guest, 'Taxi')
  const massage = await ask(guest, 'Massage', { startsAt: at('13:00') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/admin/requests?lng=ar`)
  await expect(card(page, taxi.id)).toContainText('سيارة أجرة')
  await expectAccessible(page)
  await page.goto(`${HOTEL}/admin/bookings/spa-wellness?lng=ar&day=${DAY}&resource=${massage.resource?.id}`)
  await expect(appointment(page, massage.id)).toContainText('13:00')
  await expect(page.locator('[data-resource]')).toHaveCount(1)
  await expectAccessible(page)
  await guest.close()
})
