import { ORPCError, type RouterClient } from '@orpc/server'
import type { PaintedScreen } from '#surfaces/guest/screens.ts'
import type { Hotel } from '#features/hotels/contract.ts'
import type { Log } from '#kit/server/log.ts'
import { greetingAt, lightAt } from '#kit/shared/greeting.ts'
import type { PageData } from '#kit/shared/page-data.ts'
import type { router } from '../router.ts'
import type { WebBuild } from './web-build.ts'

/** What pages of a hotel bring along; each first screen is painted once, for as long as they bring the same. */
export type HotelPage = { hotel: Hotel; answers: PageData['answers']; painted: Map<string, string> }

/** @returns null where there is no such hotel; what it is otherwise, the page does without (503) */
export async function loadHotelPage(
  client: RouterClient<typeof router>,
  slug: string,
  needsMenu: boolean,
): Promise<HotelPage | null> {
  const ofHotel = { slug }
  const hotel = await client.hotels.get(ofHotel).catch((error: unknown) => {
    if (error instanceof ORPCError && error.code === 'HOTEL_NOT_FOUND') return null
    throw error
  })
  if (!hotel) return null
  const allServices = { slug, enabledOnly: false }
  const [services, announcements, menu] = await Promise.all([
    client.services.list(allServices),
    client.announcements.list(ofHotel),
    needsMenu ? client.menu.list(ofHotel) : null,
  ])
  const answers: PageData['answers'] = [
    { path: ['hotels', 'get'], input: ofHotel, output: hotel },
    { path: ['services', 'list'], input: allServices, output: services },
    { path: ['announcements', 'list'], input: ofHotel, output: announcements },
  ]
  if (menu) answers.push({ path: ['menu', 'list'], input: ofHotel, output: menu })
  return { hotel, answers, painted: new Map() }
}

type Painted = { hotel: Hotel | null; painted: Map<string, string> }

/** The front door is of no hotel, and its texts come with the build. */
export const FRONT_DOOR: Painted = { hotel: null, painted: new Map() }

/**
 * The markup of a page's first screen; a hotel's greets by its hour and shows its light. One that cannot be painted is left out: the
 * application draws it anyway.
 */
export function firstPaintOf(
  { hotel, painted }: Painted,
  screen: PaintedScreen,
  data: PageData,
  { paint }: Pick<WebBuild, 'paint'>,
  log: Pick<Log, 'error'>,
): string {
  const now = new Date()
  const hour = hotel ? [greetingAt(now, hotel.timeZone), lightAt(now, hotel.timeZone)] : []
  const key = [screen, data.language, ...hour].join(' ')
  const known = painted.get(key)
  if (known !== undefined) return known
  let markup = ''
  try {
    markup = paint(screen, hotel, data)
  } catch (error) {
    log.error({ err: error, screen }, 'a first screen could not be painted')
  }
  painted.set(key, markup)
  return markup
}
