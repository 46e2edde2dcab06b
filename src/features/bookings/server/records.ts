import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Call } from '../alerted.ts'
import type { BookingKind } from '../kinds.ts'
import { addToPrevious } from './counts.ts'
import { isOfKinds, type Kinds } from './of-kinds.ts'
import { serviceBookings } from './table.ts'

/** A row of the table of all bookings. */
export type BookingRecord = typeof serviceBookings.$inferSelect
export type NewBookingRecord = typeof serviceBookings.$inferInsert
export type RecordChange = Partial<
  Omit<NewBookingRecord, 'hotelId' | 'id' | 'kind' | 'version' | 'idempotencyKey' | 'requestHash'>
>

/** What a booking calls for the staff with, now or later, and nobody has looked after, in its order. */
export type CallsOf = (row: BookingRecord) => Call[]
/** Each room says it of its own. */
export type CallsByKind = Readonly<Record<BookingKind, CallsOf>>

const theBooking = (hotelId: string, id: string, kinds: Kinds) =>
  and(eq(serviceBookings.hotelId, hotelId), eq(serviceBookings.id, id), isOfKinds(kinds))

/** A booking of one of these kinds, locked until the transaction ends; null where there is none. */
export async function holdRecord(tx: Tx, hotelId: string, id: string, kinds: Kinds) {
  const [row] = await tx
    .select()
    .from(serviceBookings)
    .where(theBooking(hotelId, id, kinds))
    .for('update')
  return row ?? null
}

type Key = Pick<BookingRecord, 'hotelId' | 'id' | 'kind'>

/** Changes a booking that is held: whoever saw the version before is told so. */
export async function saveRecord(tx: Tx, held: BookingRecord, change: RecordChange): Promise<BookingRecord> {
  const { hotelId, id, kind, version, bookingStatus } = held
  const [row] = await tx
    .update(serviceBookings)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(theBooking(hotelId, id, [kind]))
    .returning()
  if (!row) throw new Error('A held booking no longer exists')
  const [wasOpen, isOpen] = [bookingStatus, row.bookingStatus].map((state) => state === 'open')
  if (kind === 'order' && wasOpen !== isOpen) await addToPrevious(tx, hotelId, isOpen ? -1 : 1)
  return row
}

/** Changes something of a booking by which nobody's view of the rest becomes out of date. */
export async function patchRecord(tx: Tx, { hotelId, id, kind }: Key, change: RecordChange) {
  const [row] = await tx
    .update(serviceBookings)
    .set(change)
    .where(theBooking(hotelId, id, [kind]))
    .returning()
  return row ?? null
}

/** The same for all bookings of these kinds in a hotel that fulfil a condition on `columns`. */
export const patchRecords = (
  tx: Tx,
  hotelId: string,
  kinds: Kinds,
  condition: SQL | undefined,
  change: { [Name in keyof RecordChange]: RecordChange[Name] | SQL },
) =>
  tx
    .update(serviceBookings)
    .set(change)
    .where(and(eq(serviceBookings.hotelId, hotelId), isOfKinds(kinds), condition))
    .returning({ id: serviceBookings.id, guestId: serviceBookings.guestId })

/** Where a statement adds a booking that checks and prices it as well, as an order in one round trip does. */
export const INTO_BOOKINGS = sql`INTO ${serviceBookings}`

export async function addRecord(tx: Tx, values: NewBookingRecord): Promise<BookingRecord> {
  const [row] = await tx.insert(serviceBookings).values(values).returning()
  if (!row) throw new Error('A booking was not added')
  return row
}

/** What was booked under a key before, of whatever kind. */
export async function findByKey(tx: Tx, hotelId: string, guestId: string, key: string) {
  const [row] = await tx
    .select()
    .from(serviceBookings)
    .where(
      and(
        eq(serviceBookings.hotelId, hotelId),
        eq(serviceBookings.guestId, guestId),
        eq(serviceBookings.idempotencyKey, key),
      ),
    )
  return row ?? null
}
