import { guestSurface, type PaintedScreen } from '#surfaces/guest/screens.ts'
import { platformSurface } from '#surfaces/platform/screens.ts'
import { publicSurface } from '#surfaces/public/screens.ts'
import { type Surface, type Screen, screensOf } from '#surfaces/screen.ts'
import { staffSurface } from '#surfaces/staff/screens.ts'
import { RESERVED_SLUGS } from '#kit/shared/ids.ts'
import { Slug } from '#kit/shared/shapes.ts'

export type PageRoute = {
  look: Surface['look']
  /** The hotel that the page is about, or null. */
  slug: string | null
  needsMenu: boolean
  texts: readonly string[]
  isKnown: boolean
  paint: PaintedScreen | null
  /** The file of the page's screen, whose parts can be fetched early; null where it does not matter. */
  file: string | null
}

/** `/home` leads to the demo hotel's. */
const DEMO_HOME = 'home'

const screenAt = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens.find((screen) => screen.path === path || screen.also?.includes(path))

const isPainted = (screen: (typeof guestSurface.screens)[number]) => 'isPainted' in screen
const paintOf = (screen: Screen): PaintedScreen | null =>
  guestSurface.screens.filter(isPainted).find(({ path }) => path === screen.path)?.path ?? null

const routeIn = (surface: Surface, slug: string | null, screen?: Screen): PageRoute => ({
  look: surface.look,
  slug,
  isKnown: screen !== undefined && !screen.isMissing,
  file: screen?.file ?? null,
  paint: null,
  needsMenu: screen?.needsMenu === true,
  texts: [...surface.texts, ...(screen?.texts ?? [])],
})

/** Whether `hotels/$hotelId/edit` is the pattern of a path. */
const isAt = (pattern: string, parts: readonly string[]) => {
  const wanted = pattern.split('/').filter(Boolean)
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  )
}

/** Behind the sign-in no screen has parts or texts of its own to bring. */
const routeInPanel = (surface: Surface, slug: string | null, parts: readonly string[]): PageRoute => ({
  ...routeIn(surface, slug),
  isKnown: screensOf(surface).some(({ path, also = [] }) =>
    [path, ...also].some((each) => isAt(each, parts)),
  ),
})

/** What the server must know of a page's address before the browser takes over. */
export function routeOf(pathname: string): PageRoute {
  const [, prefix = '', slug = '', name = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  if (prefix !== 'hotelly' || !slug) {
    const screen = slug ? undefined : screenAt(publicSurface.screens, prefix || '/')
    const home = prefix === DEMO_HOME && !slug ? screenAt(guestSurface.screens, DEMO_HOME) : undefined
    return { ...routeIn(publicSurface, null, screen ?? home), paint: screen?.isPainted ? 'front-door' : null }
  }
  if (RESERVED_SLUGS.includes(slug)) {
    const isPanel = `/${prefix}/${slug}/${name}` === platformSurface.address
    return isPanel ? routeInPanel(platformSurface, null, rest) : routeIn(platformSurface, null)
  }
  if (!Slug.safeParse(slug).success) return routeIn(publicSurface, null)
  if (name === 'admin') return routeInPanel(staffSurface, slug, rest)
  const screen = rest.length === 0 ? screenAt(guestSurface.screens, name || '/') : undefined
  return { ...routeIn(guestSurface, slug, screen), paint: screen ? paintOf(screen) : null }
}
