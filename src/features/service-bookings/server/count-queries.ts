import { sql } from 'drizzle-orm'
import { bookingsOf, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import type { Tx } from '#kit/server/database.ts'

/** How many open requests and appointments each of these hotels has, and how many of them lie ahead with their time. */
export async function countOpenServiceBookings(tx: Tx, hotelIds: readonly string[]) {
  const rows = await tx.execute<{ id: string; open: number; ahead: number }>(sql`
    SELECT b.hotel_id AS id, count(*)::int AS open, count(*) FILTER (WHERE b.starts_at > now())::int AS ahead
    FROM ${bookingsOf(REQUESTS_AND_APPOINTMENTS, 'b')}
    WHERE b.hotel_id = ANY(${sql.param(hotelIds)}::uuid[]) AND b.booking_status = 'open' GROUP BY b.hotel_id`)
  return (hotelId: string) => rows.find(({ id }) => id === hotelId) ?? { open: 0, ahead: 0 }
}
