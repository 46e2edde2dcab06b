import { openBookingsOf } from '#features/bookings/ui/staff/open-bookings.ts'
import type { Order } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { bookingsApi } from '../api.ts'

export const bookingQuery = (slug: string, id: string) =>
  bookingsApi.query.get.queryOptions({ input: { slug, id } })

export const openOrders = openBookingsOf<Order>({
  room: 'bookings',
  readPage: (slug, after, signal) => bookingsApi.call.list({ slug, scope: 'ongoing', after }, { signal }),
  wantedAt,
  keyOf: (slug, id) => bookingQuery(slug, id).queryKey,
})

/** Writes an order as the server returned it to where it stands. */
export const showBooking = openOrders.show

/** The current booking, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Order | null {
  const data =
    bookingsApi.dataOf(error, 'CHANGED') ??
    bookingsApi.dataOf(error, 'NOT_ALLOWED') ??
    bookingsApi.dataOf(error, 'NOT_ACKNOWLEDGED')
  return data?.current ?? null
}
