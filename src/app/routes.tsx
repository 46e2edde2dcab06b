import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { isPeriod, type Period } from '#features/assistant-figures/rules.ts'
import { HotelGate } from '#areas/public/hotel-gate.tsx'
import type { ShownState } from '#features/portfolio/ui/use-hotels-address.ts'
import { SEARCH_LENGTH } from '#kit/shared/sizes.ts'
import { DEMO_SLUG } from '#kit/shared/ids.ts'
import { later } from '#kit/web/later.tsx'
import { Toasts } from '#kit/web/ui/toasts.tsx'
import { meantPath } from './pages/meant-path.ts'

const LanguageFlag = later(() => import('#areas/public/language-flag.tsx'), 'LanguageFlag')
const CrashScreen = later(() => import('#areas/public/crash-screen.tsx'), 'CrashScreen')
CrashScreen.fetchSoon()

const notFoundScreen = lazyRouteComponent(
  () => import('#areas/public/not-found-screen.tsx'),
  'NotFoundScreen',
)
const landing = lazyRouteComponent(
  () => import('#areas/public/platform-landing-screen.tsx'),
  'PlatformLandingScreen',
)
const hotelNotFound = lazyRouteComponent(
  () => import('#areas/public/hotel-not-found-screen.tsx'),
  'HotelNotFoundScreen',
)
const connectionTest = lazyRouteComponent(
  () => import('#areas/public/connection-test-screen.tsx'),
  'ConnectionTestScreen',
)
const hotelLanding = lazyRouteComponent(
  () => import('#areas/public/hotel-landing-screen.tsx'),
  'HotelLandingScreen',
)
const guestLogin = lazyRouteComponent(
  () => import('#features/sessions/ui/guest-login-screen.tsx'),
  'GuestLoginScreen',
)
const guestHome = lazyRouteComponent(() => import('#areas/guest/guest-home-screen.tsx'), 'GuestHomeScreen')
const roomService = lazyRouteComponent(
  () => import('#areas/guest/room-service-screen.tsx'),
  'RoomServiceScreen',
)
const staffLogin = lazyRouteComponent(
  () => import('#features/sessions/ui/hotel-admin-login-screen.tsx'),
  'HotelAdminLoginScreen',
)
const staffShell = lazyRouteComponent(() => import('#areas/staff/staff-shell.tsx'), 'StaffShell')
const comingSoon = lazyRouteComponent(() => import('#areas/staff/coming-soon-screen.tsx'), 'ComingSoonScreen')
const bookingsScreen = lazyRouteComponent(
  () => import('#features/bookings/ui/staff/bookings-screen.tsx'),
  'BookingsScreen',
)
const guestsScreen = lazyRouteComponent(() => import('#features/guests/ui/guests-screen.tsx'), 'GuestsScreen')
const servicesScreen = lazyRouteComponent(
  () => import('#features/services/ui/staff/services-screen.tsx'),
  'ServicesScreen',
)
const dashboardScreen = lazyRouteComponent(
  () => import('#features/dashboard/ui/dashboard-screen.tsx'),
  'DashboardScreen',
)
const accountScreen = lazyRouteComponent(
  () => import('#features/sessions/ui/account-screen.tsx'),
  'AccountScreen',
)
const platformAuditScreen = lazyRouteComponent(
  () => import('#features/audit/ui/platform-audit-screen.tsx'),
  'PlatformAuditScreen',
)
const auditScreen = lazyRouteComponent(() => import('#features/audit/ui/audit-screen.tsx'), 'AuditScreen')
const announcementsScreen = lazyRouteComponent(
  () => import('#features/announcements/ui/staff/announcements-screen.tsx'),
  'AnnouncementsScreen',
)
const inboxScreen = lazyRouteComponent(
  () => import('#features/chat/ui/staff/inbox-screen.tsx'),
  'InboxScreen',
)
const knowledgeScreen = lazyRouteComponent(
  () => import('#areas/staff/knowledge-screen.tsx'),
  'KnowledgeScreen',
)
const questionsScreen = lazyRouteComponent(
  () => import('#features/learning/ui/questions-screen.tsx'),
  'QuestionsScreen',
)
const menuItemsScreen = lazyRouteComponent(
  () => import('#features/menu/ui/staff/menu-items-screen.tsx'),
  'MenuItemsScreen',
)
const roomServiceEditor = lazyRouteComponent(
  () => import('#features/menu/ui/staff/room-service-editor-screen.tsx'),
  'RoomServiceEditorScreen',
)

const superAdminLogin = lazyRouteComponent(
  () => import('#features/sessions/ui/super-admin-login-screen.tsx'),
  'SuperAdminLoginScreen',
)
const platformShell = lazyRouteComponent(() => import('#areas/platform/platform-shell.tsx'), 'PlatformShell')

const platformDashboard = lazyRouteComponent(
  () => import('#areas/platform/platform-dashboard-screen.tsx'),
  'PlatformDashboardScreen',
)
const platformSettings = lazyRouteComponent(
  () => import('#features/platform/ui/settings-screen.tsx'),
  'SettingsScreen',
)
const hotelsScreen = lazyRouteComponent(
  () => import('#features/portfolio/ui/hotels-screen.tsx'),
  'HotelsScreen',
)
const newHotelScreen = lazyRouteComponent(
  () => import('#features/portfolio/ui/new-hotel-screen.tsx'),
  'NewHotelScreen',
)
const editHotelScreen = lazyRouteComponent(
  () => import('#features/portfolio/ui/edit-hotel-screen.tsx'),
  'EditHotelScreen',
)
const assistantFiguresScreen = lazyRouteComponent(
  () => import('#features/assistant-figures/ui/assistant-figures-screen.tsx'),
  'AssistantFiguresScreen',
)
const usersScreen = lazyRouteComponent(() => import('#features/staff/ui/users-screen.tsx'), 'UsersScreen')
const addUserScreen = lazyRouteComponent(
  () => import('#features/staff/ui/add-user-screen.tsx'),
  'AddUserScreen',
)

const root = createRootRoute({
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const meant = meantPath(pathname)
    if (meant) throw redirect({ href: `${meant}${searchStr}${hash && `#${hash}`}`, replace: true })
  },
  component: () => (
    <>
      <Outlet />
      <Toasts />
      <LanguageFlag />
    </>
  ),
  notFoundComponent: notFoundScreen,
  errorComponent: CrashScreen,
})

const toDemoHome = () => redirect({ to: '/hotelly/$slug/home', params: { slug: DEMO_SLUG } })

const hotel = createRoute({ getParentRoute: () => root, path: '/hotelly/$slug', component: HotelGate })

/** One screen with three tabs: it stays while the tab changes. */
const home = createRoute({ getParentRoute: () => hotel, id: 'guest-home', component: guestHome })

const tab = (path: 'services' | 'chat' | 'announcements') => createRoute({ getParentRoute: () => home, path })

const staff = createRoute({ getParentRoute: () => hotel, path: 'admin', component: staffShell })

/** Areas that are announced, under Service Pages, Service Bookings and until they are open. */
const soon = (path: string) => createRoute({ getParentRoute: () => staff, path, component: comingSoon })

const PLATFORM = '/hotelly/internal/admin'
const platform = createRoute({ getParentRoute: () => root, path: PLATFORM, component: platformShell })

/** The router reads `?search=303` as a number. */
const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

const searchIn = ({ search }: Record<string, unknown>): { search?: string } =>
  isText(search) ? { search: String(search).slice(0, SEARCH_LENGTH) } : {}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const SOON_AREAS = ['housekeeping', 'spa-wellness', 'gym-pool', 'transportation', 'tours-activities']

const tree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: landing }),
  createRoute({
    getParentRoute: () => root,
    path: '/home',
    beforeLoad: () => {
      throw toDemoHome()
    },
  }),
  createRoute({ getParentRoute: () => root, path: '/test-supabase', component: connectionTest }),
  createRoute({ getParentRoute: () => root, path: '/404', component: notFoundScreen }),
  createRoute({
    getParentRoute: () => root,
    path: '/hotel-not-found',
    component: hotelNotFound,
    validateSearch: (search): { slug?: string; failed?: boolean; closed?: boolean } => ({
      ...(typeof search.slug === 'string' ? { slug: search.slug } : {}),
      ...(search.failed === true ? { failed: true } : {}),
      ...(search.closed === true ? { closed: true } : {}),
    }),
  }),
  createRoute({ getParentRoute: () => root, path: '/hotelly/internal/$', component: notFoundScreen }),
  createRoute({ getParentRoute: () => root, path: `${PLATFORM}/login`, component: superAdminLogin }),
  createRoute({ getParentRoute: () => root, path: `${PLATFORM}/flags`, component: notFoundScreen }),
  platform.addChildren([
    createRoute({
      getParentRoute: () => platform,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: `${PLATFORM}/dashboard`, replace: true })
      },
    }),
    createRoute({ getParentRoute: () => platform, path: 'dashboard', component: platformDashboard }),
    createRoute({ getParentRoute: () => platform, path: 'settings', component: platformSettings }),
    createRoute({ getParentRoute: () => platform, path: 'audit', component: platformAuditScreen }),
    createRoute({
      getParentRoute: () => platform,
      path: 'hotels',
      component: hotelsScreen,
      validateSearch: (search): { search?: string; state?: ShownState; page?: number } => {
        const { state, page } = search
        return {
          ...searchIn(search),
          ...(state === 'active' || state === 'inactive' || state === 'deleted' ? { state } : {}),
          ...(Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {}),
        }
      },
    }),
    createRoute({
      getParentRoute: () => platform,
      path: 'hotels/new',
      component: newHotelScreen,
      validateSearch: (search): { from?: string } =>
        typeof search.from === 'string' ? { from: search.from } : {},
    }),
    createRoute({ getParentRoute: () => platform, path: 'hotels/$hotelId/edit', component: editHotelScreen }),
    createRoute({
      getParentRoute: () => platform,
      path: 'assistant',
      component: assistantFiguresScreen,
      validateSearch: ({ days, search, page }): { days?: Period; search?: string; page?: number } => ({
        ...(isPeriod(days) ? { days } : {}),
        ...searchIn({ search }),
        ...(Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {}),
      }),
    }),
    createRoute({
      getParentRoute: () => platform,
      path: 'users',
      component: usersScreen,
      validateSearch: (
        search,
      ): { search?: string; hotel?: string; page?: number; show?: 'super-admins' } => ({
        ...(search.show === 'super-admins' ? { show: search.show } : {}),
        ...searchIn(search),
        ...(typeof search.hotel === 'string' && UUID.test(search.hotel) ? { hotel: search.hotel } : {}),
        ...(Number.isInteger(search.page) && Number(search.page) > 1 ? { page: Number(search.page) } : {}),
      }),
    }),
    createRoute({ getParentRoute: () => platform, path: 'users/new', component: addUserScreen }),
  ]),
  hotel.addChildren([
    createRoute({ getParentRoute: () => hotel, path: '/', component: hotelLanding }),
    createRoute({ getParentRoute: () => hotel, path: 'guest-login', component: guestLogin }),
    createRoute({
      getParentRoute: () => hotel,
      path: 'home',
      beforeLoad: ({ params }) => {
        throw redirect({ to: '/hotelly/$slug/services', params, replace: true })
      },
    }),
    home.addChildren([tab('services'), tab('chat'), tab('announcements')]),
    createRoute({ getParentRoute: () => hotel, path: 'room-service', component: roomService }),
    createRoute({ getParentRoute: () => hotel, path: 'admin/login', component: staffLogin }),
    staff.addChildren([
      createRoute({
        getParentRoute: () => staff,
        path: '/',
        beforeLoad: ({ params }) => {
          throw redirect({ to: '/hotelly/$slug/admin/login', params, replace: true })
        },
      }),
      createRoute({
        getParentRoute: () => staff,
        path: 'bookings/room-service',
        component: bookingsScreen,
      }),
      createRoute({ getParentRoute: () => staff, path: 'dashboard', component: dashboardScreen }),
      createRoute({ getParentRoute: () => staff, path: 'account', component: accountScreen }),
      createRoute({ getParentRoute: () => staff, path: 'audit', component: auditScreen }),
      createRoute({ getParentRoute: () => staff, path: 'services', component: servicesScreen }),
      createRoute({
        getParentRoute: () => staff,
        path: 'guests',
        component: guestsScreen,
      }),
      createRoute({ getParentRoute: () => staff, path: 'announcements', component: announcementsScreen }),
      createRoute({ getParentRoute: () => staff, path: 'menu', component: menuItemsScreen }),
      createRoute({
        getParentRoute: () => staff,
        path: 'services/room-service',
        component: roomServiceEditor,
      }),
      createRoute({ getParentRoute: () => staff, path: 'chatbot', component: knowledgeScreen }),
      createRoute({ getParentRoute: () => staff, path: 'chatbot/questions', component: questionsScreen }),
      createRoute({ getParentRoute: () => staff, path: 'chat', component: inboxScreen }),
      ...SOON_AREAS.flatMap((area) => [soon(`services/${area}`), soon(`bookings/${area}`)]),
    ]),
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
    /** HOME-03: a tab that one navigation asks for, over the path. */
    activeTab?: string
  }
}
