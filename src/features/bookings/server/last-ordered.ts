import { sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { bookingsOf, ORDERS } from './of-kinds.ts'

/** Of each of these guests who has ordered in the present stay, and in the last month, when that was last. */
export async function lastOrdersOf(tx: Tx, hotelId: string, ids: readonly string[]) {
  const rows = await tx.execute<{ id: string; at: number }>(sql`
    SELECT b.guest_id AS id, (extract(epoch FROM max(b.created_at)) * 1000)::float8 AS at
    FROM ${bookingsOf(ORDERS, 'b')} JOIN ${guests} g ON g.hotel_id = b.hotel_id AND g.id = b.guest_id
    WHERE b.hotel_id = ${hotelId} AND g.hotel_id = ${hotelId} AND b.guest_id = ANY(${sql.param(ids)}::uuid[])
      AND b.created_at > now() - interval '30 days' AND b.created_at >= g.stay_began_at
    GROUP BY b.guest_id`)
  return [...rows].map(({ id, at }) => ({ id, at: new Date(at).toISOString() }))
}
