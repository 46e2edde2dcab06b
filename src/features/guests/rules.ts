import { alikeName, alikeRoom } from '#kit/shared/alike.ts'
import type { Guest } from './contract.ts'

type NameAndRoom = Pick<Guest, 'loginName' | 'roomNumber'>

/** Equal for two guests whom sign-in can only tell apart by exact spelling (OP-71). */
export const alikeKey = ({ loginName, roomNumber }: NameAndRoom) =>
  `${alikeName(loginName)}\n${alikeRoom(roomNumber)}`

export type GuestStatus = 'active' | 'expired' | 'inactive'

export const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now

/** GST-05. */
export function statusOf(guest: Pick<Guest, 'isActive' | 'expiresAt'>, now: Date): GuestStatus {
  if (!guest.isActive) return 'inactive'
  return isPast(guest.expiresAt, now) ? 'expired' : 'active'
}

/**
 * Whether a change may give the credentials to another person (OP-72): a new name that is more than a new spelling, or
 * an extension after expiry.
 */
export const mayChangeHands = (
  before: Pick<Guest, 'loginName' | 'expiresAt'>,
  wanted: { loginName: string; isExpired: boolean },
  now: Date,
) =>
  alikeName(before.loginName) !== alikeName(wanted.loginName) ||
  (isPast(before.expiresAt, now) && !wanted.isExpired)
