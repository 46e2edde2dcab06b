import { openBookingsOf } from '#features/bookings/ui/staff/open-bookings.ts'
import type { Order } from '../../contract.ts'
import { wantedAt } from '../../rules.ts'
import { ordersApi } from '../api.ts'

export const orderQuery = (slug: string, id: string) =>
  ordersApi.query.get.queryOptions({ input: { slug, id } })

export const openOrders = openBookingsOf<Order>({
  room: 'bookings',
  readPage: (slug, after, signal) => ordersApi.call.list({ slug, scope: 'ongoing', after }, { signal }),
  wantedAt,
  keyOf: (slug, id) => orderQuery(slug, id).queryKey,
})

/** Writes an order as the server returned it to where it stands. */
export const showOrder = openOrders.show

/** The current booking, when a change was refused because somebody else was first or its state does not allow it. */
export function currentOf(error: unknown): Order | null {
  const data =
    ordersApi.dataOf(error, 'CHANGED') ??
    ordersApi.dataOf(error, 'NOT_ALLOWED') ??
    ordersApi.dataOf(error, 'NOT_ACKNOWLEDGED')
  return data?.current ?? null
}
