import { createRoute, createRouter } from '@tanstack/react-router'
import { platformSurface } from '#surfaces/platform/screens.ts'
import { staffSurface } from '#surfaces/staff/screens.ts'
import { guestRoutes, hotel, notFoundScreen, openRoutes, root, routerOptions } from './routes.tsx'
import { aliasesOf, fileComponent, knowFiles, screenRoute, screenRoutes } from './screen-routes.ts'

knowFiles(
  import.meta.glob([
    '/src/surfaces/{staff,platform}/*-{screen,shell}.tsx',
    '/src/features/*/ui/**/*-screen.tsx',
    '!/src/features/room-service/ui/order-screen.tsx',
    '!/src/features/sessions/ui/guest-login-screen.tsx',
  ]),
)

const platform = createRoute({
  getParentRoute: () => root,
  path: platformSurface.address,
  component: fileComponent(platformSurface.shell),
})
const platformSignIn = screenRoute(root, {
  ...platformSurface.signIn,
  path: `${platformSurface.address}/${platformSurface.signIn.path}`,
})
const flags = createRoute({
  getParentRoute: () => root,
  path: `${platformSurface.address}/flags`,
  component: notFoundScreen,
})

const staff = createRoute({
  getParentRoute: () => hotel,
  path: 'admin',
  component: fileComponent(staffSurface.shell),
})
const staffSignIn = screenRoute(hotel, { ...staffSurface.signIn, path: `admin/${staffSurface.signIn.path}` })

/** Every surface: the panels of staff and platform, and what guests see, where those who work there look at it. */
const tree = root.addChildren([
  ...openRoutes,
  flags,
  platformSignIn,
  platform.addChildren([
    ...screenRoutes(platform, platformSurface.screens),
    ...aliasesOf(platform, platformSurface),
  ]),
  hotel.addChildren([
    ...guestRoutes,
    staffSignIn,
    staff.addChildren([...screenRoutes(staff, staffSurface.screens), ...aliasesOf(staff, staffSurface)]),
  ]),
])

export const panelRouter = () => createRouter({ ...routerOptions, routeTree: tree })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof panelRouter>
  }
}
