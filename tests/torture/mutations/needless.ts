import type { Mutation } from './catalogue.ts'

/** A file of a feature's server, and its line from the condition on. */
type Place = [file: string, line: string]

/**
 * Conditions without which everything stays the same, by the reason. They stand there all the same, as every index
 * begins with the hotel.
 */
const NEEDLESS: Record<string, Place[]> = {
  'the address of an own picture holds the id of its hotel': [
    [
      'announcements/server/queries.ts',
      'eq(announcements.hotelId, hotelId), eq(announcements.imageUrl, url)))) >',
    ],
    ['menu/server/queries.ts', 'eq(menuItems.hotelId, hotelId), inArray(menuItems.imageUrl, urls)))'],
  ],
  'a stamp that changes oftener has the index built again, of the same entries': [
    ['knowledge/server/queries.ts', 'hotel_id = ${hotelId}`)'],
  ],
  'pictures of another hotel have addresses with its id, of which nothing is copied and nothing removed': [
    ['hotel-administration/server/copy.ts', 'hotel_id = ${hotelId} AND image_url IS NOT NULL'],
    ['hotel-administration/server/copy.ts', 'hotel_id = ${hotelId} AND image_url IS NOT NULL`)'],
  ],
  'the rows are joined by their ids to guests of the hotel': [
    ['guests/server/queries.ts', 'hotel_id = ${hotelId} AND expires_at IS NOT NULL) d'],
  ],
  'no two guests share an id': [
    [
      'bookings/server/queries.ts',
      'eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.guestId, guestId)))',
    ],
    [
      'chat/server/queries.ts',
      'eq(chatConversations.hotelId, hotelId), eq(chatConversations.guestId, guestId))',
    ],
    ['guests/server/queries.ts', 'eq(authAccounts.hotelId, hotelId), eq(authAccounts.guestId, id)))'],
    [
      'sessions/server/find-guest.ts',
      'eq(authAccounts.hotelId, check.hotelId), eq(authAccounts.guestId, guest.guestId))',
    ],
  ],
  'accounts and guests are joined by their ids, and each of both conditions is enough': [
    ['guests/server/lockouts.ts', 'a.hotel_id = ${hotelId} AND a.guest_id IS NOT NULL AND ${isDevice}'],
    ['guests/server/lockouts.ts', 'g.hotel_id = ${hotelId} AND g.id = used.guest_id'],
  ],
  'it names all hotels, for the index alone': [
    [
      'platform-health/server/queries.ts',
      "b.hotel_id = ${ANY_THERE} AND b.created_at > ${until}::timestamptz - interval '24 hours'",
    ],
  ],
  'the account is that of a guest of the hotel who is changed in the same statement; no two guests share an id':
    [
      ['guests/server/queries.ts', 'a.hotel_id = ${hotelId} AND a.guest_id = c.id`)'],
      ['guests/server/queries.ts', 'a.hotel_id = ${hotelId} AND a.guest_id = ended.id'],
    ],
  'the database holds that nothing but an appointment has a place and a time': [
    ['appointments/server/queries.ts', 'bookingsOf(APPOINTMENTS)} WHERE ${within}`)'],
    ['appointments/server/queries.ts', 'bookingsOf(APPOINTMENTS), own)'],
    ['appointments/server/queries.ts', 'bookingsOf(APPOINTMENTS))'],
  ],
  'no order has answers': [
    [
      'service-bookings/server/queries.ts',
      "bookingsOf(REQUESTS_AND_APPOINTMENTS, 'b')} WHERE b.hotel_id = ${hotelId}`)",
    ],
  ],
  'the order is held already, and nothing else has lines': [
    [
      'room-service/server/stock.ts',
      "bookingsOf(ORDERS, 'b')}, jsonb_array_elements(b.order_details->'items') item",
    ],
  ],
}

const isAt = ([file, line]: Place, mutation: Mutation) =>
  (mutation.kind === 'filter' || mutation.kind === 'kinds') &&
  mutation.file === `src/features/${file}` &&
  mutation.line === line

/** What is listed here and stands nowhere any more. */
export const goneOf = (mutations: readonly Mutation[]) =>
  Object.values(NEEDLESS)
    .flat()
    .filter((place) => !mutations.some((mutation) => isAt(place, mutation)))

/** Why nobody misses it; null for what has to be noticed. */
export function whyNeedless(mutation: Mutation): string | null {
  const known = Object.entries(NEEDLESS).find(([, places]) => places.some((place) => isAt(place, mutation)))
  return known?.[0] ?? null
}
