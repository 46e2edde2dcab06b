import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { clearAttempts, clearMarked } from '#kit/server/limits.ts'
import { alikeName, alikeRoom } from '#kit/shared/alike.ts'
import { LOGIN_NAME_LENGTH, ROOM_NUMBER_LENGTH } from '../contract.ts'

type Tried = { hotelId: string; lastName: string; roomNumber: string }

/** Folding can make a text longer. */
const foldedOf = ({ lastName, roomNumber }: Tried) => ({
  name: alikeName(lastName).slice(0, 2 * LOGIN_NAME_LENGTH),
  room: alikeRoom(roomNumber).slice(0, 2 * ROOM_NUMBER_LENGTH),
})

/** The mark of a device's attempt to sign in as a guest: the room, then the name. A success forgives the room's. */
export function guestMark(tried: Tried): string {
  const { name, room } = foldedOf(tried)
  return `${room}\n${name}`
}

/**
 * What failures are counted by in addition to the device: the name and the room entered (OP-32). A success forgives
 * itself alone, as those who share a room could otherwise guess at one another's names without end.
 */
export function guestTargets(tried: Tried, isKnownDevice: boolean): LimitKey[] {
  const { name, room } = foldedOf(tried)
  const target = (identifier: string): LimitKey => ({
    action: isKnownDevice ? 'guest_login_known' : 'guest_login_target',
    ...{ identifier, hotelId: tried.hotelId, mark: `${room} ${name}` },
  })
  return [target(`name ${name}`), target(`room ${room}`)]
}

/** Unlocks a guest: the name, the room, and the devices that tried either. */
export async function unlockGuest(tx: Tx, guest: Tried) {
  for (const isKnownDevice of [true, false]) {
    for (const key of guestTargets(guest, isKnownDevice)) await clearAttempts(tx, key)
  }
  const { name, room } = foldedOf(guest)
  const isTried = sql`split_part(mark, chr(10), 1) = ${room} OR split_part(mark, chr(10), 2) = ${name}`
  await clearMarked(tx, 'guest_login', guest.hotelId, isTried)
}
