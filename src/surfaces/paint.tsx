import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { Hotel } from '#features/hotels/contract.ts'
import { CurrentHotel, useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestMenuItem } from '#features/menu/dish-shapes.ts'
import { sectionsOf } from '#features/menu/rules.ts'
import { servedAt } from '#features/menu/served.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useIsRoomServiceClosed } from '#features/services/ui/use-is-room-service-closed.ts'
import { GuestLoginScreen } from '#features/sessions/ui/guest-login-screen.tsx'
import { isolated } from '#kit/shared/isolate.ts'
import { FIRST_PAINT_ID, type PageData } from '#kit/shared/page-data.ts'
import { TimeZone } from '#kit/web/formatters.ts'
import { pageData } from '#kit/web/page-data.ts'
import { putAnswers } from '#kit/web/query-client.ts'
import { GuestHomeScreen } from './guest/guest-home-screen.tsx'
import { HotelLandingScreen } from './guest/hotel-landing-screen.tsx'
import { Menu } from './guest/menu.tsx'
import { guestSurface, type PaintedScreen } from './guest/screens.ts'
import { PlatformLandingScreen } from './public/platform-landing-screen.tsx'

/** As many as the first screen of a phone shows. */
const MOST_DISHES = 4

const firstDishes = (menu: GuestMenuItem[], timeZone: string) =>
  sectionsOf(servedAt(menu, new Date(), timeZone).served)
    .flatMap(({ items }) => items)
    .slice(0, MOST_DISHES)

/** The menu before it is known who the guest is, whom the screen waits for. */
function MenuBeginning() {
  const { slug, timeZone } = useHotel()
  const menu = useQuery({
    ...menuApi.query.list.queryOptions({ input: { slug } }),
    select: (all) => firstDishes(all, timeZone),
  })
  return <Menu menu={menu} isClosed={useIsRoomServiceClosed()} />
}

const BEGINNINGS: Record<PaintedScreen, () => React.ReactNode> = {
  '/': HotelLandingScreen,
  'guest-login': GuestLoginScreen,
  services: GuestHomeScreen,
  'room-service': MenuBeginning,
  'front-door': PlatformLandingScreen,
}

/** What is typed into a field before the application is there would be lost. */
const hasFields = (screen: PaintedScreen) => screen === 'guest-login'

/**
 * The beginning of a screen as markup, as it is for whoever comes: nobody is known yet. It runs on the server, from a
 * build of its own (`dist/paint`), at one go and on nothing but what it is given.
 * @param page what the page brings along; the screen reads its answers and texts
 */
export function paint(screen: PaintedScreen, hotel: Hotel | null, page: PageData): string {
  const Beginning = BEGINNINGS[screen]
  Object.assign(pageData, page)
  const queries = new QueryClient()
  putAnswers(queries, page.answers)
  const texts = createInstance({
    lng: page.language,
    resources: { [page.language]: page.texts } as never,
    defaultNS: 'common',
    interpolation: {
      escape: (value: string) => isolated(value, page.language),
      defaultVariables: { provider: page.provider },
    },
    initAsync: false,
  })
  void texts.init()
  const address = hotel
    ? `${guestSurface.address.replace('$slug', hotel.slug)}/${screen === '/' ? '' : screen}`
    : '/'
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return renderToStaticMarkup(
    <div id={FIRST_PAINT_ID} inert={hasFields(screen)}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RouterContextProvider router={router}>
            <CurrentHotel value={hotel}>
              <TimeZone value={hotel?.timeZone}>
                <Beginning />
              </TimeZone>
            </CurrentHotel>
          </RouterContextProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </div>,
  )
}
