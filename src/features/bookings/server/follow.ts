import type { Followed, Move } from '#features/guests/server/hooks.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { moveOpenBookings } from './queries.ts'

/** Moves a guest's open orders to their new room (OP-72). */
export async function followGuest(tx: Tx, actor: HotelAdminActor, move: Move): Promise<Followed[]> {
  const { hotelId } = actor
  const moved = await moveOpenBookings(tx, hotelId, move)
  for (const entityId of moved) {
    await recordChange(tx, actor, {
      ...{ hotelId, action: 'move', entity: 'booking', entityId },
      ...{ before: { roomNumber: move.from }, after: { roomNumber: move.to } },
    })
  }
  return moved.map((id) => ({ topic: 'bookings', id }))
}
