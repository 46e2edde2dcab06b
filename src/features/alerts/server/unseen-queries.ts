import { sql } from 'drizzle-orm'
import { bookingsOf, EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { isAttendedNow } from './queries.ts'

const LISTED = 50

/** Whether nobody has seen a booking or gone on with it since, as `isAlerted` has it. */
const IS_ALERTED = sql`coalesce(greatest(b.seen_at, b.confirmed_at, b.preparation_at, b.delivered_at) < b.alerted_at, true)`

type UnseenAtHotel = {
  id: string
  name: string
  slug: string
  bookings: number
  since: string
  isAttended: boolean
}

/** Hotels where something of the last 24 hours waits that nobody has seen, although everybody was alerted; the oldest first. */
export const listUnseenAtHotels = (tx: Tx) =>
  tx.execute<UnseenAtHotel>(sql`
    SELECT h.id, h.name, h.slug, waiting.bookings, waiting.since, ${isAttendedNow(sql`waiting.hotel_id`)} AS "isAttended"
    FROM (
      SELECT b.hotel_id, count(*)::integer AS bookings,
        to_char(min(b.alerted_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
      FROM ${bookingsOf(EVERY_KIND, 'b')}
      WHERE b.hotel_id = ANY (ARRAY(SELECT id FROM ${hotels} WHERE is_active AND deleted_at IS NULL))
        AND b.created_at > now() - interval '24 hours' AND b.booking_status = 'open'
        AND b.alerted_at IS NOT NULL AND ${IS_ALERTED}
      GROUP BY b.hotel_id
    ) waiting JOIN ${hotels} h ON h.id = waiting.hotel_id
    ORDER BY waiting.since LIMIT ${LISTED}`)
