import { alikeName, alikeRoom } from '#kit/shared/alike.ts'
import type { Guest } from './contract.ts'

type NameAndRoom = Pick<Guest, 'loginName' | 'roomNumber'>

/** The same for two guests whom sign-in does not tell apart, unless they are spelled exactly (OP-71). */
export const alikeKey = ({ loginName, roomNumber }: NameAndRoom) =>
  `${alikeName(loginName)}\n${alikeRoom(roomNumber)}`

export type GuestStatus = 'active' | 'expired' | 'inactive'

export const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now

/** GST-05. */
export function statusOf(guest: Pick<Guest, 'isActive' | 'expiresAt'>, now: Date): GuestStatus {
  if (!guest.isActive) return 'inactive'
  return isPast(guest.expiresAt, now) ? 'expired' : 'active'
}

/** GST-02: a deactivated guest who has expired too counts in both of the latter (OP-11). */
export function countGuests(guests: readonly Pick<Guest, 'isActive' | 'expiresAt'>[], now: Date) {
  const expired = guests.filter((guest) => isPast(guest.expiresAt, now))
  const inactive = guests.filter((guest) => !guest.isActive)
  const active = guests.filter((guest) => statusOf(guest, now) === 'active')
  return { active: active.length, expired: expired.length, inactive: inactive.length }
}

/**
 * Whether a change may give the credentials to somebody else (OP-72): another name than by spelling, or an extension
 * after they had expired.
 */
export const mayChangeHands = (
  before: Pick<Guest, 'loginName' | 'expiresAt'>,
  wanted: { loginName: string; isExpired: boolean },
  now: Date,
) =>
  alikeName(before.loginName) !== alikeName(wanted.loginName) ||
  (isPast(before.expiresAt, now) && !wanted.isExpired)
