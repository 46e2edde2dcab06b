import { sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { bookingsOf, ORDERS } from './of-kinds.ts'
import { bookingCounts } from './table.ts'

/** Adds to the number of the hotel's previous orders, where it is known. */
export const addToPrevious = (tx: Tx, hotelId: string, change: 1 | -1) =>
  tx.execute(sql`INSERT INTO ${bookingCounts} AS c (hotel_id) VALUES (${hotelId})
    ON CONFLICT (hotel_id) DO UPDATE SET previous = c.previous + ${change}::int`)

/** From now on each list counts, until the next recount. */
export const forgetCounts = (tx: Tx, hotelId: string) =>
  tx.execute(sql`DELETE FROM ${bookingCounts} WHERE hotel_id = ${hotelId}`)

/**
 * Counts the previous orders of each hotel anew, once a day: a process of another release may have completed some
 * without counting them. Whoever changes one meanwhile waits, or has been waited for.
 */
export async function recountBookings(database: Database) {
  const due = await database.withActor(SYSTEM, (tx) =>
    tx.execute<{
      id: string
    }>(sql`SELECT h.id FROM ${hotels} h LEFT JOIN ${bookingCounts} c ON c.hotel_id = h.id
      WHERE c.counted_at IS NULL OR c.counted_at < now() - interval '1 day'`),
  )
  for (const { id } of due) await database.withActor(SYSTEM, (tx) => recount(tx, id))
}

async function recount(tx: Tx, hotelId: string) {
  const [held] = await tx.execute(sql`INSERT INTO ${bookingCounts} (hotel_id, counted_at)
    SELECT id, now() FROM ${hotels} WHERE id = ${hotelId}
    ON CONFLICT (hotel_id) DO UPDATE SET counted_at = excluded.counted_at RETURNING 1`)
  // a statement of its own, which sees what was committed before the row was held
  if (held)
    await tx.execute(sql`UPDATE ${bookingCounts} SET previous = (
      SELECT count(*) FROM ${bookingsOf(ORDERS)} WHERE hotel_id = ${hotelId} AND booking_status <> 'open'
    ) WHERE hotel_id = ${hotelId}`)
}
