import { once } from 'node:events'
import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { startProduct } from '#tests/running-product.ts'
import { openProxy } from '#tests/database-proxy.ts'
import { ownProduct } from './own-product.ts'
import { expect, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

test.use({ serviceWorkers: 'allow' })

/** Reads the menu, adds its first dish to the cart, and waits until the browser has cached the page and the services'. */
async function readMenu(page: Page, language: Language) {
  await page.goto(`${HOTEL}/room-service?lng=${language}`)
  await page
    .locator('article button', { has: page.locator('svg') })
    .first()
    .click()
  const order = page.getByRole('link', { name: textsIn(language)('guest', 'order.title') })
  await expect(order).toBeVisible()
  const areKept = () =>
    page.evaluate(
      async (paths) => {
        const kept = await Promise.all(paths.map((path) => caches.match(location.origin + path)))
        return kept.every(Boolean)
      },
      [`${HOTEL}/room-service`, `${HOTEL}/services`],
    )
  await expect.poll(areKept, { timeout: 20_000 }).toBe(true)
  return order
}

const language = 'ar'

test('a second visit works with the server stopped, and reports no order as placed', async ({ browser }) => {
  const text = textsIn(language)
  const own = await startProduct()
  const context = await browser.newContext({ baseURL: own.address, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  try {
    await signInGuest(context)
    const order = await readMenu(page, language)

    own.process.kill('SIGTERM')
    await once(own.process, 'exit')
    await page.goto(`${HOTEL}/room-service`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'menu.title'))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(text('common', 'offline'))).toBeVisible({ timeout: 15_000 })
    await order.click()
    await expect(page.getByText(text('times', 'soonUnknown'))).toBeVisible()
    await expect(page.getByText(text('times', 'soonNot'))).toHaveCount(0)
    await expect(page.getByText(text('times', 'mayNotArrive'))).toBeVisible()
    await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
    await expect(page.getByText(text('guest', 'order.retryingOffline'))).toBeVisible()
    await expect(page.getByText(text('guest', 'order.success'))).toHaveCount(0)

    await page.goto(`${HOTEL}/services`)
    await expect(page.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()

    await page.goto('/hotelly/never-opened')
    await expect(page.getByRole('heading', { name: text('common', 'neverOpened.title') })).toBeVisible()
    // what answers is a proxy whose server does not: there is nothing to lead to yet
    let answers = 0
    await page.route('**/never-opened', async (route) => {
      await route.fulfill({ status: 502 })
      answers++
    })
    await page.evaluate(() => document.documentElement.toggleAttribute('data-stays'))
    await expect.poll(() => answers, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    await expect(page.locator('html')).toHaveAttribute('data-stays')
  } finally {
    await context.close()
    await own.stop()
  }
})

test('without a network menu and orders stay readable, and what is missing is reported', async ({
  page,
  context,
}) => {
  const text = textsIn(language)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context, 'Novak', '405')
  await readMenu(page, language)
  const isMenuKept = () =>
    page.evaluate(async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return kept.flat().some(({ url }) => url.includes('/rpc/menu/list'))
    })
  await expect.poll(isMenuKept, { timeout: 20_000 }).toBe(true)
  await page.goto(`${HOTEL}/services`)
  await expect(page.getByRole('heading', { name: text('guest', 'bookings.title') })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(text('common', 'offline'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await page.goto(`${HOTEL}/chat`)
  await expect(page.getByRole('alert').getByText(text('chat', 'loadFailed'))).toBeVisible()
  await expect(
    page.getByRole('alert').getByRole('link', { name: text('guest', 'bookings.call') }),
  ).toBeVisible()

  await page.goto('/hotelly/never-opened')
  await expect(page.getByRole('heading', { name: text('common', 'neverOpened.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: text('common', 'tryAgain') })).toBeVisible()
  const scene = page.locator('img')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await expect.poll(() => scene.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await page.getByRole('link', { name: text('common', 'neverOpened.back') }).click()
  await expect(page).toHaveURL(new RegExp(HOTEL))

  await page.goto(`${HOTEL}/services`)
  await page.getByRole('button', { name: text('guest', 'bookings.roomService') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/hotelly/never-opened')
  await expect(page.getByRole('heading', { name: text('common', 'neverOpened.title') })).toBeVisible()
  await context.setOffline(false)
  // it opens by itself
  await expect(page.getByText(text('common', 'hotelNotFound.text'))).toBeVisible()
  await page.goto(`${HOTEL}/services`)
  await expect(page.getByRole('button', { name: text('common', 'tryAgain') })).toHaveCount(0)
})

test('without a network the panel stays where it is, and goes on when there is one', async ({
  page,
  context,
}) => {
  const text = textsIn('en')
  const inPanel = (key: string) => text('hotel-admin', key)
  await page.route('**/events/**', (route) => route.abort())
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/bookings/room-service?lng=en`)
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  // the code of messages comes after the first screen
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached()
  const alert = page.getByRole('alert')
  await expect(alert.getByText(inPanel('bookings.cutOff'))).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: inPanel('nav.guests') }).click()
  await expect(page.getByText(text('common', 'shell.waiting'))).toBeVisible()
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  await expect(alert.getByText(inPanel('bookings.stale'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inPanel('guests.title'))
  await expect(page.getByText(text('common', 'shell.waiting'))).toHaveCount(0)
})

test('a visitor sees what the hotel offers, though the server cannot say who is here', async ({
  browser,
}) => {
  const phone = await browser.newContext()
  const page = await phone.newPage()
  const unavailable = { status: 503, contentType: 'application/json', body: '{}' }
  await page.route('**/rpc/sessions/currentGuest*', (route) => route.fulfill(unavailable))
  await page.route('**/events/**', (route) => route.fulfill(unavailable))
  await page.goto(`${HOTEL}/services?lng=en`)
  const services = page.getByRole('heading', { name: textsIn('en')('guest', 'services.title') })
  await expect(services).toBeVisible()
  // also while it is asked again
  for (let again = 0; again < 2; again++) {
    await page.waitForRequest('**/rpc/sessions/currentGuest*')
    await expect(services).toBeVisible({ timeout: 500 })
  }
  await phone.close()
})

test('while the database is down, the menu stays readable, and an order waits', async ({ browser }) => {
  test.setTimeout(120_000)
  const text = textsIn('bs')
  const way = await openProxy(ownProduct()?.databaseUrl ?? '')
  const own = await startProduct({
    DATABASE_URL: way.url,
    HOTELLY_DATA_DIR: ownProduct()?.dataFolder ?? '',
    LOG_LEVEL: 'silent',
  })
  const phone = { baseURL: own.address, viewport: { width: 390, height: 844 } }
  const [known, stranger] = [await browser.newContext(phone), await browser.newContext(phone)]
  const countOrders = async (context: BrowserContext) => {
    const mine = await context.request.get('/api/hotels/demo-hotel/my-bookings')
    return ((await mine.json()) as unknown[]).length
  }
  try {
    await signInGuest(known, 'Novak', '405')
    const before = await countOrders(known)
    const page = await known.newPage()
    const order = await readMenu(page, 'bs')

    way.cut()
    // of a hotel that nobody has read the server knows nothing; of the other what it last knew, to everybody
    const other = await stranger.newPage()
    expect((await other.goto('/hotelly/never-read?lng=bs'))?.status()).toBe(503)
    await expect(other.getByRole('heading', { name: text('common', 'errors.hotelLoad') })).toBeVisible({
      timeout: 20_000,
    })
    await expect(other.getByText(text('common', 'errors.UNAVAILABLE'))).toBeVisible()
    const third = await stranger.newPage()
    expect((await third.goto(`${HOTEL}/services?lng=bs`))?.status()).toBe(200)
    await expect(third.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()

    await page.goto(`${HOTEL}/room-service`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await order.click()
    await page.getByRole('button', { name: text('guest', 'order.confirm') }).click()
    await expect(page.getByText(text('guest', 'order.retryingOffline'))).toBeVisible()

    way.mend()
    await expect(page.getByText(text('guest', 'order.success'))).toBeVisible({ timeout: 30_000 })
    expect(await countOrders(known)).toBe(before + 1)
    await other.getByRole('link', { name: text('common', 'tryAgain') }).click()
    const missing = text('common', 'errors.HOTEL_NOT_FOUND').replace('{{slug}}', 'never-read')
    await expect(other.getByRole('heading', { name: missing })).toBeVisible()
  } finally {
    await known.close()
    await stranger.close()
    await own.stop()
    way.cut()
    await way.close()
  }
})
