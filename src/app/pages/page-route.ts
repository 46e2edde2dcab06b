import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { Slug } from '#kit/shared/shapes.ts'

/** The screens that the server paints before the application is there. */
export type PaintedScreen = 'landing' | 'login' | 'services' | 'room-service'

export type PageRoute = {
  area: 'guest' | 'staff' | 'platform'
  /** The hotel that the page is about, or null. */
  slug: string | null
  needsMenu: boolean
  namespaces: readonly string[]
  isKnown: boolean
  paint: PaintedScreen | null
  /** The file of the page's screen, whose parts can be fetched early; null where it does not matter. */
  file: string | null
}

const LANDING = 'src/areas/public/hotel-landing-screen.tsx'
const HOME = 'src/areas/guest/guest-home-screen.tsx'
const PLATFORM_LANDING = 'src/areas/public/platform-landing-screen.tsx'

const GUEST_SCREENS: Record<
  string,
  { paint: PaintedScreen | null; file: string; namespaces?: readonly string[] }
> = {
  '': { paint: 'landing', file: LANDING },
  'guest-login': { paint: 'login', file: 'src/features/sessions/ui/guest-login-screen.tsx' },
  home: { paint: 'services', file: HOME },
  services: { paint: 'services', file: HOME },
  chat: { paint: null, file: HOME, namespaces: ['common', 'guest', 'chat'] },
  announcements: { paint: null, file: HOME },
  'room-service': { paint: 'room-service', file: 'src/areas/guest/room-service-screen.tsx' },
}
const PLAIN_PAGES: Record<string, string | null> = {
  '/': PLATFORM_LANDING,
  '/home': HOME,
  '/test-supabase': null,
}

/** What the server must know of a page's address before the browser takes over. */
export function routeOf(pathname: string): PageRoute {
  const [, prefix, slug = '', screen = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  const nothing = { slug: null, needsMenu: false, paint: null, file: null } as const
  const plain = { ...nothing, area: 'guest', namespaces: ['common', 'guest'] } as const
  if (prefix !== 'hotelly' || !slug) {
    return { ...plain, isKnown: pathname in PLAIN_PAGES, file: PLAIN_PAGES[pathname] ?? null }
  }
  if (RESERVED_SLUGS.includes(slug)) {
    return { ...nothing, area: 'platform', namespaces: ['common', 'hotel-admin', 'platform'], isKnown: true }
  }
  if (!Slug.safeParse(slug).success) return { ...plain, isKnown: false }
  if (screen === 'admin') {
    return { ...nothing, area: 'staff', slug, namespaces: ['common', 'hotel-admin'], isKnown: true }
  }
  const found = rest.length === 0 ? GUEST_SCREENS[screen] : undefined
  return { ...plain, ...found, slug, needsMenu: screen === 'room-service', isKnown: found !== undefined }
}
