import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Delay } from '#features/kitchen/rules.ts'
import { delayKitchen } from '#features/kitchen/server/queries.ts'
import { kitchens } from '#features/kitchen/server/table.ts'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Booking, GuestBooking } from '../contract.ts'
import { addToPrevious, forgetCounts } from './counts.ts'
import { AHEAD_MINUTES, mustAcknowledge } from '../staff-rules.ts'
import { bookingColumns, bookingFields, type BookingRow, toBooking, toGuestBooking } from './rows.ts'
import { bookingsOf, isOfKinds, ORDERS } from './of-kinds.ts'
import { serviceBookings } from './table.ts'

const GUEST_LIST_SIZE = 100

/** The newest bookings of the guest's current stay, newest first (BKG-01, OP-72). */
export async function listBookingsOfGuest(
  tx: Tx,
  { hotelId, guestId, stayBeganAt }: GuestActor,
): Promise<GuestBooking[]> {
  const rows = await tx.execute<BookingRow>(sql`SELECT ${bookingFields} FROM ${bookingsOf(ORDERS, 'b')}
    WHERE b.hotel_id = ${hotelId} AND b.guest_id = ${guestId} AND b.created_at >= ${stayBeganAt}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${GUEST_LIST_SIZE}`)
  return rows.map((row) => toGuestBooking(row, guestId))
}

const isOrder = (hotelId: string, id: string) =>
  and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, id), isOfKinds(ORDERS))

export async function findBooking(tx: Tx, hotelId: string, id: string): Promise<Booking | null> {
  const [row] = await tx.select(bookingColumns).from(serviceBookings).where(isOrder(hotelId, id))
  return row ? toBooking(row) : null
}

/** Reads a booking and locks it until the transaction ends. */
export async function holdBooking(tx: Tx, hotelId: string, id: string): Promise<Booking | null> {
  const [row] = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(isOrder(hotelId, id))
    .for('update')
  return row ? toBooking(row) : null
}

export type BookingChange = Partial<
  Pick<
    typeof serviceBookings.$inferInsert,
    | 'status'
    | 'roomNumber'
    | 'movedFrom'
    | 'paymentStatus'
    | 'bookingStatus'
    | 'staffNotes'
    | 'confirmedAt'
    | 'preparationAt'
    | 'deliveredAt'
    | 'cancelledAt'
    | 'completedAt'
    | 'acknowledgedBy'
    | 'acknowledgedAt'
    | 'cancelReason'
  >
>

export async function saveBooking(
  tx: Tx,
  hotelId: string,
  booking: Booking,
  change: BookingChange,
): Promise<Booking> {
  const [row] = await tx
    .update(serviceBookings)
    .set({ ...change, version: booking.version + 1, updatedAt: sql`now()` })
    .where(isOrder(hotelId, booking.id))
    .returning(bookingColumns)
  if (!row) throw new Error('A locked booking no longer exists')
  const wasOpen = booking.bookingStatus === 'open'
  const isOpen = row.bookingStatus === 'open'
  if (wasOpen !== isOpen) await addToPrevious(tx, hotelId, isOpen ? -1 : 1)
  return toBooking(row)
}

/**
 * Cancels an order of the guest's current stay, unless staff have confirmed or begun it or the hotel does not allow it:
 * one statement, which waits for whoever is changing it and then reads it anew. Null where it cancels nothing.
 */
export async function cancelOwn(
  tx: Tx,
  { hotelId, guestId, stayBeganAt }: GuestActor,
  id: string,
): Promise<BookingRow | null> {
  const { status, bookingStatus, made, createdAt, version } = serviceBookings
  const [row] = await tx
    .update(serviceBookings)
    .set({
      ...({ status: 'cancelled', bookingStatus: 'cancelled', cancelReason: 'guest' } as const),
      ...{ cancelledAt: sql`now()`, version: sql`${version} + 1`, updatedAt: sql`now()` },
    })
    .where(
      and(
        ...[isOrder(hotelId, id), eq(serviceBookings.guestId, guestId), gte(createdAt, stayBeganAt)],
        ...[eq(bookingStatus, 'open'), eq(status, 'pending'), eq(made, [])],
        sql`NOT EXISTS (SELECT FROM ${kitchens} k WHERE k.hotel_id = ${hotelId} AND NOT k.guests_cancel)`,
      ),
    )
    .returning(bookingColumns)
  if (row) await addToPrevious(tx, hotelId, 1)
  return row ?? null
}

/** Ticks a line of an open booking off, or on again; nobody's view of the rest becomes out of date by it. */
export async function setLinePrepared(
  tx: Tx,
  hotelId: string,
  { id, line, isMade }: { id: string; line: number; isMade: boolean },
): Promise<{ outcome: 'ticked' | 'not-allowed' | 'not-acknowledged'; booking: Booking | null }> {
  const booking = await holdBooking(tx, hotelId, id)
  if (!booking || booking.bookingStatus !== 'open' || line >= (booking.lines?.length ?? 0))
    return { outcome: 'not-allowed', booking }
  if (isMade && mustAcknowledge(booking, 'in_preparation')) return { outcome: 'not-acknowledged', booking }
  const others = booking.made.filter((one) => one !== line)
  const [row] = await tx
    .update(serviceBookings)
    .set({ made: isMade ? [...others, line].toSorted((one, other) => one - other) : others })
    .where(isOrder(hotelId, id))
    .returning(bookingColumns)
  return { outcome: 'ticked', booking: row ? toBooking(row) : null }
}

/** Keeps what a machine made of the guest's notes; nobody's view of the rest becomes out of date by it. */
export async function saveTranslations(
  tx: Tx,
  hotelId: string,
  id: string,
  translations: NonNullable<Booking['translations']>,
) {
  await tx.update(serviceBookings).set({ translations }).where(isOrder(hotelId, id))
}

/** Promises orders later: those under way for as soon as possible, and those of the next hour. */
export async function delayOpenOrders(
  tx: Tx,
  actor: HotelAdminActor,
  minutes: Delay,
): Promise<{ id: string; guestId: string | null }[]> {
  const more = await delayKitchen(tx, actor, minutes)
  return tx
    .update(serviceBookings)
    .set({ promisedAt: sql`${serviceBookings.promisedAt} + make_interval(mins => ${more}::int)` })
    .where(
      and(
        ...[eq(serviceBookings.hotelId, actor.hotelId), isOfKinds(ORDERS)],
        ...[eq(serviceBookings.bookingStatus, 'open'), isNull(serviceBookings.dueAt)],
        ...[
          isNull(serviceBookings.deliveredAt),
          gte(serviceBookings.createdAt, sql`now() - interval '12 hours'`),
        ],
      ),
    )
    .returning({ id: serviceBookings.id, guestId: serviceBookings.guestId })
}

/** Moves the open bookings of a guest's stay, of whatever kind, to another room (OP-72), and returns them. */
export async function moveOpenBookings(
  tx: Tx,
  hotelId: string,
  { guestId, from, to }: { guestId: string; from: string; to: string },
) {
  const stayBeganAt = tx
    .select({ at: guests.stayBeganAt })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), eq(guests.id, guestId)))
  return tx
    .update(serviceBookings)
    .set({
      ...{ roomNumber: to, movedFrom: from },
      ...{ version: sql`${serviceBookings.version} + 1`, updatedAt: sql`now()` },
    })
    .where(
      and(
        eq(serviceBookings.hotelId, hotelId),
        eq(serviceBookings.guestId, guestId),
        eq(serviceBookings.roomNumber, from),
        eq(serviceBookings.bookingStatus, 'open'),
        gte(serviceBookings.createdAt, sql`${stayBeganAt}`),
      ),
    )
    .returning({
      id: serviceBookings.id,
      kind: serviceBookings.kind,
      name: sql<string | null>`${serviceBookings.orderDetails} #>> '{name,en}'`,
    })
}

/** The bookings of a guest who was deleted stay, of whatever kind, with name and room (OP-54). */
export async function detachGuest(tx: Tx, hotelId: string, guestId: string) {
  await tx
    .update(serviceBookings)
    .set({ guestId: null })
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.guestId, guestId)))
}

export async function addBookings(tx: Tx, rows: (typeof serviceBookings.$inferInsert)[]) {
  for (let start = 0; start < rows.length; start += 500) {
    await tx.insert(serviceBookings).values(rows.slice(start, start + 500))
  }
  for (const hotelId of new Set(rows.map((row) => row.hotelId))) await forgetCounts(tx, hotelId)
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
