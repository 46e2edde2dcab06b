import type { Order, GuestOrder } from '#features/room-service/contract.ts'
import type { StreamConnection } from '../../kit/live-stream.ts'
import type { Entry, Who } from '../history.ts'
import type { Watched } from '../stage.ts'
import { guestIdOf } from './leaks.ts'
import { callsTo, type Evidence } from './told.ts'

/** A connection that ended may have done so before the news came. */
const NEWS_MS = 8000

type News = {
  topic: string
  id: string | null
  hotel: number
  guestId: string | null
  from: number
  at: number
}

const keyOf = (input: unknown) => (input as { key: string }).key

/** What a confirmed call tells the screens. */
function newsOf(
  { call, input, output, outcome, start, end }: Entry,
  hotelOfSlug: Map<string, number>,
  firstSent: Map<string, number>,
): News[] {
  const hotel = hotelOfSlug.get((input as { slug?: string } | undefined)?.slug ?? '')
  if (outcome !== 'done' || hotel === undefined) return []
  const news = { hotel, from: start, at: end, guestId: null }
  if (/^bookings\.(update|complete|cancel|reopen)$/.test(call)) {
    const { id, guestId } = output as Order
    return [{ ...news, topic: 'bookings', id, guestId }]
  }
  if (call === 'bookings.place') {
    const { id, guestId } = output as GuestOrder
    return [{ ...news, from: firstSent.get(keyOf(input)) ?? start, topic: 'bookings', id, guestId }]
  }
  if (/^menu\.(update|change)$/.test(call)) return [{ ...news, topic: 'menu', id: null }]
  if (/^announcements\.(add|publish)$/.test(call)) return [{ ...news, topic: 'announcements', id: null }]
  return []
}

const concerns = ({ topic, hotel, guestId }: News, who: Who, guest: string | null) =>
  who.hotel === hotel && (who.role === 'staff' || topic !== 'bookings' || guestId === guest)

const hasHeard = ({ frames }: StreamConnection, { topic, id, from }: News) =>
  frames.some(
    ({ at, event, ...told }) =>
      at >= from &&
      (event !== 'change' || (told.topic === topic && (id === null || told.id === id))) &&
      event !== 'heartbeat',
  )

/** Every change that was confirmed reached every screen that was open: by its news, or by being told to look again. */
export function checkStreams({ world, history }: Evidence, watched: readonly Watched[]): string[] {
  const hotelOfSlug = new Map(world.hotels.map(({ slug, at }) => [slug, at]))
  // a repeat is answered without any news, which came when the order was placed
  const placings = callsTo(history, 'bookings.place').toReversed()
  const firstSent = new Map(placings.map(({ input, start }) => [keyOf(input), start]))
  const news = history.flatMap((entry) => newsOf(entry, hotelOfSlug, firstSent))
  const problems: string[] = []
  for (const { who, stream, closedAt } of watched) {
    const guest = guestIdOf(world, who)
    for (const connection of stream.connections) {
      const until = Math.min(closedAt, connection.endedAt ?? Number.POSITIVE_INFINITY) - NEWS_MS
      const missed = news.filter(
        (each) =>
          each.at < until &&
          each.at > connection.openedAt &&
          concerns(each, who, guest) &&
          !hasHeard(connection, { ...each, from: Math.max(each.from, connection.openedAt + 1) }),
      )
      for (const { topic, id } of missed) problems.push(`${who.device} was not told of ${topic} ${id ?? ''}`)
    }
  }
  return [...new Set(problems)]
}
