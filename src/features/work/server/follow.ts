import type { Followed, Move } from '#features/guests/server/hooks.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { countBeyond } from '../slots.ts'
import { amongServices } from '#kit/server/fence.ts'
import { keepWorkOf, listAhead, moveOpenWork } from './queries.ts'

/** Moves a guest's open requests and appointments to their new room (OP-72). */
export async function followGuestWithWork(tx: Tx, actor: HotelAdminActor, move: Move): Promise<Followed[]> {
  const { hotelId } = actor
  const moved = await amongServices(tx, () => moveOpenWork(tx, hotelId, move))
  for (const { id, kind, details } of moved) {
    const name = details.name.en
    await recordChange(tx, actor, {
      ...{ hotelId, action: 'follow', entity: kind, entityId: id },
      ...{ before: { name, roomNumber: move.from }, after: { name, roomNumber: move.to } },
    })
  }
  return moved.map(({ id }) => ({ topic: 'work', id }))
}

/** What a guest who was deleted had booked stays. */
export const keepWorkOfGuest = (tx: Tx, hotelId: string, guestId: string) =>
  amongServices(tx, () => keepWorkOf(tx, hotelId, guestId))

/** How many appointments ahead a resource with so many places could not take. */
export const countAppointmentsBeyond = (tx: Tx, hotelId: string, resourceId: string, capacity: number) =>
  amongServices(tx, async () => countBeyond(await listAhead(tx, hotelId, resourceId), capacity))
