import type { Page } from '@playwright/test'
import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test } from './browser.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

type Screen = {
  name: string
  path: string
  as?: 'guest' | 'staff' | 'superAdmin'
  open?: (page: Page) => Promise<unknown>
}

/** From the narrowest phone to a desk, with the widths at which layouts change and those between them. */
const WIDTHS = [320, 360, 390, 768, 820, 1024, 1180, 1440]

const addDish = (page: Page) =>
  page
    .locator('main button', { has: page.locator('svg') })
    .first()
    .click()

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
}

const openKeys = async (page: Page) => {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
}

const SCREENS: Screen[] = [
  { name: 'platform landing', path: '/' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'hotel not found', path: '/hotelly/no-such-hotel' },
  { name: 'address of a missing page', path: '/404' },
  { name: 'address of a missing hotel', path: '/hotel-not-found' },
  { name: 'connection test', path: '/test-supabase' },
  { name: 'hotel landing', path: HOTEL },
  { name: 'guest login', path: `${HOTEL}/guest-login` },
  { name: 'services as a visitor', path: `${HOTEL}/services` },
  { name: 'announcements', path: `${HOTEL}/announcements` },
  { name: 'chat', path: `${HOTEL}/chat` },
  { name: 'services as a guest', path: `${HOTEL}/services`, as: 'guest' },
  { name: 'room service', path: `${HOTEL}/room-service`, as: 'guest', open: addDish },
  { name: 'staff login', path: `${HOTEL}/admin/login` },
  { name: 'coming soon', path: `${HOTEL}/admin/bookings/spa-wellness`, as: 'staff' },
  { name: 'ongoing bookings', path: `${HOTEL}/admin/bookings/room-service`, as: 'staff' },
  { name: 'previous bookings', path: `${HOTEL}/admin/bookings/room-service?scope=previous`, as: 'staff' },
  { name: 'dashboard', path: `${HOTEL}/admin/dashboard`, as: 'staff' },
  { name: 'services of the hotel', path: `${HOTEL}/admin/services`, as: 'staff' },
  { name: 'menu', path: `${HOTEL}/admin/menu`, as: 'staff' },
  { name: 'room service editor', path: `${HOTEL}/admin/services/room-service`, as: 'staff' },
  { name: 'announcements of the hotel', path: `${HOTEL}/admin/announcements`, as: 'staff' },
  { name: 'chats of the hotel', path: `${HOTEL}/admin/chat?scope=all`, as: 'staff' },
  { name: 'knowledge of the hotel', path: `${HOTEL}/admin/chatbot`, as: 'staff' },
  { name: 'questions of the hotel', path: `${HOTEL}/admin/chatbot/questions`, as: 'staff' },
  { name: 'guests', path: `${HOTEL}/admin/guests`, as: 'staff' },
  { name: 'account', path: `${HOTEL}/admin/account`, as: 'staff' },
  { name: 'palette', path: `${HOTEL}/admin/account`, as: 'staff', open: openPalette },
  { name: 'keys', path: `${HOTEL}/admin/account`, as: 'staff', open: openKeys },
]

/** What everybody can use of them is shown beside what they do. */
const PLATFORM_SCREENS = [
  'dashboard',
  'hotels',
  'hotels/new',
  'users',
  'users/new',
  'settings',
  'assistant',
  'audit',
].map((path): Screen => ({ name: path, path: `${PLATFORM}/${path}`, as: 'superAdmin' }))

async function visit(page: Page, screen: Screen, language: Language) {
  await page.context().clearCookies()
  if (screen.as === 'guest') await signInGuest(page.context())
  if (screen.as === 'staff') await signInStaff(page.context())
  if (screen.as === 'superAdmin') await signInSuperAdmin(page.context())
  await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const language of ['en', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every screen can be used by everybody (${language}, ${colorScheme})`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      for (const screen of SCREENS) {
        await test.step(screen.name, async () => {
          await visit(page, screen, language)
          await screen.open?.(page)
          await expectAccessible(page)
        })
      }
    })
  }
}

for (const language of LANGUAGES) {
  test(`no screen is wider than its window (${language})`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const screen of [...SCREENS, ...PLATFORM_SCREENS]) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, screen, language)
        await screen.open?.(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          await expect.poll(overflow, `no sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}
