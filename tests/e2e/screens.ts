import type { BrowserContext, Page } from '@playwright/test'
import { screensOf as declaredIn } from '#surfaces/screen.ts'
import { guestSurface } from '#surfaces/guest/screens.ts'
import { platformSurface } from '#surfaces/platform/screens.ts'
import { publicSurface } from '#surfaces/public/screens.ts'
import type { Surface, Screen as Declared } from '#surfaces/screen.ts'
import { staffSurface } from '#surfaces/staff/screens.ts'
import type { Language } from '#kit/shared/languages.ts'
import { FIRST_PAINT_ID } from '#kit/shared/page-data.ts'
import { isWhole } from '#tests/usual.ts'
import { expect, signInGuest, signInStaff } from './browser.ts'
import { PLATFORM, signInSuperAdmin } from './super-admin.ts'

export type Screen = {
  name: string
  path: string
  as?: 'guest' | 'staff' | 'superAdmin'
  open?: (page: Page) => Promise<unknown>
  /** Like the two before it, of one area that takes requests and one with appointments. */
  isAlike?: true
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

type Way = Pick<Screen, 'as' | 'open'> & { search?: string }

/** By default, each screen is visited once, as its own kind of user; these have further states to visit. */
const WAYS: Partial<Record<string, Way[]>> = {
  'guest/services': [{}, { as: 'guest' }],
  'guest/room-service': [{ as: 'guest', open: addDish }],
  'guest/order': [{ as: 'guest' }],
  'staff/login': [{}],
  'staff/bookings/room-service': [
    { as: 'staff' },
    { as: 'staff', search: '?scope=previous' },
    { as: 'staff', search: '?view=wall' },
  ],
  'staff/chat': [{ as: 'staff', search: '?scope=all' }],
  'staff/account': [{ as: 'staff' }, { as: 'staff', open: openPalette }, { as: 'staff', open: openKeys }],
  'platform/login': [{}],
}
const FOR: Record<Surface['look'], Screen['as']> = {
  guest: undefined,
  staff: 'staff',
  platform: 'superAdmin',
}

/** A screen with several paths is visited once; screens with a hotel's id in the path have their own tests. */
const isVisited = ({ path, file }: Declared, at: number, all: readonly Declared[]) =>
  !path.includes('$') &&
  (!/service-(page|work)/.test(file) || all.findIndex((other) => other.file === file) === at)

const isAlike = ({ file }: Declared, at: number, all: readonly Declared[]) =>
  /service-(screen|bookings)/.test(file) && at > all.findIndex((other) => other.file === file) + 1

function visitsOf(area: Surface, address: string): Screen[] {
  return declaredIn(area)
    .filter(isVisited)
    .flatMap((declared, place, all) => {
      const { path } = declared
      const as = FOR[area.look]
      const ways: Way[] = WAYS[`${area.look}/${path}`] ?? [as ? { as } : {}]
      return ways.map(({ search = '', ...way }, at) => ({
        name: [area.look, path, ...(at > 0 ? [at + 1] : [])].join(' '),
        path: `${path === '/' ? address : `${address.replace(/\/$/, '')}/${path}`}${search}`,
        ...way,
        ...(isAlike(declared, place, all) ? { isAlike: true as const } : {}),
      }))
    })
}

/** Every screen of a hotel, and the public ones. */
export const screensOf = (hotel: string): Screen[] => [
  ...visitsOf(publicSurface, '/'),
  { name: 'not found', path: '/no/such/page' },
  { name: 'hotel not found', path: '/hotelly/no-such-hotel' },
  ...visitsOf(guestSurface, hotel),
  ...visitsOf(staffSurface, `${hotel}/admin`),
]

/** The accessibility of these screens is checked in the tests of their features. */
export const PLATFORM_SCREENS = visitsOf(platformSurface, PLATFORM)

/** What is left of these in the usual run, where each costs a second and more. */
export const usualScreens = (screens: readonly Screen[]) =>
  isWhole ? screens : screens.filter((screen) => !screen.isAlike)

export const isOfPanel = ({ as }: Screen) => as === 'staff' || as === 'superAdmin'

/** From the narrowest phone to a desktop: the widths at which layouts change, and widths between them. */
const WIDTHS = [320, 360, 390, 768, 820, 1024, 1180, 1280, 1440]
export const DESKTOP = 1440
/** The width of a phone at 200 % zoom, which guests' screens must fit as well. */
export const HALF_A_PHONE = 195

/** The widths that a screen must fit, of which the usual run tries some. */
export function widthsOf(screen: Screen, usually: readonly number[]) {
  const widths = isOfPanel(screen) ? WIDTHS : [HALF_A_PHONE, ...WIDTHS]
  return isWhole ? widths : widths.filter((width) => usually.includes(width))
}

type SignIns = Record<'guest' | 'staff' | 'superAdmin', (context: BrowserContext) => Promise<unknown>>
const AT_THE_DEMO: SignIns = { guest: signInGuest, staff: signInStaff, superAdmin: signInSuperAdmin }

/** As whom each browser visits, at which hotel; a sign-in takes as long as opening a screen. */
const visitors = new WeakMap<BrowserContext, { as: Screen['as']; signIns: SignIns }>()

/** Opens a screen in a language, signed in as its kind of user. */
export async function visit(page: Page, screen: Screen, language: Language, signIns = AT_THE_DEMO) {
  const context = page.context()
  const known = visitors.get(context)
  if (known?.as !== screen.as || known?.signIns !== signIns) {
    await context.clearCookies()
    if (screen.as) await signIns[screen.as](context)
    visitors.set(context, { as: screen.as, signIns })
  }
  await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lng=${language}`)
  // what the server has painted goes when the application has drawn the same
  await expect(page.locator(`#${FIRST_PAINT_ID}`)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
}
