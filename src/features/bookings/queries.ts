import { and, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Booking, GuestBooking } from './contract.ts'
import { bookingColumns, toBooking, toGuestBooking } from './rows.ts'
import { serviceBookings } from './table.ts'

export const PAGE_SIZE = 50
const GUEST_LIST_SIZE = 100

/** The guest's newest bookings, newest first (BKG-01). */
export async function listBookingsOfGuest(tx: Tx, hotelId: string, guestId: string): Promise<GuestBooking[]> {
  const rows = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.guestId, guestId)))
    .orderBy(desc(serviceBookings.createdAt), desc(serviceBookings.id))
    .limit(GUEST_LIST_SIZE)
  return rows.map(toGuestBooking)
}

export async function findBooking(tx: Tx, hotelId: string, id: string): Promise<Booking | null> {
  const [row] = await tx
    .select(bookingColumns)
    .from(serviceBookings)
    .where(and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, id)))
  return row ? toBooking(row) : null
}

/** Where a page ended: the moment in microseconds and the id of its last booking. */
const cursorOf = (last: { cursor: string; id: string }) => `${last.cursor}_${last.id}`

function afterCursor(after: string | null): SQL | undefined {
  const match = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(after ?? '')
  if (!match) return undefined
  const moment = sql`to_timestamp(${match[1]}::numeric / 1000000)`
  return sql`(${serviceBookings.createdAt}, ${serviceBookings.id}) < (${moment}, ${match[2]}::uuid)`
}

/** Room, name and the short id that guests read out (OP-42). */
function matches(search: string): SQL | undefined {
  const text = search.trim().replace(/^#/, '')
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(serviceBookings.roomNumber, pattern),
    ilike(serviceBookings.guestName, pattern),
    ilike(sql`left(${serviceBookings.id}::text, 8)`, pattern),
  )
}

const newestFirst = [desc(serviceBookings.createdAt), desc(serviceBookings.id)]

/** One page of the hotel's bookings, newest first (BKA-02); which ones they are, the index alone says. */
export async function listBookings(
  tx: Tx,
  filter: { hotelId: string; scope: 'ongoing' | 'previous'; search: string; after: string | null },
): Promise<{ bookings: Booking[]; next: string | null }> {
  const isOpen =
    filter.scope === 'ongoing'
      ? eq(serviceBookings.bookingStatus, 'open')
      : ne(serviceBookings.bookingStatus, 'open')
  const found = tx
    .select({ id: serviceBookings.id })
    .from(serviceBookings)
    .where(
      and(
        eq(serviceBookings.hotelId, filter.hotelId),
        eq(serviceBookings.serviceCategory, 'room_service'),
        isOpen,
        matches(filter.search),
        afterCursor(filter.after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE + 1)
    .as('found')
  const rows = await tx
    .select({
      ...bookingColumns,
      cursor: sql<string>`(extract(epoch FROM ${serviceBookings.createdAt}) * 1000000)::bigint::text`,
    })
    .from(serviceBookings)
    .innerJoin(found, eq(found.id, serviceBookings.id))
    .where(eq(serviceBookings.hotelId, filter.hotelId))
    .orderBy(...newestFirst)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    bookings: page.map(({ cursor: _cursor, ...row }) => toBooking(row)),
    next: rows.length > PAGE_SIZE && last ? cursorOf(last) : null,
  }
}

export const countOngoing = (tx: Tx, hotelId: string): Promise<number> =>
  tx.$count(
    serviceBookings,
    and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.bookingStatus, 'open')),
  )

/** Reads a booking and holds it until the transaction ends. */
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
  if (!row) throw new Error('A held booking is gone')
  return toBooking(row)
}

export async function addBookings(tx: Tx, rows: (typeof serviceBookings.$inferInsert)[]) {
  for (let start = 0; start < rows.length; start += 500) {
    await tx.insert(serviceBookings).values(rows.slice(start, start + 500))
  }
}
