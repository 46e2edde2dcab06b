import { sql } from 'drizzle-orm'
import { bookingsOf, EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import type { Tx } from '#kit/server/database.ts'
import type { AuditEntry } from '../contract.ts'
import { orderedOf } from './changes.ts'

type Entry = Pick<AuditEntry, 'entity' | 'entityId'>
type Known = { id: string; roomNumber: string; details: unknown }

const BOOKINGS = ['booking', 'request', 'appointment']

/** For which room the bookings of these entries are, and what was ordered: an entry itself tells what changed alone. */
export async function describeBookings(tx: Tx, hotelId: string, entries: readonly Entry[]) {
  const ids = entries.flatMap(({ entity, entityId }) =>
    entityId !== null && BOOKINGS.includes(entity) ? [entityId] : [],
  )
  if (ids.length === 0) return () => null
  const wanted = sql.param([...new Set(ids)])
  const known = await tx.execute<Known>(sql`
    SELECT b.id, b.room_number AS "roomNumber", b.order_details AS details FROM ${bookingsOf(EVERY_KIND, 'b')}
    WHERE b.hotel_id = ${hotelId} AND b.id = ANY (${wanted}::uuid[])`)
  const byId = new Map(known.map((each) => [each.id, each]))
  return ({ entity, entityId }: Entry) => {
    const booking = entityId !== null && BOOKINGS.includes(entity) ? byId.get(entityId) : undefined
    return booking ? { roomNumber: booking.roomNumber, ordered: orderedOf(booking.details) } : null
  }
}
