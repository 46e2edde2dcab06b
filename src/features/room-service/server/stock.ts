import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'

/**
 * Gives back the portions that a booking took of dishes that are counted, or takes them again. Returns whether there were
 * any; null, and takes none, where too few are left.
 */
export async function returnStock(
  tx: Tx,
  hotelId: string,
  bookingId: string,
  sign: 1 | -1,
): Promise<boolean | null> {
  const [held] = await tx.execute<{ found: number; fits: boolean }>(sql`
    WITH line AS (
      SELECT (item->>'id')::uuid AS id, sum((item->>'quantity')::int)::int AS portions
      FROM ${bookingsOf(ORDERS, 'b')}, jsonb_array_elements(b.order_details->'items') item
      WHERE b.hotel_id = ${hotelId} AND b.id = ${bookingId} AND (item->>'counted')::boolean
      GROUP BY 1
    ), held AS MATERIALIZED (
      SELECT m.id, m.stock, line.portions FROM ${menuItems} m JOIN line ON line.id = m.id
      WHERE m.hotel_id = ${hotelId} AND m.stock IS NOT NULL ORDER BY m.id FOR UPDATE OF m
    ), taken AS (
      UPDATE ${menuItems} m SET stock = held.stock + ${sign}::int * held.portions
      FROM held WHERE m.hotel_id = ${hotelId} AND m.id = held.id
        AND NOT EXISTS (SELECT FROM held one WHERE one.stock + ${sign}::int * one.portions < 0)
    )
    SELECT count(*)::int AS found, coalesce(bool_and(stock + ${sign}::int * portions >= 0), true) AS fits FROM held`)
  return held?.fits ? held.found > 0 : null
}
