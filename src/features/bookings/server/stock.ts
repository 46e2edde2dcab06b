import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { serviceBookings } from './table.ts'

/**
 * Gives back the portions that a booking took of dishes that are counted, or takes them again, as far as they are there.
 * Returns whether there were any.
 */
export async function returnStock(
  tx: Tx,
  hotelId: string,
  bookingId: string,
  sign: 1 | -1,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    WITH line AS (
      SELECT (item->>'id')::uuid AS id, sum((item->>'quantity')::int)::int AS portions
      FROM ${serviceBookings} b, jsonb_array_elements(b.order_details->'items') item
      WHERE b.hotel_id = ${hotelId} AND b.id = ${bookingId} AND (item->>'counted')::boolean
      GROUP BY 1
    ), held AS MATERIALIZED (
      SELECT m.id, m.stock, line.portions FROM ${menuItems} m JOIN line ON line.id = m.id
      WHERE m.hotel_id = ${hotelId} AND m.stock IS NOT NULL ORDER BY m.id FOR UPDATE OF m
    )
    UPDATE ${menuItems} m SET stock = greatest(0, held.stock + ${sign}::int * held.portions)
    FROM held WHERE m.hotel_id = ${hotelId} AND m.id = held.id RETURNING 1`)
  return changed.length > 0
}
