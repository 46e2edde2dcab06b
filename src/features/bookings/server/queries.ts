import { and, desc, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Booking, GuestBooking, Outcome, PaymentStatus } from '../contract.ts'
import { bookingColumns, type BookingRow, toBooking, toGuestBooking } from './rows.ts'
import { PAGE_SIZE } from '../rules.ts'
import { serviceBookings } from './table.ts'

const PERIOD_SIZE = 500
const GUEST_LIST_SIZE = 100

/** The newest bookings of the guest's current stay, newest first (BKG-01, OP-72). */
export async function listBookingsOfGuest(
  tx: Tx,
  { hotelId, guestId, stayBeganAt }: GuestActor,
): Promise<GuestBooking[]> {
  const rows = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(
      and(
        eq(serviceBookings.hotelId, hotelId),
        eq(serviceBookings.guestId, guestId),
        gte(serviceBookings.createdAt, stayBeganAt),
      ),
    )
    .orderBy(desc(serviceBookings.createdAt), desc(serviceBookings.id))
    .limit(GUEST_LIST_SIZE)
  return rows.map((row) => toGuestBooking(row, guestId))
}

export async function findBooking(tx: Tx, hotelId: string, id: string): Promise<Booking | null> {
  const [row] = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, id)))
  return row ? toBooking(row) : null
}

/** Where a page ends: the moment in microseconds and the id of its last booking. */
const cursor = sql<string>`(extract(epoch FROM ${serviceBookings.createdAt}) * 1000000)::bigint::text || '_' || ${serviceBookings.id}`

function pastCursor(after: string | null, past: '<' | '>'): SQL | undefined {
  const match = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(after ?? '')
  if (!match) return undefined
  const moment = sql`to_timestamp(${match[1]}::numeric / 1000000)`
  return sql`(${serviceBookings.createdAt}, ${serviceBookings.id}) ${sql.raw(past)} (${moment}, ${match[2]}::uuid)`
}

type Page = { bookings: Booking[]; next: string | null }

/** Drops the extra row that was read, and returns where to continue if there was one. */
function pageOf(rows: (BookingRow & { cursor: string })[], size: number): Page {
  const page = rows.slice(0, size)
  return {
    bookings: page.map(({ cursor: _cursor, ...row }) => toBooking(row)),
    next: rows.length > size ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** Matches room, name and the short id that guests read out (OP-42), ignoring accents and case. */
function matches(search: string): SQL | undefined {
  const text = search.replace(/^#/, '').trim()
  return text ? sql`position(fold_text(${text}) IN ${serviceBookings.searchText}) > 0` : undefined
}

const ofRoomService = (hotelId: string) =>
  and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.serviceCategory, 'room_service'))

export type BookingFilter = {
  hotelId: string
  scope: 'ongoing' | 'previous'
  search: string
  outcome: Outcome | null
  payment: PaymentStatus | null
}

const isWanted = ({ hotelId, scope, search, outcome, payment }: BookingFilter) =>
  and(
    ofRoomService(hotelId),
    (scope === 'ongoing' ? eq : ne)(serviceBookings.bookingStatus, 'open'),
    outcome ? eq(serviceBookings.bookingStatus, outcome) : undefined,
    payment ? eq(serviceBookings.paymentStatus, payment) : undefined,
    matches(search),
  )

const newestFirst = [desc(serviceBookings.createdAt), desc(serviceBookings.id)]

/**
 * One page of the hotel's bookings, newest first (BKA-02): a numbered page, or the one `after` a booking. The subquery
 * selects the page from the index alone.
 */
export async function listBookings(
  tx: Tx,
  filter: BookingFilter,
  { page, after }: { page: number; after: string | null },
): Promise<Page> {
  const found = tx
    .select({ id: serviceBookings.id })
    .from(serviceBookings)
    .where(and(isWanted(filter), pastCursor(after, '<')))
    .orderBy(...newestFirst)
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .as('found')
  const rows = await tx
    .select({ ...bookingColumns, cursor })
    .from(serviceBookings)
    .innerJoin(found, eq(found.id, serviceBookings.id))
    .where(eq(serviceBookings.hotelId, filter.hotelId))
    .orderBy(...newestFirst)
  return pageOf(rows, PAGE_SIZE)
}

export const countBookings = (tx: Tx, filter: BookingFilter): Promise<number> =>
  tx.$count(serviceBookings, isWanted(filter))

/** Bookings ordered on these days in the hotel's time zone, in any state, oldest first. */
export async function listBookingsOfPeriod(
  tx: Tx,
  hotelId: string,
  { from, to, after }: { from: string; to: string; after: string | null },
): Promise<Page> {
  const midnight = (day: SQL) =>
    sql`(${day})::timestamp AT TIME ZONE (SELECT ${hotels.timeZone} FROM ${hotels} WHERE ${hotels.id} = ${hotelId})`
  const rows = await tx
    .select({ ...bookingColumns, cursor })
    .from(serviceBookings)
    .where(
      and(
        ofRoomService(hotelId),
        sql`${serviceBookings.createdAt} >= ${midnight(sql`${from}::date`)}`,
        sql`${serviceBookings.createdAt} < ${midnight(sql`${to}::date + 1`)}`,
        pastCursor(after, '>'),
      ),
    )
    .orderBy(serviceBookings.createdAt, serviceBookings.id)
    .limit(PERIOD_SIZE + 1)
  return pageOf(rows, PERIOD_SIZE)
}

export const countOngoing = (tx: Tx, hotelId: string): Promise<number> =>
  tx.$count(
    serviceBookings,
    and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.bookingStatus, 'open')),
  )

/** Reads a booking and locks it until the transaction ends. */
export async function holdBooking(tx: Tx, hotelId: string, id: string): Promise<Booking | null> {
  const [row] = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, id)))
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
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, booking.id)))
    .returning(bookingColumns)
  if (!row) throw new Error('A locked booking no longer exists')
  return toBooking(row)
}

/** Moves the open bookings of a guest's stay to another room (OP-72), and returns their ids. */
export async function moveOpenBookings(
  tx: Tx,
  hotelId: string,
  { guestId, from, to }: { guestId: string; from: string; to: string },
): Promise<string[]> {
  const stayBeganAt = tx
    .select({ at: guests.stayBeganAt })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), eq(guests.id, guestId)))
  const rows = await tx
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
    .returning({ id: serviceBookings.id })
  return rows.map(({ id }) => id)
}

/** The bookings of a guest who was deleted stay, with name and room (OP-54). */
export async function keepBookingsOf(tx: Tx, hotelId: string, guestId: string) {
  await tx
    .update(serviceBookings)
    .set({ guestId: null })
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.guestId, guestId)))
}

export async function addBookings(tx: Tx, rows: (typeof serviceBookings.$inferInsert)[]) {
  for (let start = 0; start < rows.length; start += 500) {
    await tx.insert(serviceBookings).values(rows.slice(start, start + 500))
  }
}

/**
 * The orders of the last 24 hours that nobody has confirmed yet, over all hotels that are open. OFFSET 0 makes PostgreSQL
 * use each hotel's own index, however many orders stay open for longer.
 */
export async function readWaiting(tx: Tx): Promise<{ count: number; longestSeconds: number }> {
  const [row] = await tx.execute<{ count: number; longestSeconds: number }>(sql`
    SELECT count(*)::int AS count,
      coalesce(extract(epoch FROM now() - min(waiting.created_at)), 0)::float8 AS "longestSeconds"
    FROM ${hotels} h CROSS JOIN LATERAL (
      SELECT b.created_at FROM ${serviceBookings} b
      WHERE b.hotel_id = h.id AND b.booking_status = 'open' AND b.status = 'pending'
        AND b.created_at > now() - interval '24 hours'
      OFFSET 0
    ) waiting
    WHERE h.is_active AND h.deleted_at IS NULL`)
  return row ?? { count: 0, longestSeconds: 0 }
}
