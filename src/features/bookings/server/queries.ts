import { and, eq, gte, sql } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { forgetCounts } from './counts.ts'
import { serviceBookings } from './table.ts'

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
      roomNumber: to,
      movedFrom: from,
      version: sql`${serviceBookings.version} + 1`,
      updatedAt: sql`now()`,
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
