import { and, eq } from 'drizzle-orm'
import { bookingsOf, columns, REQUESTS } from '#features/bookings/server/of-kinds.ts'
import { rowColumns } from '#features/bookings/server/rows.ts'
import { isLate } from '#features/service-bookings/rules.ts'
import { toServiceBooking } from '#features/service-bookings/server/rows.ts'
import type { Tx } from '#kit/server/database.ts'

/** How many requests of a hotel are open, and how many of them are late. */
export async function countOpenRequests(tx: Tx, hotelId: string, now: Date) {
  const rows = await tx
    .select(rowColumns)
    .from(bookingsOf(REQUESTS))
    .where(and(eq(columns.hotelId, hotelId), eq(columns.bookingStatus, 'open')))
  const late = rows.filter((row) => isLate(toServiceBooking(row), now.getTime()))
  return { requests: rows.length, late: late.length }
}
