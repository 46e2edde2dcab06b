import { request as requests } from '@playwright/test'
import { expect, HOTEL, signInStaff, test, textsIn } from './browser.ts'
import { changeData } from './hotel-data.ts'

const TRIES = 10

test('a guest whose name was tried too often is unlocked by staff', async ({ page, context, baseURL }) => {
  const guests = (key: string) => textsIn('en')('hotel-admin', `guests.${key}`)
  /** From a phone without any cookies. */
  const signIn = async (roomNumber: string) => {
    const phone = await requests.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    })
    const data = { lastName: 'Novak', roomNumber }
    const status = (await phone.post('/api/hotels/demo-hotel/guest-session', { data })).status()
    await phone.dispose()
    return status
  }
  for (let at = 0; at < TRIES; at++) await signIn(`wrong ${at}`)
  expect(await signIn('405')).toBe(429)

  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en`)
  const row = page.locator('[data-guest]', { hasText: 'Novak' })
  await expect(row).toContainText(guests('locked'))
  await row.getByRole('button', { name: /Novak/ }).last().click()
  await page.getByRole('menuitem', { name: guests('unlock') }).click()
  await expect(row).not.toContainText(guests('locked'))
  expect(await signIn('405')).toBe(200)
})

test('all expired guests are deactivated at once', async ({ page, context }) => {
  const guests = (key: string) => textsIn('en')('hotel-admin', `guests.${key}`)
  const setActive = (isActive: boolean) =>
    changeData('guests', `UPDATE guests SET is_active = ${isActive} WHERE expires_at < now()`)
  await setActive(true)
  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/guests?lng=en&show=expired`)
  await expect(page.locator('[data-guest]').first()).toContainText(guests('status.expired'))
  await page.getByRole('button', { name: guests('deactivateExpired') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guests('deactivateConfirm') })
    .click()
  await expect(page.locator('[data-guest]').first()).toContainText(guests('status.inactive'))
  await expect(page.getByRole('button', { name: guests('deactivateExpired') })).toHaveCount(0)
  await setActive(true)
})
