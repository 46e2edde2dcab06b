import { sql } from 'drizzle-orm'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'
import type { Tx } from '#kit/server/database.ts'
import { HOURS_OF_DAY } from '../hourly.ts'

/**
 * Orders of the 24 hours before a moment, by hotel and hour, without cancelled ones.
 * @returns a hotel's counts, the oldest hour first
 */
export async function readOrdersByHour(tx: Tx, hotelIds: readonly string[], until: Date) {
  const end = sql`${until.toISOString()}::timestamptz`
  const rows = await tx.execute<{ hotelId: string; hoursAgo: number; orders: number }>(sql`
    SELECT b.hotel_id AS "hotelId", floor(extract(epoch FROM ${end} - b.created_at) / 3600)::int AS "hoursAgo",
      count(*)::int AS orders
    FROM ${bookingsOf(ORDERS, 'b')}
    WHERE b.hotel_id = ANY(${sql.param(hotelIds)}::uuid[]) AND b.status <> 'cancelled'
      AND b.created_at > ${end} - make_interval(hours => ${HOURS_OF_DAY}) AND b.created_at <= ${end}
    GROUP BY 1, 2`)
  const byHotel = new Map<string, number[]>()
  for (const { hotelId, hoursAgo, orders } of rows) {
    const byHour = byHotel.get(hotelId) ?? noOrders()
    byHour[HOURS_OF_DAY - 1 - hoursAgo] = orders
    byHotel.set(hotelId, byHour)
  }
  return (hotelId: string): number[] => byHotel.get(hotelId) ?? noOrders()
}

const noOrders = () => Array.from({ length: HOURS_OF_DAY }, () => 0)
