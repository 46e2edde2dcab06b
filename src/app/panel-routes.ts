import { createRoute, createRouter } from '@tanstack/react-router'
import { platformArea } from '#areas/platform/screens.ts'
import { staffArea } from '#areas/staff/screens.ts'
import { guestRoutes, hotel, notFoundScreen, openRoutes, root, routerOptions } from './routes.tsx'
import { aliasesOf, fileComponent, knowFiles, screenRoute, screenRoutes } from './screen-routes.ts'

knowFiles(
  import.meta.glob([
    '/src/areas/{staff,platform}/*-{screen,shell}.tsx',
    '/src/features/*/ui/**/*-screen.tsx',
    '!/src/features/room-service/ui/order-screen.tsx',
    '!/src/features/sessions/ui/guest-login-screen.tsx',
  ]),
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
const flags = createRoute({
  getParentRoute: () => root,
  path: `${platformArea.address}/flags`,
  component: notFoundScreen,
})

const staff = createRoute({
  getParentRoute: () => hotel,
  path: 'admin',
  component: fileComponent(staffArea.shell),
})
const staffSignIn = screenRoute(hotel, { ...staffArea.signIn, path: `admin/${staffArea.signIn.path}` })

/** Every area: the panels of staff and platform, and what guests see, where those who work there look at it. */
const tree = root.addChildren([
  ...openRoutes,
  flags,
  platformSignIn,
  platform.addChildren([
    ...screenRoutes(platform, platformArea.screens),
    ...aliasesOf(platform, platformArea),
  ]),
  hotel.addChildren([
    ...guestRoutes,
    staffSignIn,
    staff.addChildren([...screenRoutes(staff, staffArea.screens), ...aliasesOf(staff, staffArea)]),
  ]),
])

export const panelRouter = () => createRouter({ ...routerOptions, routeTree: tree })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof panelRouter>
  }
}
