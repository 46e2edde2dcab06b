import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { guestSurface } from '#surfaces/guest/screens.ts'
import { HotelGate } from '#surfaces/public/hotel-gate.tsx'
import { publicSurface } from '#surfaces/public/screens.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { later } from '#kit/web/later.tsx'
import { Toasts } from '#kit/web/ui/toasts.tsx'
import { meantPath } from './pages/meant-path.ts'
import { readQuery } from './read-query.ts'
import { aliasesOf, fileComponent, screenRoutes } from './screen-routes.ts'

const ScreenTitle = later(() => import('#surfaces/public/screen-title.tsx'), 'ScreenTitle')
const LanguageFlag = later(() => import('#surfaces/public/language-flag.tsx'), 'LanguageFlag')
const Crashed = later(() => import('#surfaces/public/crashed.tsx'), 'Crashed')
Crashed.fetchSoon()

export const notFoundScreen = fileComponent('surfaces/public/not-found-screen.tsx')

export const root = createRootRoute({
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const meant = meantPath(pathname)
    if (meant) throw redirect({ href: `${meant}${searchStr}${hash && `#${hash}`}`, replace: true })
  },
  component: () => (
    <>
      <ScreenTitle />
      <Outlet />
      <Toasts />
      <LanguageFlag />
    </>
  ),
  notFoundComponent: notFoundScreen,
  errorComponent: Crashed,
})

const toDemoHome = () => redirect({ to: '/hotelly/$slug/services', params: { slug: DEMO_SLUG } })

const demoHome = createRoute({
  getParentRoute: () => root,
  path: '/home',
  beforeLoad: () => {
    throw toDemoHome()
  },
})

/** Paths of the platform outside its surface lead to the not-found screen. */
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '/hotelly/internal/$',
  component: notFoundScreen,
})

export const hotel = createRoute({
  getParentRoute: () => root,
  path: guestSurface.address,
  component: HotelGate,
})

/** What stands below the root, and below a hotel, in front of guests and visitors. */
export const openRoutes = [...screenRoutes(root, publicSurface.screens), demoHome, elsewhere] as const
export const guestRoutes = [
  ...screenRoutes(hotel, guestSurface.screens),
  ...aliasesOf(hotel, guestSurface),
] as const

export const routerOptions = {
  parseSearch: readQuery,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: notFoundScreen,
} as const

/** All that guests need; who works here has the panels besides (`panel-routes.ts`). */
export const openRouter = () =>
  createRouter({
    ...routerOptions,
    routeTree: root.addChildren([...openRoutes, hotel.addChildren(guestRoutes)]),
  })

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** HOME-03: the tab that a navigation asks for; it takes precedence over the path. */
    activeTab?: string
    /** The id of the order that was just sent. */
    sentOrder?: string
  }
}
