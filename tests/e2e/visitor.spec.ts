import { expect, expectAccessible, HOTEL, test, textsIn } from './browser.ts'
import { askDatabase } from './hotel-data.ts'

const language = 'ar'

test('a visitor looks around and is invited to log in', async ({ page }) => {
  const text = textsIn(language)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${HOTEL}?lng=${language}`)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: text('guest', 'landing.visitor') }).click()
  await expect(page).toHaveURL(`${HOTEL}/services`)
  await expect(page.getByText(text('guest', 'bookings.title'))).toHaveCount(0)
  await page.getByText(text('guest', 'services.logInToUse')).first().click()
  const told = page.getByRole('dialog', { name: text('guest', 'services.logInToUse') })
  await expect(told).toContainText(text('guest', 'services.guestsOnly'))
  await expect(told.getByRole('link', { name: text('guest', 'login.submit') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${HOTEL}/announcements`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${HOTEL}/room-service`)
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  await expect(page.getByRole('main').getByText(text('guest', 'services.guestsOnly'))).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible(page)
})

test('who opens the address of an order is led there by the login, also after a reload', async ({ page }) => {
  const text = textsIn('en')
  const order = '1f0c9d1e-7b1a-4a53-9a37-0d2f6f5a9c11'
  const address = `${HOTEL}/order#${order}`
  await page.goto(address)
  await expect(page).toHaveURL(`${HOTEL}/guest-login`)
  await page.reload()
  await page.getByLabel(text('guest', 'login.lastName')).fill('Smith')
  await page.getByLabel(text('guest', 'login.roomNumber')).fill('101')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})

test('a visitor for whom others have left no message logs in and goes on', async ({ page }) => {
  const text = textsIn(language)
  await page.setViewportSize({ width: 390, height: 844 })
  await askDatabase(`INSERT INTO rate_limits (action_type, identifier, hotel_id, locked_until)
    SELECT 'chat_visitors', 'visitors', id, now() + interval '5 minutes' FROM hotels WHERE slug = 'demo-hotel'
    ON CONFLICT (identifier, action_type, hotel_id) DO UPDATE SET locked_until = excluded.locked_until`)
  await page.goto(`${HOTEL}/chat?lng=${language}`)
  const field = page.getByRole('textbox', { name: text('chat', 'message') })
  await field.fill('?')
  await field.press('Enter')
  const [before = '', after = ''] = text('common', 'limits.other').split('{{time}}')
  const note = page.getByRole('alert').filter({ hasText: before })
  await expect(note.locator('p').first()).toHaveText(new RegExp(`^${before}.*${after.replace('.', '\\.')}$`))
  await expect(note).toContainText(text('chat', 'signInHelps'))
  await expectAccessible(page)
  await note.getByRole('link', { name: text('chat', 'signInForChat') }).click()
  await page.getByLabel(text('guest', 'login.lastName')).fill('Smith')
  await page.getByLabel(text('guest', 'login.roomNumber')).fill('101')
  await page.getByRole('button', { name: text('guest', 'login.submit') }).click()
  await expect(page).toHaveURL(`${HOTEL}/chat`)
  await field.fill('?')
  await field.press('Enter')
  await expect(page.getByRole('list', { name: text('chat', 'conversation') })).toContainText(
    text('assistant', 'default'),
  )
})

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
