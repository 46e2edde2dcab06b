import { lookedAt } from '#features/bookings/alerted.ts'
import type { CallsOf } from '#features/bookings/server/records.ts'
import { isNews, waitsFrom } from '../staff-rules.ts'
import { toOrder } from './rows.ts'

/** What is news to the kitchen waits until it is seen, also an order for later that was seen before it must be begun. */
export const callsOfOrder: CallsOf = (row) => {
  const order = toOrder(row)
  const since = waitsFrom(order)
  const isWaiting = row.bookingStatus === 'open' && isNews(order) && lookedAt(row) < since
  return isWaiting ? [{ since, why: 'unseen' }] : []
}
