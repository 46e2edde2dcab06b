import { endSessionsOf } from '#features/accounts/server/queries.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Guest } from '../contract.ts'
import { type Followed, guestDeleted, guestMoved } from './hooks.ts'
import { guestAddress, linkGuestToAuthUser } from './account-queries.ts'
import {
  createGuestRecord,
  deleteGuest,
  findAlike,
  findGuest,
  holdGuest,
  lockGuests,
  saveGuest,
  startsOfDays,
} from './queries.ts'
import { foldName } from '#kit/shared/text.ts'
import { alikeKey, isPast, mayChangeHands } from '../rules.ts'

type Wanted = Pick<Guest, 'loginName' | 'roomNumber' | 'expiresOn'>
type Change = Wanted &
  Pick<Guest, 'id' | 'isActive' | 'version'> & {
    isSameGuest: boolean
    /** Of the `guestPassword` of the wanted room. */
    passwordHash: string
  }

/** Another guest has this name and room; null when the spelling is exactly the same. */
type Taken = { outcome: 'taken'; other: Pick<Guest, 'loginName' | 'roomNumber'> | null }

async function getGuest(tx: Tx, hotelId: string, id: string): Promise<Guest> {
  const guest = await findGuest(tx, hotelId, id)
  if (!guest) throw new Error('A guest that was just saved does not exist')
  return guest
}

async function startOf(tx: Tx, hotelId: string, day: string | null): Promise<Date | null> {
  return day === null ? null : ((await startsOfDays(tx, hotelId, [day])).get(day) ?? null)
}

const audited = ({
  loginName,
  roomNumber,
  isActive,
  expiresAt,
  isNewStay,
}: Guest & { isNewStay?: boolean }) => {
  return { loginName, roomNumber, isActive, expiresAt, ...(isNewStay ? { isNewStay } : {}) }
}

async function findTaken(tx: Tx, hotelId: string, wanted: Wanted): Promise<Taken | null> {
  const found = await findAlike(tx, hotelId, wanted)
  if (!found) return null
  const { isSame, ...other } = found
  return { outcome: 'taken', other: isSame ? null : other }
}

export const record = (
  tx: Tx,
  actor: HotelAdminActor,
  action: 'create' | 'update' | 'delete' | 'unlock',
  id: string,
  { before, after }: { before?: Guest; after?: Guest & { isNewStay?: boolean } },
) =>
  recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action,
    entity: 'guest',
    entityId: id,
    ...(before ? { before: audited(before) } : {}),
    ...(after ? { after: audited(after) } : {}),
  })

/** Adds the credential only; `linkAccount` adds the account to sign in with. */
export async function addGuest(
  tx: Tx,
  actor: HotelAdminActor,
  wanted: Wanted,
): Promise<{ outcome: 'added'; guest: Guest } | Taken> {
  const { hotelId } = actor
  await lockGuests(tx, hotelId)
  const taken = await findTaken(tx, hotelId, wanted)
  if (taken) return taken
  const { loginName, roomNumber } = wanted
  const expiresAt = await startOf(tx, hotelId, wanted.expiresOn)
  const id = await createGuestRecord(tx, { hotelId, loginName, roomNumber, expiresAt, isActive: true })
  const guest = await getGuest(tx, hotelId, id)
  await record(tx, actor, 'create', id, { after: guest })
  return { outcome: 'added', guest }
}

/** Creates the guest's account (GST-16, GST-17); an existing account gets a new password. */
export async function linkAccount(
  tx: Tx,
  { hotelId, hotelSlug }: HotelAdminActor,
  { guestId, passwordHash }: { guestId: string; passwordHash: string },
) {
  await linkGuestToAuthUser(tx, { hotelId, guestId, address: guestAddress(guestId, hotelSlug), passwordHash })
}

export type GuestChange =
  | { outcome: 'changed'; guest: Guest; followed: Followed[] }
  | { outcome: 'absent' }
  | { outcome: 'stale'; guest: Guest }
  | Taken

/**
 * Changes one guest, checked against the version the caller saw. Ends the guest's sessions; if the stay continues, the
 * open orders move to the new room (OP-72).
 */
export async function changeGuest(tx: Tx, actor: HotelAdminActor, wanted: Change): Promise<GuestChange> {
  const { hotelId } = actor
  await lockGuests(tx, hotelId)
  const before = await holdGuest(tx, hotelId, wanted.id)
  if (!before) return { outcome: 'absent' }
  if (before.version !== wanted.version) return { outcome: 'stale', guest: before }
  const taken = alikeKey(before) === alikeKey(wanted) ? null : await findTaken(tx, hotelId, wanted)
  if (taken) return taken
  const isSameDay = wanted.expiresOn === before.expiresOn
  const kept = before.expiresAt === null ? null : new Date(before.expiresAt)
  const expiresAt = isSameDay ? kept : await startOf(tx, hotelId, wanted.expiresOn)
  const now = new Date()
  const isExpired = isPast(expiresAt?.toISOString() ?? null, now)
  const { loginName, isSameGuest } = wanted
  const beginsStay = !isSameGuest && mayChangeHands(before, { loginName, isExpired }, now)
  // A one-time code ends with another room, a new stay, or when the guest could no longer sign in.
  const maySignIn = before.isActive && !isPast(before.expiresAt, now)
  const keepsCode = !beginsStay && maySignIn && foldName(before.roomNumber) === foldName(wanted.roomNumber)
  await saveGuest(tx, hotelId, before.id, { ...wanted, expiresAt, beginsStay, keepsCode })
  const guest = await getGuest(tx, hotelId, before.id)
  await linkAccount(tx, actor, { guestId: guest.id, passwordHash: wanted.passwordHash })
  await endSessionsOf(tx, { guestId: guest.id })
  await record(tx, actor, 'update', guest.id, { before, after: { ...guest, isNewStay: beginsStay } })
  const hasMoved = !beginsStay && guest.roomNumber !== before.roomNumber
  const move = { guestId: guest.id, from: before.roomNumber, to: guest.roomNumber }
  const followed = hasMoved ? await guestMoved.tell(tx, actor, move) : []
  return { outcome: 'changed', guest, followed: followed.flat() }
}

/** @returns false when the guest does not exist */
export async function removeGuest(tx: Tx, actor: HotelAdminActor, id: string): Promise<boolean> {
  const before = await holdGuest(tx, actor.hotelId, id)
  if (!before) return false
  await deleteGuest(tx, actor.hotelId, id)
  await guestDeleted.tell(tx, actor.hotelId, id)
  await record(tx, actor, 'delete', id, { before })
  return true
}
