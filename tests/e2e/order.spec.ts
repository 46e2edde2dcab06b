import type { Locator, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { usual } from '#tests/usual.ts'
import { askDatabase } from './hotel-data.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, STAFF, test, textsIn } from './browser.ts'
import { sentOrder } from './sent-order.ts'

type Journey = { language: Language } & Record<'lastName' | 'room' | 'dish' | 'drink' | 'coffee', string>
const JOURNEYS: Journey[] = [
  {
    language: 'ar',
    lastName: 'أشجع',
    room: '312',
    dish: 'تشيفابي سراييفو',
    drink: 'شاي بالنعناع الطازج',
    coffee: 'كابتشينو',
  },
  {
    language: 'en',
    lastName: 'o’beirn',
    room: '118',
    dish: 'Sarajevski ćevapi',
    drink: 'Fresh Mint Tea',
    coffee: 'Cappuccino',
  },
  {
    language: 'bs',
    lastName: 'ŠARIĆ-ĐURIĆ',
    room: '207',
    dish: 'Sarajevski ćevapi',
    drink: '',
    coffee: 'Kapućino',
  },
]

test('a guest cancels an order that nobody has confirmed, and staff read it on the board', async ({
  browser,
  page,
  context,
}) => {
  const guestText = (key: string) => textsIn('en')('guest', key)
  const office = await browser.newContext()
  await signInStaff(office)
  const board = await office.newPage()
  await board.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  const adding = guestText('menu.addItem').replace('{{name}}', 'Hummus')
  await page.getByRole('button', { name: adding }).click()
  await page
    .getByRole('complementary', { name: guestText('order.review') })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: guestText('order.confirm') }).click()
  const sent = sentOrder(page)
  const id = (await sent.getByText(/^#[0-9A-F]{8}$/).innerText()).slice(1)
  await expect(board.locator(`[data-booking^="${id.toLowerCase()}"]`)).toBeVisible()

  await sent.getByRole('button', { name: guestText('order.cancel.action') }).click()
  const asked = page.getByRole('dialog', { name: guestText('order.cancel.title') })
  await expectAccessible(page)
  await asked.getByRole('button', { name: guestText('order.cancel.action') }).click()
  await expect(page.getByRole('dialog', { name: guestText('order.state.cancelled') })).toBeVisible()
  await expect(page.getByText(guestText('cancelled.reason.guest')).first()).toBeVisible()
  await expect(board.getByText(`the guest cancelled order #${id}`)).toBeVisible()
  await expect(board.locator(`[data-booking^="${id.toLowerCase()}"]`)).toHaveCount(0)
  await office.close()
})

test('an order that was just sent is shown, though the list of what is booked cannot be read again', async ({
  page,
  context,
}) => {
  const text = (key: string) => textsIn('en')('guest', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/services?lng=en`)
  await expect(page.getByRole('heading', { name: text('bookings.title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto(`${HOTEL}/room-service`)
  await page.getByRole('button', { name: text('menu.addItem').replace('{{name}}', 'Hummus') }).click()
  await page
    .getByRole('complementary', { name: text('order.review') })
    .getByRole('link')
    .click()
  await page.route('**/rpc/bookings/listMine*', (route) => route.abort())
  await page.getByRole('button', { name: text('order.confirm') }).click()
  const sent = sentOrder(page)
  const id = (await sent.getByText(/^#[0-9A-F]{8}$/).innerText()).slice(1)
  await askDatabase(`DELETE FROM service_bookings WHERE id::text LIKE '${id.toLowerCase()}%'`)
})

/** The later ones of several quick presses at one place, which may come when something else is there. */
async function pressAgain(page: Page, { x, y }: { x: number; y: number }, counts: number[]) {
  await page.mouse.move(x, y)
  for (const clickCount of counts) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
}

const middleOf = async (button: Locator) => {
  const box = await button.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('quick presses on adding a dish with choices send no order', async ({ page, context }) => {
  const text = (key: string) => textsIn('en')('guest', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await page
    .getByRole('button', { name: text('menu.addItem').replace('{{name}}', 'Ribeye Steak') })
    .first()
    .click()
  const add = page.getByRole('dialog').locator('footer').getByRole('button').last()
  const place = await middleOf(add)
  await pressAgain(page, place, [1])
  const bar = page.getByRole('complementary', { name: text('order.review') }).getByRole('link')
  await expect(bar).toBeVisible()
  await pressAgain(page, place, [2])
  await bar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('order.title'))
  await pressAgain(page, place, [2, 3])
  await expect(page.getByRole('button', { name: text('order.confirm') })).toBeEnabled()
})

test('an order that is sent while the list of before is still on its way is shown', async ({
  page,
  context,
}) => {
  const text = (key: string) => textsIn('en')('guest', key)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/room-service?lng=en`)
  const placed = page.waitForResponse('**/rpc/bookings/place')
  let readAnew = () => {}
  const isReadAnew = new Promise<void>((resolve) => (readAnew = resolve))
  let reads = 0
  await page.route('**/rpc/bookings/listMine*', async (route) => {
    const isOfBefore = ++reads === 1
    const response = await route.fetch()
    if (isOfBefore) await placed
    await route.fulfill({ response }).catch(() => null)
    if (!isOfBefore) setTimeout(readAnew, 200)
  })
  // what else was booked stands in the same list, and comes last
  await page.route('**/rpc/work/listMine*', async (route) => {
    await isReadAnew
    await route.continue()
  })
  await page.getByRole('button', { name: text('menu.addItem').replace('{{name}}', 'Hummus') }).click()
  const read = page.waitForRequest('**/rpc/bookings/listMine*')
  await page
    .getByRole('complementary', { name: text('order.review') })
    .getByRole('link')
    .click()
  await read
  await page.getByRole('button', { name: text('order.confirm') }).click()
  const sent = sentOrder(page)
  const id = (await sent.getByText(/^#[0-9A-F]{8}$/).innerText({ timeout: 20_000 })).slice(1)
  await askDatabase(`DELETE FROM service_bookings WHERE id::text LIKE '${id.toLowerCase()}%'`)
})

for (const { language, lastName, room, dish, drink } of JOURNEYS) {
  test(`a guest orders, staff see the order live and deliver it (${language})`, async ({
    browser,
    page,
    context,
  }) => {
    const text = textsIn(language)
    const guestText = (key: string) => text('guest', key)
    const staffText = (key: string) => text('hotel-admin', key)

    const office = await browser.newContext()
    const board = await office.newPage()
    await board.goto(`${HOTEL}/admin/bookings/room-service?lng=${language}`)
    await expect(board).toHaveURL(/admin\/login/)
    await board.getByLabel(staffText('login.email')).fill(STAFF.email)
    await board.getByLabel(staffText('login.password'), { exact: true }).fill(STAFF.password)
    await board.getByRole('button', { name: staffText('login.submit') }).click()
    await expect(board.getByText(staffText('login.success'))).toBeVisible()
    await expect(board.getByRole('heading', { level: 1 })).toHaveText(staffText('bookings.title'))

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}?lng=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await page.getByRole('link', { name: guestText('landing.guest') }).click()
    await page.getByLabel(guestText('login.lastName')).fill(lastName)
    await page.getByLabel(guestText('login.roomNumber')).fill(room)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${HOTEL}/services`)
    await page.goto(`${HOTEL}/room-service`)

    const add = (name: string) =>
      page.getByRole('button', { name: guestText('menu.addItem').replace('{{name}}', name) })
    await add(dish).first().click()
    await page
      .getByRole('button', { name: text('common', 'oneMore').replace('{{name}}', dish) })
      .first()
      .click()
    if (drink) await add(drink).first().click()

    await page.reload()
    await page
      .getByRole('link', { name: guestText('order.title') })
      .or(page.getByRole('button', { name: guestText('order.title') }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guestText('order.title'))
    await page.getByLabel(guestText('order.note')).fill('two spoons <b>please</b>')
    const confirm = page.getByRole('button', { name: guestText('order.confirm') })
    const place = await middleOf(confirm)
    await confirm.dblclick()
    const sent = sentOrder(page, language)
    await expect(sent).toBeVisible()
    // the second of two quick presses may come when the order is there, and what has opened lies under it
    await pressAgain(page, place, [2])
    await expect(sent.getByText(guestText('order.success'))).toBeVisible()
    await expect(sent.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL(`${HOTEL}/services`)
    await page.reload()
    await expect(sent).toContainText(room)
    await expectAccessible(page)
    const id = /#([0-9A-F]{8})/.exec((await sent.textContent()) ?? '')?.[1] ?? 'no id'
    const card = board.locator(`[data-booking^="${id.toLowerCase()}"]`)
    await expect(card).toBeVisible()
    await expect(card).toContainText(room)
    await expect(card).toContainText('two spoons <b>please</b>')
    await expect(board.locator('[data-booking]', { hasText: 'two spoons <b>please</b>' })).toHaveCount(1)
    await expect(board).toHaveTitle(/^\(\d+\)/)

    await sent.getByRole('link', { name: guestText('order.follow') }).click()
    const title = page.getByRole('heading', { level: 1 })
    const lights = page.getByRole('img').locator('[data-lit=true]')
    await expect(title).toHaveText(guestText('order.state.sent'))
    await expect(lights).toHaveCount(0)
    const steps = { pending: 'seen', confirmed: 'kitchen', in_preparation: 'door' }
    for (const [at, [status, state]] of Object.entries(steps).entries()) {
      await card.getByRole('button', { name: staffText(`bookings.advance.${status}`) }).click()
      await expect(title).toHaveText(guestText(`order.state.${state}`))
      const scene = guestText(`order.scene.${state}`).replace('{{room}}', room)
      await expect(page.getByRole('img', { name: scene })).toBeVisible()
      // each in the house and in the water
      await expect(lights).toHaveCount(2 * (at + 1))
    }
    await expectAccessible(page)
    await page.reload()
    await expect(title).toHaveText(guestText('order.state.door'))
    await card.getByRole('button', { name: staffText('bookings.advance.delivered') }).click()
    await board
      .getByRole('dialog')
      .getByRole('button', { name: staffText('bookings.advance.delivered') })
      .click()
    await expect(card).toHaveCount(0)
    await board.getByRole('tab', { name: staffText('bookings.previous') }).click()
    await expect(board.getByText(`#${id}`).first()).toBeVisible()
    await office.close()
    await context.clearCookies()
  })
}

test('the guest is warned before the last order allowed in a minute, and at no other time', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  await signInGuest(context)
  const warning = page.getByText(text('common', 'limits.warning_one').replace('{{count}}', '1'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}/services`)
  for (const isLast of [false, false, true]) {
    await page.getByRole('button', { name: 'Room Service' }).click()
    const add = text('guest', 'menu.addItem').replace('{{name}}', 'Fresh Mint Tea')
    await page.getByRole('button', { name: add }).first().click()
    await page.getByRole('link', { name: text('guest', 'order.title') }).click()
    await expect(warning).toHaveCount(isLast ? 1 : 0)
    if (isLast) await expectAccessible(page)
    await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
    await expect(page).toHaveURL(`${HOTEL}/services`)
    await expect(page.getByText(text('guest', 'order.success'))).toBeVisible()
    await expect(warning).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: text('guest', 'bookings.title') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an order whose answer was lost is not placed again, though its note was changed since', async ({
  page,
  context,
}) => {
  const text = (key: string) => textsIn('en')('guest', key)
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/room-service?lng=en`)
  await page
    .getByRole('button', { name: text('menu.addItem').replace('{{name}}', 'Hummus') })
    .first()
    .click()
  await page.goto(`${HOTEL}/room-service?lng=en#order`)
  const note = page.getByRole('textbox', { name: text('order.note') })
  await note.fill('By the lost window')
  // it arrives, but what comes back is no answer; nor is it known of
  let isAway = true
  await page.route('**/rpc/bookings/listMine**', (route) => (isAway ? route.abort() : route.continue()))
  await page.route('**/rpc/bookings/place', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 400, json: {} })
  })
  const confirm = page.getByRole('button', { name: text('order.confirm') })
  await confirm.click()
  await expect(page.getByText(text('order.failed')).first()).toBeVisible()
  await note.fill('By the lost window, please')
  await page.unroute('**/rpc/bookings/place')
  await confirm.click()
  isAway = false
  await expect(sentOrder(page)).toBeVisible()
  const placed = await askDatabase(
    "DELETE FROM service_bookings WHERE special_instructions LIKE 'By the lost window%' RETURNING id",
  )
  expect(placed).toHaveLength(1)
})

test('an order that arrived while its page was reloaded is shown as sent, and leaves what was added since', async ({
  context,
}) => {
  const text = textsIn('en')
  const guestText = (key: string) => text('guest', key)
  const add = (name: string) => guestText('menu.addItem').replace('{{name}}', name)
  await signInGuest(context)
  const LIST = '**/rpc/bookings/listMine**'
  for (const isChanged of [false, true]) {
    const page = await context.newPage()
    await page.goto(`${HOTEL}/room-service`)
    await page
      .getByRole('button', { name: add('Sarajevski ćevapi') })
      .first()
      .click()
    await page.goto(`${HOTEL}/room-service#order`)
    // the order arrives, and its answer never comes
    await page.route('**/rpc/bookings/place', async (route) => {
      await route.fetch()
      await new Promise(() => {})
    })
    // nor is it known of at first
    if (isChanged) await page.route(LIST, (route) => route.abort())
    const arrived = page.waitForEvent('request', (request) => request.url().includes('/bookings/place'))
    await page.getByRole('button', { name: guestText('order.confirm') }).click()
    await arrived
    await page.reload()
    if (isChanged) {
      await page.goto(`${HOTEL}/room-service`)
      await page
        .getByRole('button', { name: add('Fresh Mint Tea') })
        .first()
        .click()
      // a tap on the painted menu waits for the application
      const more = text('common', 'oneMore').replace('{{name}}', 'Fresh Mint Tea')
      await expect(page.getByRole('button', { name: more }).first()).toBeVisible()
      await page.unroute(LIST)
      await page.reload()
    }
    const sent = sentOrder(page)
    await expect(sent).toBeVisible()
    await page.goto(`${HOTEL}/room-service#order`)
    if (isChanged) {
      await expect(page.getByText('Fresh Mint Tea')).toBeVisible()
      await expect(page.getByText('Sarajevski ćevapi')).toBeHidden()
    } else await expect(page.getByText(guestText('order.empty'))).toBeVisible()
    await page.close()
  }
})

for (const { language, lastName, room, coffee } of usual(JOURNEYS, 1))
  test(`in the review one less than one removes a dish, beside what else can be done with it (${language})`, async ({
    page,
    context,
  }) => {
    const text = textsIn(language)
    // without the end of the name's isolate: what was chosen follows
    const named = (key: string) => text('guest', key).replace('{{name}}', coffee).replace('\u2069', '')
    await signInGuest(context, lastName, room)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}/room-service?lng=${language}`)
    await page.getByRole('button', { name: named('menu.addItem') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('dish', 'add') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`${HOTEL}/room-service?lng=${language}#order`)
    const middleOf = async (key: string) => {
      const box = await page.getByRole('button', { name: named(key) }).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0) / 2
    }
    await expect(page.getByRole('button', { name: named('order.changeOf') })).toBeVisible()
    const apart = async () => Math.abs((await middleOf('order.remove')) - (await middleOf('order.changeOf')))
    await expect.poll(apart).toBeLessThan(1)

    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: coffee })
    await line.getByRole('button').nth(1).click()
    await expect(page.getByRole('button', { name: named('order.remove') })).toHaveCount(0)
    await line.getByRole('button').first().click()
    await page.getByRole('button', { name: named('order.remove') }).click()
    await expect(page.getByText(text('guest', 'order.empty'))).toBeVisible()
    await page.getByRole('button', { name: text('guest', 'order.undo') }).click()
    await expect(line.getByRole('group')).toContainText('1')
  })
