import { LANGUAGES } from '#kit/shared/languages.ts'
import { expect, HOTEL, test, textsIn } from './browser.ts'

for (const language of LANGUAGES) {
  test(`a visitor looks around and is invited to log in (${language})`, async ({ page }) => {
    const text = textsIn(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${HOTEL}?lng=${language}`)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await page.getByRole('button', { name: text('guest', 'landing.visitor') }).click()
    await expect(page).toHaveURL(`${HOTEL}/services`)
    await expect(page.getByText(text('guest', 'bookings.title'))).toHaveCount(0)
    await page.getByText(text('guest', 'services.logInToUse')).first().click()
    await expect(page.getByText(text('guest', 'services.guestsOnly'))).toBeVisible()
    await page.goto(`${HOTEL}/announcements`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`${HOTEL}/room-service`)
    await expect(page).toHaveURL(`${HOTEL}/guest-login`)
    await expect(page.getByLabel(text('guest', 'login.lastName'))).toBeVisible()
  })
}

test('a tab requested by a navigation overrides the path, for that navigation only', async ({ page }) => {
  await page.goto(`${HOTEL}/chat?lng=en`)
  const current = page.getByRole('navigation').locator('[aria-current=page]')
  await expect(current).toHaveText('Chat')
  await page.evaluate(() => {
    history.replaceState({ ...history.state, activeTab: 'info' }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  })
  await expect(current).toHaveText('Info')
  await page.reload()
  await expect(current).toHaveText('Chat')
})
