import type { Language } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { expectNothingCovered } from './covered.ts'
import { changeData } from './hotel-data.ts'

test.use({ serviceWorkers: 'allow' })

const WHO = "WHERE room_number = '405'"
const BACK = `UPDATE guests SET expires_at = '2999-01-01', is_active = true ${WHO}`
const ENDINGS: { who: string; ending: string; language: Language }[] = [
  { who: 'whose stay is over', language: 'en', ending: `UPDATE guests SET expires_at = '2020-01-01' ${WHO}` },
  {
    who: 'whom the hotel switches off',
    language: 'ar',
    ending: `UPDATE guests SET is_active = false ${WHO}`,
  },
]

for (const { who, ending, language } of ENDINGS) {
  test(`a guest ${who} is told so and cannot return (${language})`, async ({ page, context }) => {
    const text = textsIn(language)
    await page.setViewportSize({ width: 390, height: 844 })
    await signInGuest(context, 'Novak', '405')
    await page.goto(`${HOTEL}/services?lng=${language}`)
    await expect(page.getByText(text('guest', 'bookings.title'))).toBeVisible()
    try {
      await changeData('guests', ending)
      await expect(page.getByText(text('guest', 'session.ended'))).toBeVisible()
      await expect(page).toHaveURL(HOTEL)
      await expectNothingCovered(page, 1, 'h1, main a, main button')
      await page.goto(`${HOTEL}/guest-login`)
      await page.getByLabel(text('guest', 'login.lastName')).fill('Novak')
      await page.getByLabel(text('guest', 'login.roomNumber')).fill('405')
      await page.getByRole('button', { name: text('guest', 'login.submit'), exact: true }).click()
      await expect(page.getByText(text('guest', 'login.invalid')).first()).toBeVisible()
    } finally {
      await changeData('guests', BACK)
    }
    await page.getByRole('button', { name: text('guest', 'login.submit'), exact: true }).click()
    await expect(page).toHaveURL(`${HOTEL}/services`)
    await expect(page.getByText(text('guest', 'bookings.title'))).toBeVisible()
  })
}

test('a hotel that closes says so on open screens, once', async ({ page, context }) => {
  const language = 'bs'
  const text = textsIn(language)
  await signInGuest(context, 'Novak', '405')
  await page.goto(`${HOTEL}/services?lng=${language}`)
  await expect(page.getByRole('heading', { name: text('guest', 'services.title') })).toBeVisible()
  await expect(page.getByText(text('guest', 'bookings.title'))).toBeVisible()
  await signInStaff(context)
  const panel = await context.newPage()
  await panel.goto(`${HOTEL}/admin/announcements?lng=${language}`)
  const panelTitle = panel.getByRole('heading', { level: 1 })
  await expect(panelTitle).toHaveText(text('hotel-admin', 'announcements.title'))
  await changeData('hotel', "UPDATE hotels SET is_active = false WHERE slug = 'demo-hotel'")
  try {
    await expect(page).toHaveURL(/hotel-not-found/)
    const closed = text('common', 'hotelNotFound.closedTitle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
    await expect(page).toHaveTitle(new RegExp(closed))
    await expect(page.getByRole('alert')).toHaveText(text('common', 'hotelNotFound.closedText'))
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: text('common', 'hotelNotFound.support') })).toBeVisible()
    await expect(panelTitle).toHaveText(text('hotel-admin', 'off.title'))
    await expect(panel.getByText(closed)).toHaveCount(0)
    await expectAccessible(panel)
  } finally {
    await changeData('hotel', "UPDATE hotels SET is_active = true WHERE slug = 'demo-hotel'")
  }
  await panel.getByRole('button', { name: text('common', 'tryAgain') }).click()
  await expect(panelTitle).toHaveText(text('hotel-admin', 'announcements.title'))
})
