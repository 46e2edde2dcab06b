import { type SQL, sql } from 'drizzle-orm'
import { authAccounts, knownDevices } from '#features/accounts/server/table.ts'
import { type Device, isKnownAt } from '#kit/server/cookies.ts'
import type { Tx } from '#kit/server/database.ts'
import type { LimitKey } from '#kit/server/limit-key.ts'
import { clearAttempts, clearApart, clearMarked } from '#kit/server/limits.ts'
import { alikeName, alikeRoom } from '#features/language/alike.ts'
import { LOGIN_NAME_LENGTH, ROOM_NUMBER_LENGTH } from '../contract.ts'

type Tried = { hotelId: string; lastName: string; roomNumber: string }

/** Folding can make a text longer. */
const foldedOf = ({ lastName, roomNumber }: Tried) => ({
  name: alikeName(lastName).slice(0, 2 * LOGIN_NAME_LENGTH),
  room: alikeRoom(roomNumber).slice(0, 2 * ROOM_NUMBER_LENGTH),
})

type OwnDevice = { id: string; device: string; name: string | null; room: string | null }

/** The devices on which guests of this hotel have signed in during their stay. */
const listOwnDevices = (
  tx: Tx,
  hotelId: string,
  { isDevice = sql`true`, isGuest = sql`true` }: { isDevice?: SQL; isGuest?: SQL },
) =>
  tx.execute<OwnDevice>(sql`
    WITH used AS MATERIALIZED (
      SELECT a.guest_id, d.device, d.used_at FROM ${knownDevices} d JOIN ${authAccounts} a ON a.id = d.account_id
      WHERE a.hotel_id = ${hotelId} AND a.guest_id IS NOT NULL AND ${isDevice}
    )
    SELECT g.id, used.device, g.login_alike AS name, g.room_alike AS room
    FROM used JOIN guests g ON g.hotel_id = ${hotelId} AND g.id = used.guest_id
    WHERE used.used_at >= g.stay_began_at AND ${isGuest}
    ORDER BY g.id`)

/**
 * What an attempt to sign in as a guest is counted by: the device, then the name and the room that were tried (OP-32).
 * For these two, devices that are new to the hotel share a counter, and so do its known ones; the devices on which the
 * guest of that name, or of that room, has signed in have one of their own, which nobody else can lock. A success
 * forgives the device what it tried at the same room; by name and by room it forgives itself alone, as those who share
 * a room could otherwise guess at one another's names without end.
 */
export async function listGuestLimits(
  tx: Tx,
  tried: Tried,
  device: Device,
): Promise<[LimitKey, ...LimitKey[]]> {
  const { hotelId } = tried
  const { name, room } = foldedOf(tried)
  const own = await listOwnDevices(tx, hotelId, { isDevice: sql`d.device = ${device.id}` })
  const isKnown = own.length > 0 || isKnownAt(device, hotelId)
  const target = (identifier: string, guest: { id: string } | undefined): LimitKey => ({
    action: isKnown ? 'guest_login_known' : 'guest_login_target',
    identifier: guest ? `${identifier}\n${guest.id}` : identifier,
    hotelId,
    mark: `${room} ${name}`,
  })
  return [
    { action: 'guest_login', identifier: device.id, hotelId, mark: `${room}\n${name}` },
    target(
      `name ${name}`,
      own.find((guest) => guest.name === name),
    ),
    target(
      `room ${room}`,
      own.find((guest) => guest.room === room),
    ),
  ]
}

/** What attempts with a one-time code are counted by, once the name or the room is locked. */
export function guestCodeLimit(tried: Tried): LimitKey {
  const { name, room } = foldedOf(tried)
  const both = `${room} ${name}`
  return { action: 'guest_login_code', identifier: both, hotelId: tried.hotelId, mark: both }
}

/** Unlocks a guest: the devices that tried the name or the room or that the guest has used, the name, and the room. */
export async function unlockGuest(tx: Tx, guest: Tried) {
  const { hotelId } = guest
  const { name, room } = foldedOf(guest)
  const isTried = sql`split_part(mark, chr(10), 1) = ${room} OR split_part(mark, chr(10), 2) = ${name}`
  await clearMarked(tx, 'guest_login', hotelId, isTried)
  const isGuest = sql`g.login_alike = ${name} AND g.room_alike = ${room}`
  for (const { device } of await listOwnDevices(tx, hotelId, { isGuest })) {
    await clearAttempts(tx, { action: 'guest_login', identifier: device, hotelId })
  }
  for (const identifier of [`name ${name}`, `room ${room}`]) {
    for (const action of ['guest_login_target', 'guest_login_known'] as const) {
      await clearAttempts(tx, { action, identifier, hotelId })
      await clearApart(tx, { action, identifier, hotelId })
    }
  }
  await clearAttempts(tx, guestCodeLimit(guest))
}
