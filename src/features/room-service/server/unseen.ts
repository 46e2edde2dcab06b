import type { UnseenSince } from '#features/bookings/server/records.ts'
import { waitsFrom } from '../staff-rules.ts'
import { toOrder } from './rows.ts'

/** An open order waits until it is seen, also one for later that was seen before the kitchen must begin. */
export const orderUnseenSince: UnseenSince = (row) => {
  const since = waitsFrom(toOrder(row))
  const isSeen = row.seenAt !== null && row.seenAt.getTime() >= since
  return row.bookingStatus === 'open' && !isSeen ? since : null
}
