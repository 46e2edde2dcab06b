import { expect, HOTEL, STAFF, test, textsIn } from './browser.ts'

const language = 'bs'

test('an incomplete sign-in says so, and sends nothing', async ({ page }) => {
  const text = (key: string) => textsIn(language)('hotel-admin', `login.${key}`)
  await page.goto(`${HOTEL}/admin/login?lng=${language}`)
  const submit = page.getByRole('button', { name: text('submit'), exact: true })
  await submit.click()
  await expect(page.getByText(text('missing'))).toHaveCount(1)
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(2)
  await page.getByLabel(text('email')).fill(STAFF.email)
  await submit.click()
  await expect(page.getByText(text('missing'))).toHaveCount(1)
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(1)
  await expect(page).toHaveURL(/admin\/login/)
})
