import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { isOfKinds, type Kinds } from './of-kinds.ts'
import { serviceBookings } from './table.ts'

/** A row of the table of all bookings. */
export type BookingRecord = typeof serviceBookings.$inferSelect
export type NewBookingRecord = typeof serviceBookings.$inferInsert
export type RecordChange = Partial<
  Omit<NewBookingRecord, 'hotelId' | 'id' | 'kind' | 'version' | 'idempotencyKey' | 'requestHash'>
>

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

/** Changes a booking that is held. */
export async function saveRecord(
  tx: Tx,
  { hotelId, id, kind, version }: Pick<BookingRecord, 'hotelId' | 'id' | 'kind' | 'version'>,
  change: RecordChange,
): Promise<BookingRecord> {
  const [row] = await tx
    .update(serviceBookings)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(theBooking(hotelId, id, [kind]))
    .returning()
  if (!row) throw new Error('A held booking no longer exists')
  return row
}

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
