import { sql } from 'drizzle-orm'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { bookingsOf, type Kinds } from './of-kinds.ts'
import { type BookingRow, rowFields } from './rows.ts'

const GUEST_LIST_SIZE = 100

/** A booking of one of these kinds; null where there is none. */
export async function findRow(tx: Tx, hotelId: string, id: string, kinds: Kinds): Promise<BookingRow | null> {
  const [row] = await tx.execute<BookingRow>(sql`SELECT ${rowFields} FROM ${bookingsOf(kinds, 'b')}
    WHERE b.hotel_id = ${hotelId} AND b.id = ${id}`)
  return row ?? null
}

/** The newest bookings of these kinds in the guest's current stay, newest first (BKG-01, OP-72). */
export const listRowsOfGuest = (tx: Tx, { hotelId, guestId, stayBeganAt }: GuestActor, kinds: Kinds) =>
  tx.execute<BookingRow>(sql`SELECT ${rowFields} FROM ${bookingsOf(kinds, 'b')}
    WHERE b.hotel_id = ${hotelId} AND b.guest_id = ${guestId} AND b.created_at >= ${stayBeganAt}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${GUEST_LIST_SIZE}`)
