import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '#kit/shared/languages.ts'
import { expect, signInGuest, signInStaff } from './browser.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

export type Screen = {
  name: string
  path: string
  as?: 'guest' | 'staff' | 'superAdmin'
  open?: (page: Page) => Promise<unknown>
}

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

/** Every screen at a hotel and in front of it. */
export const screensOf = (hotel: string): Screen[] => [
  { name: 'platform landing', path: '/' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'hotel not found', path: '/hotelly/no-such-hotel' },
  { name: 'address of a missing page', path: '/404' },
  { name: 'address of a missing hotel', path: '/hotel-not-found' },
  { name: 'connection test', path: '/test-supabase' },
  { name: 'hotel landing', path: hotel },
  { name: 'guest login', path: `${hotel}/guest-login` },
  { name: 'services as a visitor', path: `${hotel}/services` },
  { name: 'announcements', path: `${hotel}/announcements` },
  { name: 'chat', path: `${hotel}/chat` },
  { name: 'services as a guest', path: `${hotel}/services`, as: 'guest' },
  { name: 'room service', path: `${hotel}/room-service`, as: 'guest', open: addDish },
  { name: 'staff login', path: `${hotel}/admin/login` },
  { name: 'coming soon', path: `${hotel}/admin/bookings/spa-wellness`, as: 'staff' },
  { name: 'ongoing bookings', path: `${hotel}/admin/bookings/room-service`, as: 'staff' },
  { name: 'previous bookings', path: `${hotel}/admin/bookings/room-service?scope=previous`, as: 'staff' },
  { name: 'dashboard', path: `${hotel}/admin/dashboard`, as: 'staff' },
  { name: 'services of the hotel', path: `${hotel}/admin/services`, as: 'staff' },
  { name: 'menu', path: `${hotel}/admin/menu`, as: 'staff' },
  { name: 'room service editor', path: `${hotel}/admin/services/room-service`, as: 'staff' },
  { name: 'announcements of the hotel', path: `${hotel}/admin/announcements`, as: 'staff' },
  { name: 'chats of the hotel', path: `${hotel}/admin/chat?scope=all`, as: 'staff' },
  { name: 'knowledge of the hotel', path: `${hotel}/admin/chatbot`, as: 'staff' },
  { name: 'questions of the hotel', path: `${hotel}/admin/chatbot/questions`, as: 'staff' },
  { name: 'guests', path: `${hotel}/admin/guests`, as: 'staff' },
  { name: 'account', path: `${hotel}/admin/account`, as: 'staff' },
  { name: 'palette', path: `${hotel}/admin/account`, as: 'staff', open: openPalette },
  { name: 'keys', path: `${hotel}/admin/account`, as: 'staff', open: openKeys },
]

/** What everybody can use of them is shown beside what they do. */
export const PLATFORM_SCREENS = [
  'dashboard',
  'hotels',
  'hotels/new',
  'users',
  'users/new',
  'settings',
  'assistant',
  'audit',
].map((path): Screen => ({ name: path, path: `${PLATFORM}/${path}`, as: 'superAdmin' }))

type SignIns = Record<'guest' | 'staff' | 'superAdmin', (context: BrowserContext) => Promise<unknown>>
const AT_THE_DEMO: SignIns = { guest: signInGuest, staff: signInStaff, superAdmin: signInSuperAdmin }

/** Opens a screen in a language as the one who sees it. */
export async function visit(page: Page, screen: Screen, language: Language, signIns = AT_THE_DEMO) {
  await page.context().clearCookies()
  if (screen.as) await signIns[screen.as](page.context())
  await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lng=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
