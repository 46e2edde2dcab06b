import { setStaffPassword, signOutEverywhere } from '#features/sessions/server/queries.ts'
import type { Actor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { HotelAdmin } from '../contract.ts'
import { findHotelAdmin, holdHotelAdmin, saveHotelAdmin } from './queries.ts'
import { keepOpenHotel } from '#features/hotels/server/queries.ts'

type Place = { fullName: string; hotelId: string }

export type UserChange =
  | { outcome: 'changed'; user: HotelAdmin; leftHotelId: string }
  | { outcome: 'stale'; user: HotelAdmin }
  | { outcome: 'absent' }
  | { outcome: 'hotel-closed' }

/** Renames a hotel admin, or moves one to another hotel, which signs them out and is audited at both hotels. */
export async function changeHotelAdmin(
  tx: Tx,
  actor: Actor,
  { id, seen, wanted }: { id: string; seen: Place; wanted: Place },
): Promise<UserChange> {
  const before = await holdHotelAdmin(tx, id)
  if (!before) return { outcome: 'absent' }
  if (changedFields(before, seen).length > 0) return { outcome: 'stale', user: before }
  const { email, hotelId: left } = before
  const isMoved = wanted.hotelId !== left
  if (isMoved && !(await keepOpenHotel(tx, wanted.hotelId))) return { outcome: 'hotel-closed' }
  await saveHotelAdmin(tx, id, wanted)
  if (isMoved) await signOutEverywhere(tx, id)
  const line = (hotelId: string, action: string) => ({ hotelId, action, entity: 'user', entityId: id })
  const [was, is] = [
    { email, fullName: before.fullName },
    { email, fullName: wanted.fullName },
  ]
  if (isMoved) {
    await recordChange(tx, actor, { ...line(left, 'move-away'), before: was })
    await recordChange(tx, actor, { ...line(wanted.hotelId, 'move-here'), after: is })
  } else if (was.fullName !== is.fullName) {
    await recordChange(tx, actor, { ...line(left, 'update'), before: was, after: is })
  }
  return { outcome: 'changed', user: await getHotelAdmin(tx, id), leftHotelId: left }
}

/**
 * Sets a temporary password for a hotel admin, to be changed at the next sign-in; null when the user does not exist.
 */
export async function resetHotelAdminPassword(
  tx: Tx,
  actor: Actor,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<HotelAdmin | null> {
  const user = await holdHotelAdmin(tx, id)
  if (!user) return null
  await setStaffPassword(tx, id, passwordHash)
  const { hotelId, email } = user
  await recordChange(tx, actor, {
    hotelId,
    action: 'reset-password',
    entity: 'user',
    entityId: id,
    after: { email },
  })
  return user
}

async function getHotelAdmin(tx: Tx, id: string): Promise<HotelAdmin> {
  const user = await findHotelAdmin(tx, id)
  if (!user) throw new Error('A hotel admin that was just changed does not exist')
  return user
}
