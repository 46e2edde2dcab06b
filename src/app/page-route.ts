import { RESERVED_SLUGS, Slug } from '#kit/shared/ids.ts'

export type PageRoute = {
  area: 'guest' | 'staff' | 'platform'
  /** The hotel that the page is about, or null. */
  slug: string | null
  needsMenu: boolean
  namespaces: readonly string[]
  isKnown: boolean
}

const GUEST_SCREENS = ['', 'guest-login', 'home', 'services', 'chat', 'announcements', 'room-service']
const PLAIN_PAGES = ['/', '/home', '/test-supabase']

/** What the server must know of a page's address before the browser takes over. */
export function routeOf(pathname: string): PageRoute {
  const [, prefix, slug = '', screen = ''] = pathname.replace(/\/+$/, '').split('/')
  const plain = { area: 'guest', slug: null, needsMenu: false, namespaces: ['common', 'guest'] } as const
  if (prefix !== 'hotelly' || !slug) return { ...plain, isKnown: PLAIN_PAGES.includes(pathname) }
  if (RESERVED_SLUGS.includes(slug)) {
    return { ...plain, area: 'platform', namespaces: ['common', 'platform'], isKnown: true }
  }
  if (!Slug.safeParse(slug).success) return { ...plain, isKnown: false }
  if (screen === 'admin') {
    return { area: 'staff', slug, needsMenu: false, namespaces: ['common', 'hotel-admin'], isKnown: true }
  }
  return { ...plain, slug, needsMenu: screen === 'room-service', isKnown: GUEST_SCREENS.includes(screen) }
}
