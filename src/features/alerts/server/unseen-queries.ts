import { type SQL, sql } from 'drizzle-orm'
import { bookingsOf, EVERY_KIND } from '#features/bookings/server/of-kinds.ts'

/** Whether nobody has seen a booking or gone on with it since, as `isAlerted` has it. */
const IS_ALERTED = sql`coalesce(greatest(b.seen_at, b.confirmed_at, b.preparation_at, b.delivered_at) < b.alerted_at, true)`

/**
 * A statement of the bookings of the last 24 hours that wait and that nobody has seen, although everybody was alerted:
 * `hotel_id` and since when (`alerted_at`).
 * @param hotelIds an array
 */
export const unseenBookings = (hotelIds: SQL) => sql`
  SELECT b.hotel_id, b.alerted_at FROM ${bookingsOf(EVERY_KIND, 'b')}
  WHERE b.hotel_id = ANY (${hotelIds})
    AND b.created_at > now() - interval '24 hours' AND b.booking_status = 'open'
    AND b.alerted_at IS NOT NULL AND ${IS_ALERTED}`
