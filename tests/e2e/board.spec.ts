import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { addOrders, askDatabase, forgetOrders } from './hotel-data.ts'
import { keepTones, MAY_SOUND } from './tones.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const inAdmin = (key: string) => textsIn('en')('hotel-admin', key)
const BOARD = `${HOTEL}/admin/bookings/room-service?view=board&lng=en`
const card = (page: Page, room: number) => page.locator('[data-booking]', { hasText: String(room) })
const ONE_AT_A_TIME = "'No onions, please; and a second fork.'"

test.beforeEach(async ({ context }) => signInStaff(context))
test.afterEach(forgetOrders)

const RUSH = [
  { status: 'pending', room: 900 },
  { status: 'confirmed', room: 920 },
  { status: 'in_preparation', room: 940 },
  { status: 'delivered', room: 960 },
]

/** Cards that are fully visible, with a button that nothing covers. */
const readable = (place: Page | Locator) =>
  place.locator('[data-booking]').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const button = card.querySelector('[data-advance]')
        if (!button) return false
        const [{ top, bottom }, press] = [card.getBoundingClientRect(), button.getBoundingClientRect()]
        const middle = document.elementFromPoint(press.x + press.width / 2, press.y + press.height / 2)
        const edge = card.closest('[data-lane]')?.getBoundingClientRect().bottom ?? innerHeight
        return top >= 0 && bottom <= Math.min(edge, innerHeight) && button.contains(middle)
      }).length,
  )

/** How many lists of several dishes there are, and in how many of them two dishes share a line. */
const dishLists = (page: Page) =>
  page.locator('[data-booking] ul').evaluateAll((lists) => {
    const tops = lists.map((list) => [...list.children].map((dish) => dish.getBoundingClientRect().top))
    const several = tops.filter(({ length }) => length > 1)
    return {
      several: several.length,
      mixed: several.filter((each) => new Set(each).size < each.length).length,
    }
  })

const columnsIn = (page: Page, lane: string) =>
  page.getByRole('region', { name: inAdmin(`bookings.${lane}`) }).locator('[data-lane] > ul')

const topOfFirst = async (page: Page) =>
  (await page.locator('[data-booking]').first().boundingBox())?.y ?? Infinity

test('with 34 open orders nine and more can be read and advanced at a glance', async ({ page }) => {
  for (const one of RUSH) await addOrders(8, { ...one, more: ONE_AT_A_TIME })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(BOARD)
  await expect(card(page, 907)).toBeVisible()
  await expect.poll(() => readable(page)).toBeGreaterThanOrEqual(9)
  const { several, mixed } = await dishLists(page)
  expect(several).toBeGreaterThan(8)
  expect(mixed).toBe(0)
  await expect(columnsIn(page, 'kitchen')).toHaveCount(2)
  await expect(columnsIn(page, 'door')).toHaveCount(1)
  const compact = card(page, 920)
  await expect(compact.getByText('Rush', { exact: true })).toBeVisible()
  await compact.locator('[aria-pressed=false]').first().click()
  await expect(compact.locator('[aria-pressed=true]')).toHaveCount(1)
  await expect
    .poll(() => askDatabase("SELECT id FROM service_bookings WHERE room_number = '920' AND made <> '{}'"))
    .toHaveLength(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(() => readable(page)).toBeGreaterThanOrEqual(12)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(110)
  await expect(columnsIn(page, 'kitchen')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(125)
  await page.getByRole('tab', { name: inAdmin('bookings.door') }).click()
  await expect(card(page, 967)).toBeVisible()
  await expect(card(page, 907)).toHaveCount(0)
})

test('of fourteen new orders nine and more are seen on the board, and twelve on the wall', async ({
  page,
}) => {
  await addOrders(14)
  const lane = page.getByRole('region', { name: inAdmin('bookings.new') })
  const seen = () => readable(lane)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(BOARD)
  await expect(card(page, 914)).toBeVisible()
  await expect.poll(seen).toBeGreaterThanOrEqual(9)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(seen).toBeGreaterThanOrEqual(9)
  await page.goto(BOARD.replace('view=board', 'view=wall'))
  await expect.poll(seen).toBeGreaterThanOrEqual(12)
  const see = card(page, 914).getByRole('button', {
    name: inAdmin('bookings.seeOf').replace('{{room}}', '914'),
  })
  const { width = 0, height = 0 } = (await see.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await see.click()
  await expect(see).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(seen).toBeGreaterThanOrEqual(12)
})

test('keys go from card to card, and several are advanced and taken back together', async ({ page }) => {
  await addOrders(3, { room: 910 })
  await page.goto(BOARD)
  const confirm = (room: number) =>
    card(page, room).getByRole('button', { name: inAdmin('bookings.advance.pending') })
  await confirm(912).focus()
  await page.keyboard.press('j')
  await expect(confirm(911)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(confirm(910)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page
    .getByRole('group', { name: inAdmin('bookings.selectSeveral') })
    .getByRole('button', { name: inAdmin('bookings.advance.pending') })
    .click()
  const laneOf = (key: string) => page.getByRole('region', { name: inAdmin(`bookings.${key}`) })
  const kitchen = laneOf('kitchen')
  await expect(kitchen.locator('[data-booking]', { hasText: '910' })).toBeVisible()
  await expect(kitchen.locator('[data-booking]', { hasText: '911' })).toBeVisible()
  await page.getByRole('button', { name: inAdmin('bookings.undo') }).click()
  await expect(laneOf('new').locator('[data-booking]', { hasText: '910' })).toBeVisible()
  await expect(laneOf('new').locator('[data-booking]', { hasText: '911' })).toBeVisible()

  await confirm(911).focus()
  await page.keyboard.press('l')
  await expect(kitchen.locator('[data-booking] :focus')).toHaveCount(1)
  await page.keyboard.press('h')
  await confirm(912).focus()
  await page.keyboard.press('Enter')
  await expect(kitchen.locator('[data-booking]', { hasText: '912' })).toBeVisible()
})

for (const path of ['bookings/room-service?view=board&lng=en', 'requests?lng=en']) {
  test(`nothing that is pressed moves as the connection becomes live (${path.split('?')[0]})`, async ({
    page,
  }) => {
    let connect = () => {}
    const asked = new Promise<void>((resolve) => (connect = resolve))
    await page.route('**/events/**', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(`${HOTEL}/admin/${path}`)
    await expect(page.getByText(inAdmin('bookings.connecting'))).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      page.locator('button:has(svg)').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
    const before = await places()
    connect()
    await expect(page.getByText(inAdmin('bookings.live'), { exact: true })).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

test('a full lane counts what is new beneath its edge, is selected as a whole, and is empty for a station', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await addOrders(20, { room: 910 })
  await page.goto(BOARD)
  const lane = page.getByRole('region', { name: inAdmin('bookings.new') })
  const unseen = inAdmin('bookings.unseenCount_other').replace('{{count}}', String.raw`\d+`)
  await expect(lane.getByRole('button', { name: new RegExp(`· ${unseen}$`) })).toBeVisible()

  await lane.getByRole('button', { name: inAdmin('bookings.selectSeveral') }).click()
  const all = lane.getByRole('button', { name: inAdmin('bookings.selectAll').replace('{{lane}}', '') })
  await all.click()
  const boxes = lane.getByRole('checkbox')
  const chosen = async () =>
    (await boxes.count()) - (await lane.getByRole('checkbox', { checked: true }).count())
  await expect.poll(chosen).toBe(0)
  await all.click()
  await expect(lane.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: inAdmin('bookings.selectEnd') }).click()

  await page.getByRole('combobox', { name: inAdmin('bookings.station.title') }).selectOption('pastry')
  await expect(
    page
      .getByRole('region', { name: inAdmin('bookings.kitchen') })
      .getByText(inAdmin('bookings.station.empty')),
  ).toBeVisible()
})

test('the wall fills the screen, names allergies, sums the dishes, and advances by touch', async ({
  page,
}) => {
  const note = "'طفلي لديه حساسية من الجوز.'"
  await addOrders(2, { room: 930, status: 'confirmed', more: note, avoids: '{nuts}' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(BOARD)
  await page.getByRole('button', { name: inAdmin('bookings.wallOpen') }).click()
  await expect(page).toHaveURL(/view=wall/)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const traits = (key: string) => textsIn('en')('traits', key)
  const warning = card(page, 930).getByRole('group', { name: traits('guestAvoids') })
  await expect(warning).toContainText(traits('name.nuts'))
  await expect(card(page, 930).getByText(traits('name.nuts'))).toHaveCount(1)
  await expect(card(page, 930)).toContainText('طفلي لديه حساسية من الجوز.')
  const sums = page.getByRole('complementary').getByRole('list')
  const before = (await sums.textContent()) ?? ''
  const start = card(page, 930).getByRole('button', { name: inAdmin('bookings.advance.confirmed') })
  await expect(start).toHaveAccessibleDescription(traits('mustAcknowledge'))
  await expect(warning).toContainText(traits('mustAcknowledge'))
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(warning.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning.getByRole('button')).toHaveCount(0)
  await start.click()
  await card(page, 930)
    .getByRole('button', { name: inAdmin('bookings.advance.in_preparation') })
    .click()
  await expect(sums).not.toHaveText(before)
  await expectAccessible(page)
  await page.getByRole('button', { name: inAdmin('bookings.wallLeave') }).click()
  await expect(page.getByRole('navigation')).toBeVisible()
  await page.goto(`${HOTEL}/admin/bookings/room-service?view=wall&lng=ar`)
  await expect(card(page, 930)).toBeVisible()
  // where it turns dark, no text may stay dark for a while
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await card(page, 930).evaluate((each) => getComputedStyle(each).transitionDuration)).toBe('0s')
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/view=wall/)
})

test('toasts that were tapped go by themselves, and give their room back', async ({ browser }) => {
  const tablet = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true })
  await signInStaff(tablet)
  await addOrders(3)
  const page = await tablet.newPage()
  await page.clock.install()
  await page.goto(BOARD)
  for (const room of [903, 902])
    await card(page, room)
      .getByRole('button', { name: inAdmin('bookings.advance.pending') })
      .tap()
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts.getByRole('button', { name: inAdmin('bookings.undo') })).toHaveCount(2)
  await expect(toasts).toHaveCount(1)
  const room = () => page.locator('[data-board]').evaluate((each) => getComputedStyle(each).paddingBottom)
  expect(await room()).not.toBe('0px')
  await toasts.getByRole('button', { name: inAdmin('bookings.undo'), exact: true }).tap()
  await expect(toasts.filter({ hasText: inAdmin('bookings.status.pending') })).toHaveCount(1)
  await page.clock.fastForward(15_000)
  await expect(toasts).toHaveCount(0)
  expect(await room()).toBe('0px')
  await tablet.close()
})

test('each of the last five steps can be taken back, however fast they were made', async ({ page }) => {
  await addOrders(5)
  await page.goto(BOARD)
  const laneOf = (key: string) => page.getByRole('region', { name: inAdmin(`bookings.${key}`) })
  const rooms = [905, 904, 903, 902, 901]
  for (const room of rooms) {
    await card(page, room)
      .getByRole('button', { name: inAdmin('bookings.advance.pending') })
      .click()
    await expect(
      card(page, room).getByRole('button', { name: inAdmin('bookings.advance.confirmed') }),
    ).toBeVisible()
  }
  const toasts = page.locator('[data-sonner-toast]:visible')
  await expect(toasts).toHaveCount(1)
  const undo = toasts.getByRole('button', { name: inAdmin('bookings.undo') })
  await expect(undo).toHaveCount(5)
  await expectAccessible(page)
  const inNew = (room: number) => laneOf('new').locator('[data-booking]', { hasText: String(room) })
  // one from the middle by itself, then the rest
  await undo.filter({ hasText: '903' }).click()
  await expect(inNew(903)).toBeVisible()
  for (const room of [901, 902, 904, 905]) await expect(inNew(room)).toHaveCount(0)
  for (let left = 4; left > 0; left--) {
    await expect(undo).toHaveCount(left)
    await undo.first().click()
  }
  await expect(undo).toHaveCount(0)
  for (const room of rooms) await expect(inNew(room)).toBeVisible()
})

test('two steps with one order are taken back one after the other', async ({ page }) => {
  await addOrders(1)
  await page.goto(BOARD)
  const button = (status: string) =>
    card(page, 901).getByRole('button', { name: inAdmin(`bookings.advance.${status}`) })
  const undo = page
    .locator('[data-sonner-toast]:visible')
    .getByRole('button', { name: inAdmin('bookings.undo') })
  await button('pending').click()
  await expect(undo).toHaveCount(1)
  // while the second is on its way, the first cannot be undone before it
  const isSeen = Promise.withResolvers<undefined>()
  await page.route('**/rpc/bookings/update', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  await button('confirmed').click()
  await expect(button('in_preparation')).toBeVisible()
  await expect(undo).toHaveCount(0)
  isSeen.resolve(undefined)
  await expect(undo).toHaveCount(1)
  await expect(
    page.locator('[data-sonner-toast]', { hasText: inAdmin('bookings.status.in_preparation') }),
  ).toBeVisible()
  await undo.click()
  await expect(button('confirmed')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]', { hasText: inAdmin('bookings.undone') })).toBeVisible()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(button('pending')).toBeVisible()
  await expect(undo).toHaveCount(0)
})

test('Z takes the last step back, and then the one before, unless it is typed', async ({ page }) => {
  await addOrders(2)
  await page.goto(BOARD)
  const button = (room: number, status: string) =>
    card(page, room).getByRole('button', { name: inAdmin(`bookings.advance.${status}`) })
  await button(902, 'pending').click()
  await expect(button(902, 'confirmed')).toBeVisible()
  await button(901, 'pending').click()
  await button(901, 'confirmed').click()
  await expect(button(901, 'in_preparation')).toBeVisible()
  const last = page.locator('[data-sonner-toast]:visible', {
    hasText: inAdmin('bookings.status.in_preparation'),
  })
  await expect(last.getByRole('button', { name: inAdmin('bookings.undo'), exact: true })).toBeVisible()

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.press('z')
  await expect(search).toHaveValue('z')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await search.blur()
  await page.keyboard.press('z')
  await expect(button(901, 'confirmed')).toBeVisible()
  await expect(page.locator('[data-sonner-toast]', { hasText: inAdmin('bookings.undone') })).toBeVisible()
  await page.keyboard.press('z')
  await expect(button(901, 'pending')).toBeVisible()
  await expect(button(902, 'confirmed')).toBeVisible()
  // as on a keyboard that writes Arabic
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: '\u0626', code: 'KeyZ' })))
  await expect(button(902, 'pending')).toBeVisible()
})

test('no toast covers a button of the board', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const one of RUSH) await addOrders(8, one)
  await page.goto(BOARD)
  for (const room of [907, 906, 905, 904, 903])
    await card(page, room)
      .getByRole('button', { name: inAdmin('bookings.advance.pending') })
      .click()
  await expect(
    page.locator('[data-sonner-toast]').getByRole('button', { name: inAdmin('bookings.undo') }),
  ).toHaveCount(5)
  const covered = await page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((each) =>
      each.getBoundingClientRect(),
    )
    const isInSight = (one: Element) => {
      const column = one.closest('[data-lane]')
      // a card on its way to another lane is a picture of it
      if (one.closest('[inert]')) return false
      return !column || one.getBoundingClientRect().top < column.getBoundingClientRect().bottom
    }
    return [...document.querySelectorAll('[data-booking] button, header button, header input')]
      .filter(isInSight)
      .map((each) => ({
        ...each.getBoundingClientRect().toJSON(),
        bottom: Math.min(
          each.getBoundingClientRect().bottom,
          each.closest('[data-lane]')?.getBoundingClientRect().bottom ?? Infinity,
        ),
      }))
      .filter(({ left, right, top, bottom }) =>
        toasts.some(
          (toast) => toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top,
        ),
      )
  })
  expect(covered).toEqual([])
  // not even the banner beneath the lanes, and on a tablet neither
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    const room = () =>
      page.evaluate(() => {
        const edges = (all: string) =>
          [...document.querySelectorAll(all)].map((each) => each.getBoundingClientRect())
        const lowest = Math.max(...edges('[data-board] > *').map(({ bottom }) => bottom))
        return Math.min(...edges('[data-sonner-toast]').map(({ top }) => top)) - lowest
      })
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  }
})

test('on a phone only lanes scroll, and Escape empties the search, then closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addOrders(1)
  await page.goto(BOARD)
  await expect(card(page, 901)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
  const menu = page.getByRole('button', { name: inAdmin('bookings.kitchenMenuAll'), exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: inAdmin('bookings.search') }).click()
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('90')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  const filters = page.getByRole('button', { name: inAdmin('bookings.filters') })
  await filters.click()
  await expect(
    page.getByRole('combobox', { name: textsIn('en')('hotel-admin', 'details.paymentLabel') }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toBeFocused()
  await expect(search).toHaveCount(0)
})

test('a new order sounds until somebody has seen it, whatever else is touched, also after a reload', async ({
  page,
}) => {
  const tones = await keepTones(page)
  const again = { timeout: 12_000 }
  await addOrders(1, { room: 981 })
  await page.goto(`${HOTEL}/admin/menu?lng=en`)
  // one that waited already when the page was loaded, as soon as the browser lets it sound
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(tones).toEqual([659, 988])
  await page.keyboard.press('Tab')
  await expect.poll(tones, again).toEqual([659, 988])

  await page.goto(BOARD)
  await page.getByRole('heading', { level: 1 }).first().click()
  await expect.poll(tones).toEqual([659, 988])
  await card(page, 981).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(tones, again).toEqual([659, 988])
  await expect(card(page, 981)).toHaveAttribute('data-unseen', 'true')

  await page.getByRole('button', { name: inAdmin('bookings.silence') }).click()
  const silent = page.getByRole('button', { name: /^Silent until / })
  await expect(silent).toBeVisible()
  await expect(page.getByText(inAdmin('bookings.silencedText'))).toBeVisible()
  await tones()
  await silent.click()
  await expect.poll(tones).toEqual([659, 988])

  await card(page, 981).getByRole('button', { name: 'Seen: room 981' }).press('Enter')
  await expect(card(page, 981)).not.toHaveAttribute('data-unseen', 'true')
  await expect(card(page, 981).locator('[data-advance]')).toBeFocused()
  await expect
    .poll(() => askDatabase("SELECT id FROM service_bookings WHERE room_number = '981' AND seen_by <> ''"))
    .toHaveLength(1)
  await page.reload()
  await expect(card(page, 981)).toBeVisible()
  await expect(card(page, 981)).not.toHaveAttribute('data-unseen', 'true')
})

test('where the browser lets it, a panel that nobody touches sounds, too', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), MAY_SOUND]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    await signInStaff(context)
    const page = await context.newPage()
    const tones = await keepTones(page)
    await addOrders(1, { room: 982 })
    await page.goto(`${HOTEL}/admin/menu?lng=en`)
    await expect.poll(tones).toEqual([659, 988])
    await page.reload()
    await expect.poll(tones).toEqual([659, 988])
  } finally {
    await browser.close()
  }
})

test('the ticket is 80 mm wide and as long as needed, with the room and the staff’s notes', async ({
  page,
}) => {
  await addOrders(1, { room: 990, more: ONE_AT_A_TIME })
  await askDatabase(
    "UPDATE service_bookings SET staff_notes = 'Birthday: add a candle' WHERE room_number = '990'",
  )
  await page.goto(BOARD)
  await card(page, 990)
    .getByRole('button', { name: /^Details/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const ticket = page.locator('.ticket')
  await expect(ticket).toBeVisible()
  await expect(ticket).toContainText(`${inAdmin('bookings.column.room')}990`)
  await expect(ticket).toContainText('Birthday: add a candle')
  const { height = 0 } = (await ticket.boundingBox()) ?? {}
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, wide, long]) => [
    Math.round((Number(wide) / 72) * 25.4),
    Math.round((Number(long) / 72) * 25.4),
  ])
  const needed = (height / 96) * 25.4 + 8
  expect(boxes).toHaveLength(1)
  expect(boxes[0]?.[0]).toBe(80)
  expect(boxes[0]?.[1]).toBeGreaterThanOrEqual(Math.floor(needed))
  expect(boxes[0]?.[1]).toBeLessThanOrEqual(needed + 4)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

  for (const place of ['menu', 'guests']) {
    test(`every checkbox is 44 px wide and high (${place})`, async ({ page }) => {
      await page.goto(`${HOTEL}/admin/${place}?lng=en`)
      const boxes = page.getByRole('checkbox')
      await expect(boxes.first()).toBeVisible()
      const sizes = await boxes.evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
          .map((each) => each.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      )
      expect(sizes.length).toBeGreaterThan(3)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
      await boxes.nth(1).tap({ position: { x: 2, y: 2 } })
      await expect(boxes.nth(1)).toBeChecked()
    })
  }
})

test('a note that cannot be broken widens neither lane, list nor wall', async ({ page }) => {
  await addOrders(1, { room: 970, more: "repeat('👨' || chr(8205), 100)" })
  for (const view of ['board', 'list', 'wall']) {
    await page.goto(`${HOTEL}/admin/bookings/room-service?view=${view}&lng=en`)
    await expect(card(page, 970)).toBeVisible()
    const widening = await page
      .locator('[data-lane]')
      .evaluateAll(
        (lanes) => lanes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
      )
    expect(widening, view).toBe(0)
  }
  await page.goto(BOARD)
  await card(page, 970)
    .getByRole('button', { name: /Details/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const widened = await page
    .locator('dialog *')
    .evaluateAll(
      (all) =>
        all.filter(
          (each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1,
        ).length,
    )
  expect(widened).toBe(0)
})

test('while several are being selected, no room number is covered, and their number is not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await addOrders(3, { room: 21_034 })
  await addOrders(2, { room: 2034, status: 'confirmed', avoids: '{nuts}' })
  await page.goto(BOARD.replace('lng=en', 'lng=bs'))
  const inBosnian = (key: string) => textsIn('bs')('hotel-admin', key)
  await page
    .getByRole('button', { name: inBosnian('bookings.selectSeveral') })
    .first()
    .click()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const bar = page.getByRole('group', { name: inBosnian('bookings.selectSeveral') })
  await expect(bar).toContainText('2034')
  const count = bar.getByRole('status').first()
  expect(await count.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
  const ages = await page.locator('header [role=timer]').evaluateAll((all) =>
    all.flatMap(({ parentElement: chip }) => {
      const number = chip?.closest('header')?.querySelector(':is(h2, h3) bdi')
      if (!chip || !number) return []
      const [age, room] = [chip.getBoundingClientRect(), number.getBoundingClientRect()]
      const isBeside = room.right <= age.left || age.bottom <= room.top || room.bottom <= age.top
      return [{ room: number.textContent, isBeside }]
    }),
  )
  expect(ages).toContainEqual({ room: '21036', isBeside: true })
  expect(ages.filter(({ isBeside }) => !isBeside)).toEqual([])
})

test('a note stands in full wherever its order is still to be confirmed', async ({ page }) => {
  const note = 'We are hungry after the trip. My father eats no onions at all, and please knock twice.'
  await addOrders(8, { room: 900, more: `repeat('${note} ', 3)` })
  for (const width of [820, 1440])
    for (const view of ['board', 'list', 'wall']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${HOTEL}/admin/bookings/room-service?view=${view}&lng=en`)
      await expect(card(page, 907)).toBeVisible()
      const notes = page.locator('[data-booking] p').filter({ hasText: note })
      await expect(notes).toHaveCount(8)
      const cut = await notes.evaluateAll(
        (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
      )
      expect(cut, `${view} ${width}`).toBe(0)
    }
})

test('a very long note is folded on its card once it is confirmed, until somebody opens it', async ({
  page,
  context,
}) => {
  const bookings = (key: string) => textsIn('en')('hotel-admin', `bookings.${key}`)
  await signInStaff(context)
  await addOrders(1, {
    status: 'confirmed',
    more: "repeat('No nuts please, our daughter is allergic. ', 11)",
  })
  try {
    await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
    const card = page.locator('[data-booking]', { hasText: 'Rush' })
    const note = card.getByText(/^No nuts please/)
    const heightOf = async () => (await note.boundingBox())?.height ?? NaN
    const folded = await heightOf()
    expect(folded).toBeLessThan(120)
    await card.getByRole('button', { name: bookings('noteAll') }).click()
    expect(await heightOf()).toBeGreaterThan(1.5 * folded)
    await card.getByRole('button', { name: bookings('noteLess') }).click()
    expect(await heightOf()).toBe(folded)
    const short = page.locator('[data-booking]', { hasText: 'Šarić-Đurić' }).first()
    await expect(short.getByRole('button', { name: bookings('noteAll') })).toHaveCount(0)
  } finally {
    await forgetOrders()
  }
})

test('the wall opens without the frame of the panel, before its code is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/wall-*.js')
  await page.route('**/assets/wall-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(BOARD.replace('view=board', 'view=wall'))
  await asked
  const sound = page.getByRole('button', { name: inAdmin('bookings.turnOnSound') }).last()
  await expect(sound).toBeVisible()
  const place = await sound.boundingBox()
  await expect(page.getByRole('button', { name: textsIn('en')('common', 'shell.open') })).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('button', { name: inAdmin('bookings.wallLeave') })).toBeVisible()
  expect(await sound.boundingBox()).toEqual(place)
})
