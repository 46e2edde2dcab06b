import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { dayAt } from '#kit/shared/day.ts'
import { expect, expectAccessible, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { ZONE } from './own-product.ts'

const BOOKINGS = `${HOTEL}/admin/bookings/room-service`

const openTools = (page: Page) =>
  page.getByRole('button', { name: textsIn('en')('hotel-admin', 'bookings.filters') }).click()

test.beforeEach(async ({ context }) => signInStaff(context))

test('the search stays in the URL', async ({ page }) => {
  await page.goto(`${BOOKINGS}?scope=previous&lng=en`)
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('hodzic')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Hodžić')
  await page.getByLabel('Payment').selectOption('Not Paid')
  await page.getByLabel('Outcome').selectOption('Cancelled')
  await expect(page).toHaveURL(/search=hodzic/)
  await expect(page).toHaveURL(/payment=open/)
  await expect(page).toHaveURL(/status=cancelled/)

  await page.reload()
  await expect(search).toHaveValue('hodzic')
  await expect(page.getByLabel('Outcome')).toHaveValue('cancelled')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Outcome').selectOption('Completed')
  await expect(page.getByText('Nothing matches “hodzic”')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Show all' }).last().click()
  await expect(rows).not.toHaveCount(0)
  await expect(page).not.toHaveURL(/hodzic/)

  await page.getByRole('tab', { name: /Ongoing/ }).click()
  await openTools(page)
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByLabel('Status').selectOption('Delivered')
  await expect(page).toHaveURL(/view=list/)
  await expect(page).toHaveURL(/status=delivered/)
  await expect(page.locator('[data-booking]')).toHaveCount(1)
  await page.goto(`${BOOKINGS}?view=board&lng=en`)
  await openTools(page)
  await expect(page.getByRole('button', { name: 'Board' })).toHaveAttribute('aria-pressed', 'true')
})

test('a URL with a page beyond the end leads back', async ({ page }) => {
  await page.goto(`${BOOKINGS}?scope=previous&page=7&lng=en`)
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
})

const language = 'ar'

test('the bookings of a period are exported', async ({ page }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `bookings.${key}`)
  await page.goto(`${BOOKINGS}?lng=${language}`)
  await page.getByRole('button', { name: text('filters') }).click()
  await page.getByRole('button', { name: text('export.open'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)

  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: text('export.download') }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^bookings-demo-hotel-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(head).toContain(text('export.column.room'))
  expect(head).toContain(text('export.column.staffNotes'))
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(lines.join()).toContain('Hodžić')
  expect(lines.join()).toContain(text('state.cancelled'))

  const days = dialog.getByRole('button', { name: text('export.days') })
  await days.click()
  await expect(page.locator('[popover] td [tabindex="0"]')).toBeFocused()
  await expectAccessible(page)
  // two days of the year before, by the keyboard
  for (const key of ['Shift+PageUp', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(days).toBeFocused()
  await expect(days).toHaveAccessibleName(new RegExp(`${Number(dayAt(new Date(), ZONE).slice(0, 4)) - 1}`))
  await dialog.getByRole('button', { name: text('export.download') }).click()
  await expect(dialog.getByText(text('export.noneText'))).toBeVisible()
  await expectAccessible(page)
})
