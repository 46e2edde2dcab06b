import { sql } from 'drizzle-orm'
import { isAttendedNow } from '#features/alerts/server/queries.ts'
import { unseenBookings } from '#features/alerts/server/unseen-queries.ts'
import { unseenConversations } from '#features/chat/server/unseen-queries.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { UnseenAtHotel } from '../contract.ts'

const LISTED = 50

const OPEN_HOTELS = sql`ARRAY(SELECT id FROM ${hotels} WHERE is_active AND deleted_at IS NULL)`

/** Hotels where something of the last 24 hours waits that nobody has seen, although everybody was alerted; the oldest first. */
export const listUnseenAtHotels = (tx: Tx) =>
  tx.execute<UnseenAtHotel>(sql`
    SELECT h.id, h.name, h.slug, waiting.bookings, waiting.conversations, waiting.since,
      ${isAttendedNow(sql`waiting.hotel_id`, null)} AS "isAttended"
    FROM (
      SELECT hotel_id, sum(bookings)::integer AS bookings, sum(conversations)::integer AS conversations,
        to_char(min(alerted_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
      FROM (
        SELECT hotel_id, alerted_at, 1 AS bookings, 0 AS conversations FROM (${unseenBookings(OPEN_HOTELS)}) booked
        UNION ALL
        SELECT hotel_id, alerted_at, 0, 1 FROM (${unseenConversations(OPEN_HOTELS)}) asked
      ) unseen
      GROUP BY hotel_id
    ) waiting JOIN ${hotels} h ON h.id = waiting.hotel_id
    ORDER BY waiting.since LIMIT ${LISTED}`)
