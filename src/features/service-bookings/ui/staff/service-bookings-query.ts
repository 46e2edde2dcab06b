import { openBookingsOf } from '#features/bookings/ui/staff/open-bookings.ts'
import type { ServiceBooking } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { serviceBookingsApi } from '../api.ts'

export const serviceBookingQuery = (slug: string, id: string) =>
  serviceBookingsApi.query.get.queryOptions({ input: { slug, id } })

const openServiceBookings = openBookingsOf<ServiceBooking>({
  room: 'work',
  readPage: (slug, after, signal) =>
    serviceBookingsApi.call.list({ slug, scope: 'ongoing', after }, { signal }),
  wantedAt,
  keyOf: (slug, id) => serviceBookingQuery(slug, id).queryKey,
})

/** All open requests and appointments, those first that are wanted first. */
export const openServiceBookingsQuery = openServiceBookings.query

/** Writes what the server returned to every cached list in which it stands. */
export const showServiceBooking = openServiceBookings.show

/** What stands now, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): ServiceBooking | null {
  const data = serviceBookingsApi.dataOf(error, 'CHANGED') ?? serviceBookingsApi.dataOf(error, 'NOT_ALLOWED')
  return data && 'team' in data.current ? data.current : null
}
