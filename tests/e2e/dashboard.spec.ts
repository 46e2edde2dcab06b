import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { newSessionId } from '#features/chat/rules.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { ask } from './ask-services.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'

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

/** Everything that guests of the demo hotel have asked for is done, and nobody waits in the chat. */
async function settleAll() {
  await askDatabase('CREATE SCHEMA IF NOT EXISTS kept', 'DROP TABLE IF EXISTS kept.open_bookings')
  await askDatabase(
    "CREATE TABLE kept.open_bookings AS SELECT hotel_id, id FROM service_bookings WHERE booking_status = 'open'",
  )
  await changeData(
    'bookings',
    "UPDATE service_bookings SET booking_status = 'completed', completed_at = now() WHERE booking_status = 'open'",
  )
  await changeData(
    'chat',
    "UPDATE chat_conversations SET state = 'assistant', staff_user_id = NULL, staff_name = NULL",
  )
}

/** The same is open again. */
const unsettle = () =>
  changeData(
    'bookings',
    `UPDATE service_bookings b SET booking_status = 'open', completed_at = NULL FROM kept.open_bookings k
     WHERE b.hotel_id = k.hotel_id AND b.id = k.id`,
  )

/** A guest in the chat asks for a person. */
async function callPerson(browser: Browser) {
  const guest = await browser.newContext()
  await signInGuest(guest)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const path = `/api/hotels/demo-hotel/chat/${newSessionId()}/hand-over`
  expect((await guest.request.post(path, { data: { language: 'en' }, headers })).status()).toBe(200)
  return guest
}

test('what needs somebody stands first, each thing a line that opens it', async ({
  page,
  context,
  browser,
}) => {
  const say = (key: string) => textsIn('en')('hotel-admin', `dashboard.now.${key}`)
  await signInStaff(context)
  await settleAll()
  await page.goto(`${HOTEL}/admin/dashboard?lng=en`)
  await expect(page.getByRole('heading', { name: say('nothing') })).toBeVisible()
  await expectAccessible(page)

  const guest = await callPerson(browser)
  const { id } = await ask(guest, 'Towels')
  await addOrders(1, { room: 731 })
  await addOrders(1, { room: 732, status: 'in_preparation' })
  await changeData(
    'bookings',
    "UPDATE service_bookings SET promised_at = now() - interval '7 minutes 30 seconds' WHERE room_number = '732'",
  )
  const lines = page.getByRole('region', { name: say('title') }).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText('732')
  await expect(lines.first()).toContainText('7 min late')
  await expectAccessible(page)

  await lines.filter({ hasText: 'Towels' }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('Towels')
  await page.goto(`${HOTEL}/admin/dashboard?lng=en`)
  await lines.filter({ hasText: '732' }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('732')
  await page.goto(`${HOTEL}/admin/dashboard?lng=en`)
  await lines.filter({ hasText: 'Chat' }).getByRole('link').click()
  await expect(page).toHaveURL(/chat\?chat=/)
  await guest.close()
  await forgetOrders()
  await changeData('work', `DELETE FROM service_bookings WHERE id = '${id}'`)
  await changeData(
    'chat',
    "UPDATE chat_conversations SET state = 'assistant', staff_user_id = NULL, staff_name = NULL",
  )
  await unsettle()
})
