import type { UnseenSince } from '#features/bookings/server/records.ts'
import { isNews, waitsFrom } from '../waiting.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'

/** What nobody has looked after waits until it is seen: requests, and appointments that want an answer. */
export const serviceUnseenSince: UnseenSince = (row) => {
  const since = waitsFrom(toServiceBooking(toServiceRow(row)))
  const isSeen = row.seenAt !== null && row.seenAt.getTime() >= since
  return row.bookingStatus === 'open' && isNews(row) && !isSeen ? since : null
}
