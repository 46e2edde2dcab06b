import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import type { GuestOrder, NewOrder } from '#features/room-service/contract.ts'
import type { GuestMenuItem, StaffMenuItem } from '#features/menu/dish-shapes.ts'
import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { sentOrder } from './sent-order.ts'
import { askDatabase, changeData } from './hotel-data.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

const API = '/api/hotels/demo-hotel'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const QUARTER_MS = HOUR_MS / 4

const board = (language: Language) => `${HOTEL}/admin/bookings/room-service?view=board&lng=${language}`
const textOf = (language: Language) => {
  const text = textsIn(language)
  return (key: string) => text('hotel-admin', key)
}
const inAdmin = textOf('en')
const card = (page: Page, { id }: { id: string }) => page.locator(`[data-booking="${id}"]`)
const placed: string[] = []

async function ask<Answer>(request: APIRequestContext, method: string, path: string, data?: object) {
  const response = await request.fetch(`${API}${path}`, { method, data: data ?? null, headers: SAME_ORIGIN })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Answer
}

type Wanted = { lines: [string, number][] } & Partial<NewOrder>

async function orderOf(request: APIRequestContext, { lines, ...more }: Wanted) {
  const menu = await ask<GuestMenuItem[]>(request, 'GET', '/menu')
  const { currency } = await ask<{ currency: string }>(request, 'GET', '')
  const dishes = lines.map(([name, quantity]) => {
    const dish = menu.find((each) => each.name.en === name)
    if (!dish) throw new Error(`The menu has no ${name}`)
    return { dish, quantity }
  })
  const items = dishes.map(({ dish, quantity }) => ({ itemId: dish.id, quantity }))
  const shownTotal = dishes.reduce((sum, { dish, quantity }) => sum + dish.price * quantity, 0)
  return { key: crypto.randomUUID(), order: { items, shownTotal, currency, ...more } }
}

async function place(request: APIRequestContext, wanted: Wanted) {
  await askDatabase("DELETE FROM rate_limits WHERE action_type = 'room_service_booking'")
  const booking = await ask<GuestOrder>(request, 'POST', '/bookings', await orderOf(request, wanted))
  placed.push(booking.id)
  return booking
}

/** A guest's own browser. */
async function guestIn(browser: Browser, lastName: string, room: string) {
  const context = await browser.newContext()
  await signInGuest(context, lastName, room)
  return context
}

/** What the kitchen declares of the baklava. */
async function declare(request: APIRequestContext, change: object) {
  const menu = await ask<StaffMenuItem[]>(request, 'GET', '/menu/all')
  const found = menu.find(({ name }) => name.en === 'Baklava')
  await ask(request, 'POST', '/menu/changes', { items: [{ id: found?.id, version: found?.version }], change })
}

test.beforeEach(async ({ context }) => signInStaff(context))
test.afterEach(async () => {
  await askDatabase("UPDATE guests SET avoids = '{}'")
  const ids = placed.splice(0).map((id) => `'${id}'`)
  if (ids.length > 0) await changeData('bookings', `DELETE FROM service_bookings WHERE id IN (${ids.join()})`)
  await changeData(
    'menu',
    "DELETE FROM kitchens WHERE hotel_id = (SELECT id FROM hotels WHERE slug = 'demo-hotel')",
  )
})

test('a Bosnian cook reads, acknowledges and cooks what an Arabic guest orders who avoids nuts', async ({
  page,
  context,
  browser,
}) => {
  const bs = textOf('bs')
  const traits = (key: string) => textsIn('bs')('traits', key)
  await changeData(
    'menu',
    "INSERT INTO kitchens (hotel_id, language) SELECT id, 'bs' FROM hotels WHERE slug = 'demo-hotel'",
  )
  await declare(context.request, { kind: 'traits', traits: { nuts: true } })
  const guest = await guestIn(browser, 'أشجع', '312')
  await ask(guest.request, 'PUT', '/my-diet', { avoided: ['nuts'] })
  const booking = await place(guest.request, {
    lines: [
      ['Baklava', 2],
      ['Hummus', 1],
    ],
    language: 'ar',
    specialInstructions: 'بدون ثلج',
  })

  await page.goto(board('bs'))
  const order = card(page, booking)
  const avoids = order.getByRole('group', { name: traits('guestAvoids') })
  await expect(avoids).toContainText(traits('name.nuts'))
  await expect(order).toContainText(bs('bookings.contains').replace('{{list}}', traits('inline.nuts')))
  await expect(order).toContainText('Bez leda')
  await expect(order).toContainText(bs('bookings.exactTranslation'))
  await expectAccessible(page)

  await order.getByRole('button', { name: bs('bookings.advance.pending') }).click()
  const start = order.locator('[data-advance]')
  await expect(start).toHaveAccessibleName(new RegExp(bs('bookings.advance.confirmed')))
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(traits('mustAcknowledge')).last()).toBeVisible()
  await expect(avoids.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(avoids.getByRole('button')).toHaveCount(0)
  await expect(start).toBeFocused()
  const seen = await ask<GuestOrder[]>(guest.request, 'GET', '/my-bookings')
  expect(seen.find(({ id }) => id === booking.id)?.acknowledgedAt).not.toBeNull()

  await order.locator('[data-advance]').click()
  const baklava = order.getByRole('button', { name: /Baklava/ })
  const oneReady = bs('bookings.madeOf').replace('{{made}}', '1').replace('{{all}}', '2')
  const isCompact = (await baklava.count()) === 0
  if (isCompact) await order.getByRole('button', { name: /312/ }).first().click()
  const tick = isCompact ? page.getByRole('dialog').getByRole('checkbox').first() : baklava
  await tick.click()
  await expect(page.getByText(oneReady).first()).toBeVisible()
  await tick.click()
  await expect(page.getByText(oneReady)).toHaveCount(0)
  // the ticket is the kitchen's, whatever the language of the screen that prints it
  await page.goto(board('en'))
  await order.getByRole('button', { name: /312/ }).first().click()
  const ticket = page.locator('.ticket')
  await expect(ticket).toContainText(traits('name.nuts'))
  await expect(ticket).toContainText(bs('bookings.contains').replace('{{list}}', traits('inline.nuts')))
  await expect(ticket).toContainText(textsIn('bs')('common', 'notPaid'))
  await expect(ticket).toContainText(bs('bookings.column.room'))
  await guest.close()
  await declare(context.request, { kind: 'traits', traits: { nuts: null } })
})

test('an allergy named in a note is acknowledged like one of the list, and the review warns of it', async ({
  page,
  context,
  browser,
}) => {
  const en = textsIn('en')
  const guestText = (key: string) => en('guest', key)
  const traits = (key: string) => en('traits', key)
  const nuts = traits('inline.nuts')
  const conflict = traits('conflict').replace('{{list}}', nuts)
  await declare(context.request, { kind: 'traits', traits: { nuts: true } })
  await askDatabase("DELETE FROM rate_limits WHERE action_type = 'room_service_booking'")
  const guest = await guestIn(browser, 'Novak', '405')
  const phone = await guest.newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`${HOTEL}/room-service?lng=en`)
  for (const name of ['Baklava', 'Fresh Mint Tea'])
    await phone.getByRole('button', { name: guestText('menu.addItem').replace('{{name}}', name) }).click()
  await phone.goto(`${HOTEL}/room-service?lng=en#order`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(guestText('order.title'))
  const review = phone.getByRole('main')
  await expect(review).toContainText('Baklava')
  await expect(review).not.toContainText(conflict)
  await phone.getByRole('button', { name: en('dish', 'phrases.open') }).click()
  const book = phone.getByRole('dialog', { name: en('dish', 'phrases.open') })
  await book.getByRole('textbox').fill('allergic to nuts')
  await book.getByRole('button', { name: 'I am allergic to nuts' }).click()
  await book.getByRole('button', { name: en('dish', 'phrases.done') }).click()
  await expect(review.getByRole('listitem').filter({ hasText: 'Baklava' })).toContainText(conflict)
  await expect(review).toContainText(traits('willTell').replace('{{list}}', nuts))
  await expectAccessible(phone)
  await phone.getByRole('textbox', { name: guestText('order.note') }).fill('No onion')
  await expect(review).not.toContainText(conflict)
  await phone.getByRole('textbox', { name: guestText('order.note') }).fill('Allergic to kiwi')
  await expect(review).toContainText(traits('toldNote'))
  await phone
    .getByRole('textbox', { name: guestText('order.note') })
    .fill('No onion. Our son is allergic to nuts!')
  await phone.getByRole('button', { name: guestText('order.confirm') }).click()
  await expect(sentOrder(phone)).toContainText(conflict)
  const [booking] = await ask<GuestOrder[]>(guest.request, 'GET', '/my-bookings')
  if (!booking) throw new Error('No order')
  placed.push(booking.id)
  expect(booking.avoids).toEqual(['nuts'])

  await page.goto(board('en'))
  const order = card(page, booking)
  const avoids = order.getByRole('group', { name: traits('guestAvoids') })
  await expect(avoids).toContainText(traits('name.nuts'))
  await expect(avoids.getByRole('button')).toBeVisible()
  await expect(order).toContainText(inAdmin('bookings.contains').replace('{{list}}', nuts))
  await guest.close()
  await declare(context.request, { kind: 'traits', traits: { nuts: null } })
})

test('what is avoided from now on is not what an order under way says, and its guest is told so, in Arabic', async ({
  browser,
}) => {
  const language = 'ar'
  const text = textsIn(language)
  const traits = (key: string) => text('traits', key)
  const guest = await guestIn(browser, 'Novak', '405')
  const phone = await guest.newPage()
  const sheet = phone.getByRole('dialog', { name: traits('avoid') })
  const chip = phone.getByRole('button', {
    name: traits('avoidChip').replace('{{list}}', traits('inline.nuts')),
  })
  /** Saves it, until it is known which orders are under way. */
  const save = async () => {
    await phone.goto(`${HOTEL}/room-service?lng=${language}`)
    await phone.getByRole('button', { name: traits('avoid') }).click()
    await sheet.getByRole('checkbox', { name: new RegExp(`^${traits('name.nuts')}`) }).check()
    const saved = phone.waitForResponse(/diet\/save/)
    const looked = saved.then(() => phone.waitForResponse(/bookings\/listMine/))
    await sheet.getByRole('button', { name: traits('avoidSave') }).click()
    await (await looked).finished()
  }
  const told = phone.getByText(traits('fromNextOrder'))
  // what others have ordered for this guest is not under way any more
  await askDatabase(
    "UPDATE service_bookings SET status = 'delivered' WHERE room_number = '405' AND kind = 'order'",
  )
  await save()
  await expect(chip).toBeVisible()
  const carrying = await place(guest.request, { lines: [['Baklava', 1]] })
  expect(carrying.avoids).toEqual(['nuts'])
  await askDatabase("UPDATE guests SET avoids = '{}'")
  await guest.clearCookies()
  await signInGuest(guest, 'Novak', '405')
  await phone.evaluate(() => localStorage.clear())
  await save()
  await chip.click()
  await expect(sheet).toBeVisible()
  await expect(told).toHaveCount(0)

  await askDatabase(`UPDATE service_bookings SET avoids = '{}' WHERE id = '${carrying.id}'`)
  await askDatabase("UPDATE guests SET avoids = '{}'")
  await phone.evaluate(() => localStorage.clear())
  await save()
  await expect(told).toBeVisible()
  const note = phone.getByRole('main').getByRole('status').filter({ has: told })
  await expect(note.getByRole('link', { name: text('guest', 'bookings.call') })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(note.locator('> div')).toHaveCSS('opacity', '1')
  await expect(note.locator('> div')).toBeInViewport({ ratio: 1 })
  await expectAccessible(phone)
  await phone.setViewportSize({ width: 390, height: 844 })
  const across = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().width)
  expect((await across(told)) / (await across(note))).toBeGreaterThan(0.7)
  // it comes into view once, and not again with each dish that is added
  const below = phone.getByRole('article').nth(9)
  await below.getByRole('button').last().click()
  await expect(below.getByRole('group')).toContainText('1')
  await expect(note.locator('> div')).not.toBeInViewport()
  await guest.close()
})

test('an order that is repeated says on its page what is no longer on the menu', async ({ browser }) => {
  const text = textsIn('en')
  const guest = await guestIn(browser, 'Novak', '405')
  const { id } = await place(guest.request, {
    lines: [
      ['Hummus', 1],
      ['Baklava', 1],
    ],
  })
  await changeData(
    'bookings',
    `UPDATE service_bookings SET status = 'delivered', delivered_at = now() WHERE id = '${id}'`,
  )
  await changeData('menu', "UPDATE menu_items SET enabled = false WHERE name = 'Baklava'")
  try {
    const phone = await guest.newPage()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${HOTEL}/order?lng=en#${id}`)
    await phone
      .getByRole('button', { name: text('guest', 'bookings.again') })
      .first()
      .click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'order.title'))
    await expect(phone.getByRole('main').getByRole('alert').first()).toContainText(
      'Baklava is no longer available and was removed.',
    )
    await expect(phone.locator('[data-sonner-toast]')).toHaveCount(0)
    await expectAccessible(phone)
  } finally {
    await changeData('menu', "UPDATE menu_items SET enabled = true WHERE name = 'Baklava'")
    await guest.close()
  }
})

test('a paused kitchen takes no orders until somebody opens it again', async ({ page, browser }) => {
  const guest = await guestIn(browser, 'Novak', '405')
  await page.goto(board('en'))
  const pause = async () => {
    await page.getByRole('button', { name: inAdmin('bookings.kitchenMenu') }).click()
    await page.getByRole('menuitem', { name: inAdmin('bookings.pause.open') }).click()
    await page.getByRole('dialog').getByRole('button', { name: '15 min' }).click()
  }
  await pause()
  const notice = page.locator('[data-kitchen-notice]')
  await expect(notice.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expectAccessible(page)
  const data = await orderOf(guest.request, { lines: [['Hummus', 1]] })
  const refused = await guest.request.post(`${API}/bookings`, { data, headers: SAME_ORIGIN })
  expect(await refused.json()).toMatchObject({ code: 'ORDERS_PAUSED' })

  await page.getByRole('button', { name: inAdmin('bookings.undo') }).click()
  await expect(notice).toHaveCount(0)
  await pause()
  await notice.getByRole('button', { name: inAdmin('bookings.pause.end') }).click()
  await expect(notice).toHaveCount(0)
  const booking = await place(guest.request, { lines: [['Hummus', 1]] })
  await expect(card(page, booking)).toBeVisible()
  await guest.close()
})

test('the keyboard stays on what it was on while the card moves to another column', async ({
  page,
  context,
  browser,
}) => {
  await declare(context.request, { kind: 'traits', traits: { nuts: true } })
  const guest = await guestIn(browser, 'أشجع', '312')
  await ask(guest.request, 'PUT', '/my-diet', { avoided: ['nuts'] })
  const booking = await place(guest.request, { lines: [['Baklava', 1]] })
  await page.goto(board('en'))
  const order = card(page, booking)
  const lane = await page.locator('[data-lane]', { has: order }).elementHandle()
  await page.mouse.move(2, 2)
  await page.mouse.down()
  await order.locator('[data-advance]').evaluate((button: HTMLElement) => button.click())
  const seen = order.locator('[data-acknowledge]')
  await seen.focus()
  await page.mouse.up()
  const isThere = () =>
    lane?.evaluate((was, id) => was.querySelector(`[data-booking="${id}"]`) !== null, booking.id)
  await expect.poll(isThere).toBe(false)
  await expect(seen).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(seen).toHaveCount(0)
  await expect(order.locator('[data-advance]')).toBeFocused()
  await guest.close()
})

test('an order that a guest gives by phone is entered by staff, also where answers are lost', async ({
  page,
}) => {
  await page.goto(board('en'))
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  // the menu comes after the dish has been typed
  let showMenu = () => {}
  const isTyped = new Promise<void>((resolve) => (showMenu = resolve))
  await page.route('**/rpc/menu/list?*', async (route) => {
    await isTyped
    await route.continue()
  })
  await expect(async () => {
    await page.getByRole('button', { name: inAdmin('bookings.kitchenMenu') }).click()
    await page.getByRole('menuitem', { name: inAdmin('bookings.phone.open') }).click({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  const dialog = page.getByRole('dialog')
  const findGuest = dialog.getByRole('searchbox', { name: inAdmin('bookings.forGuest.findGuest') })
  await expect(findGuest).toBeFocused()
  await page.keyboard.type('405')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Novak', { exact: true })).toBeVisible()
  const findDish = dialog.getByRole('searchbox', { name: inAdmin('bookings.phone.findDish') })
  await expect(findDish).toBeFocused()
  await expect(dialog.getByText('/', { exact: true })).toHaveCount(0)
  await page.keyboard.type('humm')
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
  showMenu()
  await dialog.getByRole('button', { name: /^Hummus/ }).click()
  await dialog.getByLabel(inAdmin('bookings.phone.note')).fill('By the pool, please')
  await expectAccessible(page)
  // the first answer is lost after the order was placed
  let isLost = false
  await page.route('**/rpc/bookings/placeFor', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: inAdmin('bookings.phone.send') }).click()
  await expect(dialog).toHaveCount(0)
  expect(isLost).toBe(true)
  await page.getByRole('button', { name: inAdmin('bookings.forGuest.show'), exact: true }).click()
  const rows = await askDatabase(
    "SELECT id FROM service_bookings WHERE special_instructions = 'By the pool, please'",
  )
  expect(rows).toHaveLength(1)
  const [{ id = '' } = {}] = rows
  placed.push(id)
  await expect(dialog).toContainText(inAdmin('bookings.enteredBy').split('{{')[0] ?? '')
  await expect(dialog).toContainText('3×')
})

test('who enters an order by phone sees what the guest avoids, and is asked once about a dish against it', async ({
  page,
  context,
  browser,
}) => {
  const traits = (key: string) => textsIn('en')('traits', key)
  await declare(context.request, { kind: 'traits', traits: { nuts: true } })
  await changeData('menu', "UPDATE menu_items SET stock = 1 WHERE name = 'Baklava'")
  const guest = await guestIn(browser, 'Novak', '405')
  await ask(guest.request, 'PUT', '/my-diet', { avoided: ['nuts'] })

  await page.goto(board('en'))
  await page.getByRole('button', { name: inAdmin('bookings.kitchenMenu') }).click()
  await page.getByRole('menuitem', { name: inAdmin('bookings.phone.open') }).click()
  const dialog = page.getByRole('dialog').first()
  const baklava = dialog.getByRole('button', { name: /^Baklava/ })
  await dialog.getByRole('searchbox', { name: inAdmin('bookings.phone.findDish') }).fill('bakla')
  const containsNuts = new RegExp(traits('containsList').replace('{{list}}', '.*nuts'))
  await expect(baklava).toContainText(containsNuts)
  await expect(baklava).toContainText('1 left')
  await dialog.getByRole('searchbox', { name: inAdmin('bookings.forGuest.findGuest') }).fill('405')
  await dialog.getByRole('button', { name: /405.*Novak/ }).click()
  await expect(dialog.getByRole('status').filter({ hasText: traits('guestAvoids') })).toContainText('Nuts')
  await expect(baklava).toContainText(inAdmin('bookings.contains').replace('{{list}}', 'nuts'))
  await baklava.click()
  await dialog.getByLabel(inAdmin('bookings.phone.note')).fill('She has said that it is for somebody else')
  await expectAccessible(page)

  const send = dialog.getByRole('button', { name: inAdmin('bookings.phone.send') })
  const question = page.getByRole('dialog', { name: inAdmin('bookings.phone.againstTitle') })
  await send.click()
  await expect(question).toContainText('Baklava')
  await expectAccessible(page)
  await question.getByRole('button', { name: textsIn('en')('common', 'cancel') }).click()
  await send.click()
  await page.route('**/rpc/bookings/placeFor', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await question.getByRole('button', { name: inAdmin('bookings.phone.sendAnyway') }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await send.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const rows = await askDatabase(
    "SELECT id, avoids FROM service_bookings WHERE special_instructions LIKE 'She has said%'",
  )
  expect(rows).toMatchObject([{ avoids: ['nuts'] }])
  placed.push(String(rows[0]?.id))
  await guest.close()
  await changeData('menu', "UPDATE menu_items SET stock = NULL WHERE name = 'Baklava'")
})

test('an order for later waits apart, moves over by itself, and is cancelled with a reason', async ({
  page,
  browser,
}) => {
  const guest = await guestIn(browser, 'Novak', '405')
  const dueAt = new Date(Math.ceil((Date.now() + 3 * HOUR_MS) / QUARTER_MS) * QUARTER_MS).toISOString()
  const booking = await place(guest.request, { lines: [['Hummus', 1]], dueAt })
  await page.clock.install()
  await page.goto(board('en'))
  const laterTab = page.getByRole('tab', { name: new RegExp(`^${inAdmin('bookings.later')}`) })
  await expect(laterTab).toContainText('1')
  await expect(card(page, booking)).toHaveCount(0)
  await laterTab.click()
  await expect(card(page, booking)).toContainText(/due/)
  await expectAccessible(page)
  await page.getByRole('tab', { name: new RegExp(`^${inAdmin('bookings.ongoing')}`) }).click()
  await page.clock.fastForward(2.5 * HOUR_MS)
  await expect(card(page, booking)).toHaveAttribute('data-unseen', 'true')
  await expect(laterTab).toHaveCount(0)

  await card(page, booking)
    .getByRole('button', { name: /^Details.*405/ })
    .click()
  await page.getByRole('button', { name: inAdmin('details.cancel') }).click()
  const asked = page.getByRole('dialog').last()
  await asked.getByRole('button', { name: inAdmin('details.cancel') }).click()
  await expect(asked.getByRole('alert')).toHaveText(inAdmin('bookings.reasonMissing'))
  await asked.getByRole('radio', { name: inAdmin('bookings.reason.soldOut') }).check()
  await asked.getByRole('button', { name: inAdmin('details.cancel') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toContainText(inAdmin('bookings.reason.soldOut'))
  const [mine] = await ask<GuestOrder[]>(guest.request, 'GET', '/my-bookings')
  expect(mine).toMatchObject({ id: booking.id, status: 'cancelled', cancelReason: 'soldOut' })
  await guest.close()
})
