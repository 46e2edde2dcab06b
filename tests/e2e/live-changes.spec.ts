import { expect, HOTEL, signInGuest, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const text = textsIn('en')

test("the hotel's changes reach open screens live", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInGuest(context, 'Novak', '405')

  await test.step('a service is switched off and on', async () => {
    await page.goto(`${HOTEL}/services`)
    const open = page
      .getByRole('button', { name: text('guest', 'bookings.roomService') })
      .filter({ hasText: text('guest', 'services.open') })
    await expect(open).toBeVisible()
    await changeData('services', "UPDATE services SET enabled = false WHERE category = 'room_service'")
    await expect(open).toHaveCount(0)
    await changeData('services', "UPDATE services SET enabled = true WHERE category = 'room_service'")
    await expect(open).toBeVisible()
  })

  await test.step('an announcement is published', async () => {
    await page.goto(`${HOTEL}/announcements`)
    const first = page.getByRole('article').first()
    const title = (await first.getByRole('heading').textContent()) ?? ''
    const where = `WHERE title_en = '${title.replaceAll("'", "''")}'`
    await changeData('announcements', `UPDATE announcements SET published = false ${where}`)
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    await changeData('announcements', `UPDATE announcements SET published = true ${where}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('a dish in the cart goes away and is explained', async () => {
    await page.goto(`${HOTEL}/room-service`)
    await page.getByRole('button', { name: 'Add Hummus' }).click()
    await changeData('menu', "UPDATE menu_items SET enabled = false WHERE name = 'Hummus'")
    await expect(page.getByText(text('guest', 'order.changedTitle'))).toBeVisible()
    await expect(page.getByText('Hummus is no longer available and was removed.')).toBeVisible()
    await changeData('menu', "UPDATE menu_items SET enabled = true WHERE name = 'Hummus'")
    await expect(page.getByRole('button', { name: 'Add Hummus' })).toBeVisible()
  })

  await test.step('a dish that is sold out says so, until it is put back', async () => {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Hummus' }) })
    await changeData('menu', "UPDATE menu_items SET sold_out_until = 'infinity' WHERE name = 'Hummus'")
    await expect(card.getByText(text('dish', 'soldOut'))).toBeVisible()
    await expect(card.getByRole('button', { name: 'Add Hummus' })).toHaveCount(0)
    await changeData('menu', "UPDATE menu_items SET sold_out_until = NULL WHERE name = 'Hummus'")
    await expect(page.getByRole('button', { name: 'Add Hummus' })).toBeVisible()
  })
})

test('without multi_language, everybody sees English at once, and later their own language again', async ({
  page,
}) => {
  await page.goto(`${HOTEL}/services?lng=bs`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'bs')
  await expect(page.getByRole('heading', { name: textsIn('bs')('guest', 'services.title') })).toBeVisible()
  const flag = (isOn: boolean) =>
    changeData(
      'platform',
      `INSERT INTO feature_flags (flag_name, enabled) VALUES ('multi_language', ${isOn})
       ON CONFLICT (flag_name) DO UPDATE SET enabled = excluded.enabled`,
      'all',
    )
  await flag(false)
  try {
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: /Language/ })).toHaveCount(0)
    await page.reload()
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()
  } finally {
    await flag(true)
  }
  await expect(html).toHaveAttribute('lang', 'bs')
})

test('a browser for which there is no room asks anew every 15 seconds, and for room after a minute', async ({
  page,
}) => {
  const opened: string[] = []
  await page.clock.install()
  await page.route('**/events/**', (route) => {
    opened.push(route.request().url())
    const headers = { 'content-type': 'text/event-stream' }
    return route.fulfill({ headers, body: 'retry: 60000\n\nevent: full\ndata: null\n\n' })
  })
  await page.goto(`${HOTEL}/services`)
  await expect(page.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()
  await expect.poll(() => opened.length).toBe(1)
  for (let count = 1; count <= 4; count++) {
    const read = page.waitForRequest('**/rpc/services/list*')
    await page.clock.fastForward('00:17')
    await read
  }
  expect(opened).toHaveLength(1)
  await page.clock.fastForward('00:17')
  await expect.poll(() => opened.length).toBe(2)
})

test('an order under way and a chat with the staff are asked for again, even where nobody tells of a change', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.route('**/events/**', (route) => {
    const headers = { 'content-type': 'text/event-stream' }
    return route.fulfill({ headers, body: 'retry: 600000\n\nevent: heartbeat\ndata: null\n\n' })
  })
  /** The clock is put on until it is: a read that is still on its way when it is due stands for both. */
  const readsAgain = (procedure: string) =>
    expect(async () => {
      const read = page.waitForRequest(`**/rpc/${procedure}*`, { timeout: 2000 })
      await page.clock.fastForward('00:31')
      await read
    }).toPass({ timeout: 20_000 })
  await signInGuest(context)
  await page.goto(`${HOTEL}/services`)
  await expect(page.getByRole('list', { name: text('guest', 'bookings.progress') }).first()).toBeVisible()
  await readsAgain('bookings/listMine')
  await page.goto(`${HOTEL}/chat`)
  await page.getByRole('textbox', { name: text('chat', 'message') }).fill('When is breakfast?')
  await page.keyboard.press('Enter')
  const said = page.getByRole('list', { name: text('chat', 'conversation') })
  await expect(said.getByText(/7:00/)).toBeVisible()
  await page.getByRole('button', { name: text('chat', 'askPerson') }).click()
  await expect(page.getByText(text('chat', 'waiting'))).toBeVisible()
  await readsAgain('chat/getConversation')
})

test('the connection test reads all public data', async ({ page }) => {
  await page.goto('/test-supabase')
  await expect(page.getByText(/^Passed/)).toHaveCount(4)
  await page.getByRole('link', { name: text('guest', 'connection.home') }).click()
  await expect(page).toHaveURL(`${HOTEL}/services`)
})

test('a past order is repeated at current prices', async ({ page, context }) => {
  await signInGuest(context)
  await page.goto(`${HOTEL}/services`)
  const earlier = page.getByRole('button', { name: /earlier booking/ })
  const again = page.getByRole('button', { name: text('guest', 'bookings.again') })
  await expect(earlier.or(again).first()).toBeVisible()
  if ((await again.count()) === 0) await earlier.click()
  await again.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'order.title'))
  await expect(page.getByRole('button', { name: text('guest', 'order.confirm') })).toBeVisible()
})
