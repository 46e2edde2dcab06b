import type { Followed, Move } from '#features/guests/server/hooks.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { moveOpenBookings } from './queries.ts'

/** Moves a guest's open bookings, of whatever kind, to their new room (OP-72). */
export async function followGuest(tx: Tx, actor: HotelAdminActor, move: Move): Promise<Followed[]> {
  const { hotelId } = actor
  const moved = await moveOpenBookings(tx, hotelId, move)
  for (const { id, kind, name } of moved) {
    const isOrder = kind === 'order'
    // an order is called by its room, all else by what was booked
    const factsIn = (roomNumber: string) => (isOrder ? { roomNumber } : { name, roomNumber })
    await recordChange(tx, actor, {
      hotelId,
      action: isOrder ? 'move' : 'follow',
      entity: isOrder ? 'booking' : kind,
      entityId: id,
      before: factsIn(move.from),
      after: factsIn(move.to),
    })
  }
  return moved.map(({ id, kind }) => ({ topic: kind === 'order' ? 'bookings' : 'work', id }))
}
