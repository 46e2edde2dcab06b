import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, HOTEL, signInGuest, signInStaff, textsIn } from './browser.ts'

const UNREADABLE = { contentType: 'application/json', body: JSON.stringify({ json: 7 }) }

/** Opens a screen that cannot show what it was answered; the tests of this file expect the errors that it logs. */
async function crash(page: Page, screen: string, answer: string) {
  await page.route(answer, (route) => route.fulfill(UNREADABLE))
  await page.goto(screen)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
}

test('a guest whose screen crashes is told that no order is lost, and reloads', async ({ page, context }) => {
  const text = textsIn('ar')
  await signInGuest(context)
  await crash(page, `${HOTEL}/announcements?lng=ar`, '**/rpc/announcements/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('common', 'crash.title'))
  await expect(page.getByText(text('common', 'crash.text'))).toBeVisible()
  await expect(page.getByRole('link', { name: text('common', 'crash.home') })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  await page.unrouteAll()
  await page.getByRole('button', { name: text('common', 'crash.reload') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('guest', 'announcements.title'))
})

test('staff whose screen crashes are told that what was saved is safe, and reload', async ({
  page,
  context,
}) => {
  const text = textsIn('bs')
  await signInStaff(context)
  await crash(page, `${HOTEL}/admin/announcements?lng=bs`, '**/rpc/announcements/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('common', 'crash.title'))
  await expect(page.getByText(text('common', 'crash.panelText'))).toBeVisible()
  await expectAccessible(page)

  await page.unrouteAll()
  await page.getByRole('button', { name: text('common', 'crash.reload') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('hotel-admin', 'announcements.title'))
})
