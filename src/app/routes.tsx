import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router'
import { guestArea } from '#areas/guest/screens.ts'
import { platformArea } from '#areas/platform/screens.ts'
import { HotelGate } from '#areas/public/hotel-gate.tsx'
import { publicArea } from '#areas/public/screens.ts'
import { staffArea } from '#areas/staff/screens.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { later } from '#kit/web/later.tsx'
import { Toasts } from '#kit/web/ui/toasts.tsx'
import { meantPath } from './pages/meant-path.ts'
import { aliasesOf, fileComponent, screenRoute, screenRoutes } from './screen-routes.ts'

const ScreenTitle = later(() => import('#areas/public/screen-title.tsx'), 'ScreenTitle')
const LanguageFlag = later(() => import('#areas/public/language-flag.tsx'), 'LanguageFlag')
const Crashed = later(() => import('#areas/public/crashed.tsx'), 'Crashed')
Crashed.fetchSoon()

const notFoundScreen = fileComponent('areas/public/not-found-screen.tsx')

const root = createRootRoute({
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

/** Paths of the platform outside its area lead to the not-found screen. */
const elsewhere = ['/hotelly/internal/$', `${platformArea.address}/flags`].map((path) =>
  createRoute({ getParentRoute: () => root, path, component: notFoundScreen }),
)

const platform = createRoute({
  getParentRoute: () => root,
  path: platformArea.address,
  component: fileComponent(platformArea.shell),
})
const platformSignIn = screenRoute(root, {
  ...platformArea.signIn,
  path: `${platformArea.address}/${platformArea.signIn.path}`,
})

const hotel = createRoute({ getParentRoute: () => root, path: guestArea.address, component: HotelGate })
const staff = createRoute({
  getParentRoute: () => hotel,
  path: 'admin',
  component: fileComponent(staffArea.shell),
})
const staffSignIn = screenRoute(hotel, { ...staffArea.signIn, path: `admin/${staffArea.signIn.path}` })

const tree = root.addChildren([
  ...screenRoutes(root, publicArea.screens),
  demoHome,
  ...elsewhere,
  platformSignIn,
  platform.addChildren([
    ...screenRoutes(platform, platformArea.screens),
    ...aliasesOf(platform, platformArea),
  ]),
  hotel.addChildren([
    ...screenRoutes(hotel, guestArea.screens),
    ...aliasesOf(hotel, guestArea),
    staffSignIn,
    staff.addChildren([...screenRoutes(staff, staffArea.screens), ...aliasesOf(staff, staffArea)]),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: notFoundScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface HistoryState {
    /** HOME-03: the tab that a navigation asks for; it takes precedence over the path. */
    activeTab?: string
    /** The id of the order that was just sent. */
    sentOrder?: string
  }
}
