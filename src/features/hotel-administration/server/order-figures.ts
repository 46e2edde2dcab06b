import { sql } from 'drizzle-orm'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'
import { WAITS_FROM } from '#features/room-service/server/queries.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { AnyHotel } from '../contract.ts'
import { TROUBLE_MINUTES } from '../rules.ts'

export type OrderFigures = Pick<
  AnyHotel,
  'ordersToday' | 'openBookings' | 'unpaid' | 'waitingSince' | 'medianMinutes'
>

const NONE: OrderFigures = {
  ordersToday: 0,
  openBookings: 0,
  unpaid: 0,
  waitingSince: null,
  medianMinutes: null,
}

const isOfToday = sql`b.status <> 'cancelled' AND b.created_at >=
  date_trunc('day', now() AT TIME ZONE h.time_zone) AT TIME ZONE h.time_zone`
const isUnconfirmed = sql`b.status = 'pending' AND b.booking_status = 'open'`

/** What each of these hotels has to do; of orders that are settled, only those of so many days are looked at. */
export async function readOrderFigures(tx: Tx, hotelIds: readonly string[], days: number) {
  const rows = await tx.execute<OrderFigures & { id: string }>(sql`
    SELECT b.hotel_id AS id,
      count(*) FILTER (WHERE ${isOfToday})::int AS "ordersToday",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM b.delivered_at - b.created_at) / 60)
        FILTER (WHERE ${isOfToday} AND b.delivered_at IS NOT NULL AND b.due_at IS NULL))::int AS "medianMinutes",
      count(*) FILTER (WHERE b.booking_status = 'open')::int AS "openBookings",
      coalesce(sum(b.total_price) FILTER (WHERE b.payment_status = 'open' AND b.status <> 'cancelled'
        AND b.currency = h.currency), 0)::float8 AS unpaid,
      to_char(min(${WAITS_FROM}) FILTER (WHERE ${isUnconfirmed} AND ${WAITS_FROM} <= now())
        AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "waitingSince"
    FROM ${bookingsOf(ORDERS, 'b')} JOIN ${hotels} h ON h.id = b.hotel_id
    WHERE b.hotel_id = ANY(${sql.param(hotelIds)}::uuid[])
      AND (b.booking_status = 'open' OR b.created_at > now() - make_interval(days => ${days}))
    GROUP BY b.hotel_id`)
  const figuresOf = new Map(rows.map(({ id, ...figures }) => [id, figures]))
  return (hotelId: string): OrderFigures => figuresOf.get(hotelId) ?? NONE
}

/** The hotels in which an order waits for too long to be confirmed. */
export const waitingHotels = sql`(SELECT b.hotel_id FROM ${bookingsOf(ORDERS, 'b')}
  WHERE ${isUnconfirmed} AND ${WAITS_FROM} <= now() - make_interval(mins => ${TROUBLE_MINUTES}::int))`
