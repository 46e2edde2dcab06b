import { and, eq } from 'drizzle-orm'
import { EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { holdRecord, type CallByKind } from '#features/bookings/server/records.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Unseen } from './alarm.ts'
import { readAlertSettings, readAttendance } from './queries.ts'

/** What somebody is told of, as long as nobody has looked after it and the hotel is open. */
export async function findUnseen(
  tx: Tx,
  hotelId: string,
  booking: string,
  calls: CallByKind,
): Promise<Unseen | null> {
  const row = await holdRecord(tx, hotelId, booking, EVERY_KIND)
  const call = row && calls[row.kind](row)
  const { now } = await readAttendance(tx, hotelId)
  if (!row || !call || call.since > now) return null
  const [hotel] = await tx
    .select({ slug: hotels.slug, name: hotels.name })
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), eq(hotels.isActive, true)))
  const { namesRoom } = await readAlertSettings(tx, hotelId)
  return hotel ? { row, why: call.why, waitedMs: now - call.since, hotel, namesRoom } : null
}
