import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, HOTEL, STAFF, test, textsIn } from './browser.ts'

test.use({ serviceWorkers: 'allow' })

const text = (key: string) => textsIn('en')('hotel-admin', key)

async function signIn(page: Page) {
  await page.getByLabel(text('login.email')).fill(STAFF.email)
  await page.getByLabel(text('login.password'), { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: text('login.submit') }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

test('what staff saw is gone when they sign out, in their other tabs, too', async ({ page, context }) => {
  const seen = `Audić ${randomUUID().slice(0, 6)}`
  await page.goto(`${HOTEL}/admin/login?lng=en`)
  await signIn(page)
  const added = await context.request.post('/rpc/guests/create', {
    data: { json: { slug: 'demo-hotel', loginName: seen, roomNumber: '909', expiresOn: null } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(added.status()).toBe(200)
  const other = await context.newPage()
  const activity = (tab: Page) => tab.getByRole('link', { name: text('nav.audit') })
  for (const tab of [page, other]) {
    await tab.goto(`${HOTEL}/admin/dashboard`)
    await activity(tab).click()
    await expect(tab.getByText(seen).first()).toBeVisible()
    await tab.evaluate(() => sessionStorage.setItem('hotelly-staff seen elsewhere', '[]'))
  }

  await page.getByRole('button', { name: text('nav.signOut') }).click()
  await expect(page.getByText(text('nav.signedOut'))).toBeVisible()
  await expect(other.getByText(textsIn('en')('common', 'sessionEnded'))).toBeVisible()
  await expect(page.getByText(textsIn('en')('common', 'sessionEnded'))).toHaveCount(0)
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/admin\/login/)
    const kept = await tab.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('hotelly')),
    )
    expect(kept).toEqual([])
  }

  // with requests blocked, anything shown must come from storage
  await context.route('**/rpc/audit/**', (route) => route.abort())
  for (const tab of [page, other]) {
    await signIn(tab)
    await activity(tab).click()
    await expect(tab.getByRole('button', { name: textsIn('en')('common', 'tryAgain') })).toBeVisible()
    await expect(tab.getByText(seen)).toHaveCount(0)
  }
})
