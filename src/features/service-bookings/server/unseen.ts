import type { UnseenSince } from '#features/bookings/server/records.ts'
import { isInInbox, waitsFrom } from '../waiting.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'

/** What stands open in the inbox waits until it is seen: requests, and appointments that want an answer. */
export const serviceUnseenSince: UnseenSince = (row) => {
  const booking = toServiceBooking(toServiceRow(row))
  const since = waitsFrom(booking)
  const isSeen = row.seenAt !== null && row.seenAt.getTime() >= since
  return row.bookingStatus === 'open' && isInInbox(booking, null) && !isSeen ? since : null
}
