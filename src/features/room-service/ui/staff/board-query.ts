import { openBookingsOf } from '#features/bookings/ui/staff/open-bookings.ts'
import type { Booking } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { bookingsApi } from '../api.ts'

export const bookingQuery = (slug: string, id: string) =>
  bookingsApi.query.get.queryOptions({ input: { slug, id } })

export const openOrders = openBookingsOf<Booking>({
  room: 'bookings',
  readPage: (slug, after, signal) => bookingsApi.call.list({ slug, scope: 'ongoing', after }, { signal }),
  wantedAt,
  keyOf: (slug, id) => bookingQuery(slug, id).queryKey,
})

/** Writes an order as the server returned it to where it stands. */
export const showBooking = openOrders.show

/** The current booking, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Booking | null {
  const data =
    bookingsApi.dataOf(error, 'CHANGED') ??
    bookingsApi.dataOf(error, 'NOT_ALLOWED') ??
    bookingsApi.dataOf(error, 'NOT_ACKNOWLEDGED')
  return data?.current ?? null
}

type Done = { booking: Booking; isOwn: boolean }

/** If somebody else has already made exactly this change, treats it as theirs rather than as a failure. */
export async function acceptIfAlreadyDone(
  change: Promise<Booking>,
  isWanted: (current: Booking) => boolean,
): Promise<Done> {
  try {
    return { booking: await change, isOwn: true }
  } catch (error) {
    const current = currentOf(error)
    if (!current || !isWanted(current)) throw error
    return { booking: current, isOwn: false }
  }
}
