import { and, gte, isNull, sql } from 'drizzle-orm'
import { bookingsOf, columns, ORDERS } from '#features/bookings/server/of-kinds.ts'
import { findRow, listRowsOfGuest } from '#features/bookings/server/read.ts'
import { holdRecord, patchRecord, patchRecords } from '#features/bookings/server/records.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Delay } from '#features/kitchen/rules.ts'
import { delayKitchen } from '#features/kitchen/server/queries.ts'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Order, GuestOrder } from '../contract.ts'
import { AHEAD_MINUTES, mustAcknowledge } from '../staff-rules.ts'
import { toOrder, toGuestOrder } from './rows.ts'

/** The newest orders of the guest's current stay, newest first (BKG-01, OP-72). */
export async function listOrdersOfGuest(tx: Tx, actor: GuestActor): Promise<GuestOrder[]> {
  const rows = await listRowsOfGuest(tx, actor, ORDERS)
  return rows.map((row) => toGuestOrder(row, actor.guestId))
}

export async function findOrder(tx: Tx, hotelId: string, id: string): Promise<Order | null> {
  const row = await findRow(tx, hotelId, id, ORDERS)
  return row && toOrder(row)
}

/** Ticks a line of an open booking off, or on again; nobody's view of the rest becomes out of date by it. */
export async function setLinePrepared(
  tx: Tx,
  hotelId: string,
  { id, line, isMade }: { id: string; line: number; isMade: boolean },
): Promise<{ outcome: 'ticked' | 'not-allowed' | 'not-acknowledged'; booking: Order | null }> {
  const row = await holdRecord(tx, hotelId, id, ORDERS)
  const booking = row && toOrder(row)
  if (!booking || booking.bookingStatus !== 'open' || line >= (booking.lines?.length ?? 0))
    return { outcome: 'not-allowed', booking }
  if (isMade && mustAcknowledge(booking, 'in_preparation')) return { outcome: 'not-acknowledged', booking }
  const others = booking.made.filter((place) => place !== line)
  const made = isMade ? [...others, line].toSorted((first, second) => first - second) : others
  const patched = await patchRecord(tx, row, { made })
  return { outcome: 'ticked', booking: patched && toOrder(patched) }
}

/** Keeps what a machine made of the guest's notes; nobody's view of the rest becomes out of date by it. */
export const saveTranslations = (
  tx: Tx,
  hotelId: string,
  id: string,
  translations: NonNullable<Order['translations']>,
) => patchRecord(tx, { hotelId, id, kind: 'order' }, { translations })

/** Promises orders later: those under way for as soon as possible, and those of the next hour. */
export async function delayOpenOrders(
  tx: Tx,
  actor: HotelAdminActor,
  minutes: Delay,
): Promise<{ id: string; guestId: string | null }[]> {
  const more = await delayKitchen(tx, actor, minutes)
  const isUnderWay = and(
    sql`${columns.bookingStatus} = 'open'`,
    isNull(columns.dueAt),
    isNull(columns.deliveredAt),
    gte(columns.createdAt, sql`now() - interval '12 hours'`),
  )
  return patchRecords(tx, actor.hotelId, ORDERS, isUnderWay, {
    promisedAt: sql`minutes_after(${columns.promisedAt}, ${more}::int)`,
  })
}

/** From when an order `b` waits for the kitchen, as `waitsFrom` has it; a due moment that is null counts for nothing. */
export const WAITS_FROM = sql.raw(`greatest(b.created_at, b.due_at - interval '${AHEAD_MINUTES} minutes')`)

/**
 * The orders of the last 24 hours that nobody has confirmed yet, over all hotels that are open. Counted for each hotel,
 * so that PostgreSQL uses each one's own index, however many orders stay open for longer.
 */
export async function countUnconfirmedOrders(tx: Tx): Promise<{ count: number; longestSeconds: number }> {
  const [row] = await tx.execute<{ count: number; longestSeconds: number }>(sql`
    SELECT coalesce(sum(waiting.count), 0)::int AS count,
      coalesce(extract(epoch FROM now() - min(waiting.oldest)), 0)::float8 AS "longestSeconds"
    FROM ${hotels} h CROSS JOIN LATERAL (
      SELECT count(*) AS count, min(${WAITS_FROM}) AS oldest FROM ${bookingsOf(ORDERS, 'b')}
      WHERE b.hotel_id = h.id AND b.booking_status = 'open' AND b.status = 'pending'
        AND b.created_at > now() - interval '24 hours' AND ${WAITS_FROM} <= now()
      GROUP BY b.hotel_id
    ) waiting
    WHERE h.is_active AND h.deleted_at IS NULL`)
  return row ?? { count: 0, longestSeconds: 0 }
}
