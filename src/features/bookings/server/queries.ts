import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Booking, GuestBooking, Outcome, PaymentStatus } from '../contract.ts'
import { microsecondsOf } from '#kit/server/iso.ts'
import { bookingColumns, bookingFields, type BookingRow, toBooking, toGuestBooking } from './rows.ts'
import { PAGE_SIZE } from '../rules.ts'
import { serviceBookings } from './table.ts'

const PERIOD_SIZE = 500
const GUEST_LIST_SIZE = 100

/** The newest bookings of the guest's current stay, newest first (BKG-01, OP-72). */
export async function listBookingsOfGuest(
  tx: Tx,
  { hotelId, guestId, stayBeganAt }: GuestActor,
): Promise<GuestBooking[]> {
  const rows = await tx.execute<BookingRow>(sql`SELECT ${bookingFields} FROM ${serviceBookings} b
    WHERE b.hotel_id = ${hotelId} AND b.guest_id = ${guestId} AND b.created_at >= ${stayBeganAt}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${GUEST_LIST_SIZE}`)
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
const cursorOf = ({ createdAt, id }: PageRow) => `${microsecondsOf(createdAt)}_${id}`

function pastCursor(after: string | null, past: '<' | '>'): SQL {
  const match = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(after ?? '')
  if (!match) return sql`true`
  const moment = sql`to_timestamp(${match[1]}::numeric / 1000000)`
  return sql`(b.created_at, b.id) ${sql.raw(past)} (${moment}, ${match[2]}::uuid)`
}

type Page = { bookings: Booking[]; next: string | null }
type PageRow = BookingRow & { createdAt: string }

/** Drops the extra row that was read, and returns where to continue if there was one. */
function pageOf(rows: PageRow[], size: number): Page {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { bookings: page.map(toBooking), next: last && rows.length > size ? cursorOf(last) : null }
}

type Counts = { total: number; ongoing: number }

export type BookingFilter = {
  hotelId: string
  scope: 'ongoing' | 'previous'
  search: string
  outcome: Outcome | null
  payment: PaymentStatus | null
}

const ofRoomService = (hotelId: string) =>
  sql`b.hotel_id = ${hotelId} AND b.service_category = 'room_service'`

/** What a list is narrowed to; the search matches room, name and the short id that guests read out (OP-42), folded. */
function narrowing({ search, outcome, payment }: BookingFilter): SQL[] {
  const text = search.replace(/^#/, '').trim()
  return [
    ...(outcome ? [sql`b.booking_status = ${outcome}`] : []),
    ...(payment ? [sql`b.payment_status = ${payment}`] : []),
    ...(text ? [sql`position(fold_text(${text}) IN b.search_text) > 0`] : []),
  ]
}

const SCOPES = { ongoing: sql`b.booking_status = 'open'`, previous: sql`b.booking_status <> 'open'` }

/** A constant of the text: with a parameter the plan would not know how few these are. */
const ONE_PAGE = sql.raw(`LIMIT ${PAGE_SIZE + 1}`)

const count = (wanted: SQL) => sql`(SELECT count(*)::int FROM ${serviceBookings} b WHERE ${wanted})`

/**
 * One page of the hotel's bookings, newest first (BKA-02): a numbered page, or the one `after` a booking, with the total
 * over all pages and the number of open bookings. Where most rows are passed over, the index alone tells which to read.
 */
export async function listBookings(
  tx: Tx,
  filter: BookingFilter,
  { page, after }: { page: number; after: string | null },
): Promise<Page & Counts> {
  const ofHotel = ofRoomService(filter.hotelId)
  const narrowed = narrowing(filter)
  const wanted = sql.join([ofHotel, SCOPES[filter.scope], ...narrowed], sql` AND `)
  const onPage = sql`${wanted} AND ${pastCursor(after, '<')} ORDER BY b.created_at DESC, b.id DESC ${ONE_PAGE}`
  const isSparse = narrowed.length > 0 || page > 1
  const shown = isSparse
    ? sql`${ofHotel} AND b.id IN (SELECT b.id FROM ${serviceBookings} b
        WHERE ${onPage} OFFSET ${(page - 1) * PAGE_SIZE})`
    : onPage
  const rows = await tx.execute<PageRow & Counts>(sql`
    SELECT page.*, counted.*
    FROM (SELECT ${count(wanted)} AS total, ${count(sql`${ofHotel} AND ${SCOPES.ongoing}`)} AS ongoing) counted
      LEFT JOIN (SELECT ${bookingFields} FROM ${serviceBookings} b WHERE ${shown}) page ON true
    ORDER BY page."createdAt" DESC, page.id DESC`)
  const bookings = rows.flatMap(({ total: _total, ongoing: _ongoing, ...row }) => (row.id ? row : []))
  const { total = 0, ongoing = 0 } = rows[0] ?? {}
  return { ...pageOf(bookings, PAGE_SIZE), total, ongoing }
}

/** Bookings ordered on these days in the hotel's time zone, in any state, oldest first. */
export async function listBookingsOfPeriod(
  tx: Tx,
  hotelId: string,
  { from, to, after }: { from: string; to: string; after: string | null },
): Promise<Page> {
  const midnight = (day: SQL) =>
    sql`(${day})::timestamp AT TIME ZONE (SELECT ${hotels.timeZone} FROM ${hotels} WHERE ${hotels.id} = ${hotelId})`
  const rows = await tx.execute<PageRow>(sql`SELECT ${bookingFields} FROM ${serviceBookings} b
    WHERE ${ofRoomService(hotelId)} AND b.created_at >= ${midnight(sql`${from}::date`)}
      AND b.created_at < ${midnight(sql`${to}::date + 1`)} AND ${pastCursor(after, '>')}
    ORDER BY b.created_at, b.id LIMIT ${PERIOD_SIZE + 1}`)
  return pageOf(rows, PERIOD_SIZE)
}

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
 * The orders of the last 24 hours that nobody has confirmed yet, over all hotels that are open. Counted for each hotel,
 * so that PostgreSQL uses each one's own index, however many orders stay open for longer.
 */
export async function readWaiting(tx: Tx): Promise<{ count: number; longestSeconds: number }> {
  const [row] = await tx.execute<{ count: number; longestSeconds: number }>(sql`
    SELECT coalesce(sum(waiting.count), 0)::int AS count,
      coalesce(extract(epoch FROM now() - min(waiting.oldest)), 0)::float8 AS "longestSeconds"
    FROM ${hotels} h CROSS JOIN LATERAL (
      SELECT count(*) AS count, min(b.created_at) AS oldest FROM ${serviceBookings} b
      WHERE b.hotel_id = h.id AND b.booking_status = 'open' AND b.status = 'pending'
        AND b.created_at > now() - interval '24 hours'
      GROUP BY b.hotel_id
    ) waiting
    WHERE h.is_active AND h.deleted_at IS NULL`)
  return row ?? { count: 0, longestSeconds: 0 }
}
