import { and, eq, sql } from 'drizzle-orm'
import { bookingsOf, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import { findRow, listRowsOfGuest } from '#features/bookings/server/read.ts'
import { guests } from '#features/guests/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { GuestServiceBooking, ServiceBooking } from '../contract.ts'
import { toGuestServiceBooking, toServiceBooking } from './rows.ts'

/** The newest requests and appointments of the guest's current stay, newest first. */
export async function listServiceBookingsOfGuest(tx: Tx, actor: GuestActor): Promise<GuestServiceBooking[]> {
  const rows = await listRowsOfGuest(tx, actor, REQUESTS_AND_APPOINTMENTS)
  return rows.map((row) => toGuestServiceBooking(row, actor.guestId))
}

export async function findServiceBooking(
  tx: Tx,
  hotelId: string,
  id: string,
): Promise<ServiceBooking | null> {
  const row = await findRow(tx, hotelId, id, REQUESTS_AND_APPOINTMENTS)
  return row && toServiceBooking(row)
}

/** A guest who may book, kept in their room until the transaction ends, with what the hotel says; null for any other. */
export async function findBookableGuest(tx: Tx, hotelId: string, guestId: string) {
  const [row] = await tx
    .select({
      guestName: guests.loginName,
      roomNumber: guests.roomNumber,
      expiresAt: guests.expiresAt,
      currency: hotels.currency,
      timeZone: hotels.timeZone,
    })
    .from(guests)
    .innerJoin(hotels, eq(hotels.id, guests.hotelId))
    .where(
      and(
        eq(guests.hotelId, hotelId),
        eq(guests.id, guestId),
        eq(guests.isActive, true),
        sql`(${guests.expiresAt} IS NULL OR ${guests.expiresAt} > now())`,
        eq(hotels.isActive, true),
        sql`${hotels.deletedAt} IS NULL`,
      ),
    )
    .for('share', { of: guests })
  return row ?? null
}
export type BookableGuest = NonNullable<Awaited<ReturnType<typeof findBookableGuest>>>

/** The URLs of the pictures in the answers of a hotel's requests and appointments. */
export async function listAnswerPictures(tx: Tx, hotelId: string): Promise<string[]> {
  const rows = await tx.execute<{ url: string }>(sql`
    SELECT DISTINCT jsonb_path_query(b.order_details, '$.answers[*].picture ? (@ != null)') #>> '{}' AS url
    FROM ${bookingsOf(REQUESTS_AND_APPOINTMENTS, 'b')} WHERE b.hotel_id = ${hotelId}`)
  return rows.map(({ url }) => url)
}
