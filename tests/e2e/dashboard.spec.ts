import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'

const language = 'bs'

test("the dashboard shows the hotel's key figures", async ({ page, context }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `dashboard.${key}`)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/dashboard?lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: text('menuItems'), exact: true })).toHaveAttribute(
    'href',
    `${HOTEL}/admin/menu`,
  )
  await expect(main.getByRole('heading', { name: text('tips') })).toBeVisible()
  await expect(main.getByRole('img')).toBeVisible()
  await expectAccessible(page)
})

test('a new order counts at once, and a failure can be retried', async ({ page, context, browser }) => {
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/dashboard?lng=en`)
  const open = page.getByRole('listitem').filter({ hasText: 'Open orders' }).locator('bdi')
  await expect(open).toHaveText(/^\d+$/)
  const before = Number(await open.textContent())

  const guest = await browser.newContext()
  await signInGuest(guest, 'Šarić-Đurić', '207')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const menu = (await (await guest.request.get('/api/hotels/demo-hotel/menu')).json()) as {
    id: string
    price: number
  }[]
  const [dish] = menu
  if (!dish) throw new Error('The demo menu is empty')
  const order = {
    items: [{ itemId: dish.id, quantity: 1 }],
    shownTotal: dish.price,
    currency: 'USD',
    specialInstructions: null,
  }
  const placed = await guest.request.post('/rpc/bookings/place', {
    data: { json: { slug: 'demo-hotel', key: randomUUID(), order } },
    headers,
  })
  expect(placed.status()).toBe(200)
  await expect(open).toHaveText(String(before + 1))
  await guest.close()

  await page.route('**/events/**', (route) => route.fulfill({ status: 204 }))
  await page.route('**/rpc/dashboard/get*', (route) =>
    route.fulfill({
      status: 404,
      json: { json: { defined: false, code: 'NOT_FOUND', status: 404, message: '' } },
    }),
  )
  await page.reload()
  await expect(page.getByRole('main').getByText('The dashboard could not be loaded')).toBeVisible()
  await page.unroute('**/rpc/dashboard/get*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(open).toHaveText(String(before + 1))
})
