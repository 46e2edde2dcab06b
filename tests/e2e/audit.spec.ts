import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import { signInsAt } from './own-hotel.ts'
import { ownProduct } from './own-product.ts'
import { addOrders, askDatabase, changeData, forgetOrders } from './hotel-data.ts'

/** Adds a guest through the API, as staff. */
async function addGuest(context: BrowserContext, loginName: string, slug = 'demo-hotel') {
  const answer = await context.request.post('/rpc/guests/create', {
    data: { json: { slug, loginName, roomNumber: '909', expiresOn: null } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  const { json } = (await answer.json()) as { json: { id: string; version: number } }
  return json
}

async function moveGuest(context: BrowserContext, loginName: string, guest: { id: string; version: number }) {
  const { id, version } = guest
  const room = { loginName, roomNumber: '910', expiresOn: '2031-05-04', isActive: true }
  const answer = await context.request.post('/rpc/guests/update', {
    data: { json: { slug: 'demo-hotel', id, version, ...room } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test(`staff read who changed what (${language}, ${colorScheme})`, async ({ page, context }) => {
    const text = (key: string) => textsIn(language)('hotel-admin', `audit.${key}`)
    const name = `Audić ${randomUUID().slice(0, 6)}`
    await page.emulateMedia({ colorScheme })
    await signInStaff(context)
    const guest = await addGuest(context, name)
    await moveGuest(context, name, guest)
    await page.goto(`${HOTEL}/admin/audit?lng=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('title'))
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(text('today'))
    await expectAccessible(page)

    await page.getByRole('searchbox').fill(name)
    await expect(page).toHaveURL(/search=/)
    const lines = page.locator('[data-entry]')
    await expect(lines).toHaveCount(2)
    await lines.first().getByRole('button').first().click()
    const room = lines.first().locator('dd', { hasText: '910' })
    await expect(room.locator('del')).toContainText('909')
    await expect(room.locator('ins')).toContainText('910')
    await expectAccessible(page)
    await lines.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/guests\?search=/)
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
    await page.goBack()

    await page.getByRole('searchbox').fill('')
    await expect(page).not.toHaveURL(/search=/)
    await page.getByLabel(text('kindLabel')).selectOption('guest')
    await page.getByLabel(text('actionLabel')).selectOption('create')
    await expect(lines.filter({ hasText: name })).toHaveCount(1)
    await page.getByRole('button', { name: text('days') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsIn(language)('common', 'range.yesterday') })
      .click()
    await expect(page).toHaveURL(/from=/)
    await expect(page.getByText(text('notFound'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: text('clear') })
      .first()
      .click()
    await expect(page).not.toHaveURL(/kind=/)
    await expect(lines.filter({ hasText: name })).toHaveCount(2)
  })
}

test('the list does not move while others change things, and counts new entries', async ({
  page,
  context,
}) => {
  const name = `Mirna ${randomUUID().slice(0, 6)}`
  await signInStaff(context)
  await addGuest(context, `${name} 1`)
  await page.goto(`${HOTEL}/admin/audit?lng=en&kind=guest`)
  const lines = page.locator('[data-entry]')
  await expect(lines.first()).toContainText(`${name} 1`)

  await addGuest(context, `${name} 2`)
  const newer = page.getByRole('button', { name: 'Show 1 new change' })
  await expect(newer).toBeVisible()
  await expect(lines.first()).toContainText(`${name} 1`)
  await newer.click()
  await expect(lines.first()).toContainText(`${name} 2`)
  await expect(newer).toHaveCount(0)

  await lines.first().getByRole('button').first().click()
  await page.getByRole('button', { name: /^Only by/ }).click()
  await expect(page).toHaveURL(/by=admin/)
  await page.getByRole('button', { name: /^Show everyone/ }).click()
  await expect(page).not.toHaveURL(/by=/)
})

test('what was done again and again is one line, which opens into each; who searches sees each at once', async ({
  page,
  context,
}) => {
  const database = openDatabase(ownProduct()?.databaseUrl ?? '', { connections: 1 })
  const { slug, admin, guest } = await makeHotel(database)
  await database.close()
  await signInsAt(slug, { guest, email: admin.email }).staff(context)
  for (const name of ['Amra', 'Tarik', 'Lejla', 'Emir']) await addGuest(context, name, slug)
  await page.goto(`/hotelly/${slug}/admin/audit?lng=en`)
  const lines = page.locator('[data-entry]')
  const added = lines.first()
  await expect(added).toContainText('Emir, 909')
  await expect(added).toContainText('and 1 more')
  await expect(added).not.toContainText('Amra')
  await added.getByRole('button').first().click()
  await expect(added.locator('[data-entry]')).toHaveCount(4)
  await expect(added.locator('[data-entry]').last()).toContainText('Amra, 909')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('909')
  await expect(page).toHaveURL(/search=/)
  await expect(lines).toHaveCount(4)
})

test('a failure to load the list is reported and can be retried', async ({ page, context }) => {
  await signInStaff(context)
  await page.route('**/events/**', (route) => route.fulfill({ status: 204 }))
  await page.route('**/rpc/audit/list**', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto(`${HOTEL}/admin/audit?lng=en`)
  await expect(page.getByText('The activity could not be loaded')).toBeVisible()
  await page.unroute('**/rpc/audit/list**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-entry]').first()).toBeVisible()
})

test('what is focused backwards lies below the heading of its day, also under the red bar', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signInStaff(context)
  for (let count = 0; count < 12; count++) {
    await askDatabase('DELETE FROM rate_limits')
    await addGuest(context, `Back ${randomUUID().slice(0, 6)}`)
  }
  await addOrders(1, { room: 983 })
  await changeData(
    'bookings',
    `UPDATE service_bookings SET created_at = now() - interval '12 minutes', alerted_at = now()
     WHERE room_number = '983'`,
  )
  await page.goto(`${HOTEL}/admin/audit?lng=en&kind=guest`)
  await expect(page.locator('[data-alert-bar]')).toBeVisible()
  await page.locator('[data-entry] button').nth(11).focus()
  await page.evaluate(() =>
    scrollBy(0, (document.activeElement?.getBoundingClientRect().bottom ?? 0) - innerHeight / 3),
  )
  const hidden = () =>
    page.evaluate(() => {
      const { top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const sticky = [...document.querySelectorAll('[data-alert-bar], [data-page-head], main section > h2')]
      const boxes = sticky.map((each) => each.getBoundingClientRect())
      return boxes.some((box) => box.top <= top && box.bottom > top + 1)
    })
  for (let back = 0; back < 8; back++) {
    await page.keyboard.press('Shift+Tab')
    await expect.poll(hidden).toBe(false)
  }
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-alert-bar]')
    const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    if (bar) bar.style.minHeight = `${top + 20}px`
  })
  await expect.poll(hidden).toBe(false)
  await forgetOrders()
})
