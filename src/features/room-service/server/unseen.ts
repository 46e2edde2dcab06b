import type { UnseenSince } from '#features/bookings/server/records.ts'
import { isNews, waitsFrom } from '../staff-rules.ts'
import { toOrder } from './rows.ts'

/** What is news to the kitchen waits until it is seen, also an order for later that was seen before it must be begun. */
export const orderUnseenSince: UnseenSince = (row) => {
  const order = toOrder(row)
  const since = waitsFrom(order)
  const isSeen = row.seenAt !== null && row.seenAt.getTime() >= since
  return row.bookingStatus === 'open' && isNews(order) && !isSeen ? since : null
}
