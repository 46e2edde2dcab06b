import { alikeName, alikeRoom } from '#features/language/alike.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { Day, type Guest } from './contract.ts'

type NameAndRoom = Pick<Guest, 'loginName' | 'roomNumber'>

/** Equal for two guests whom sign-in can only tell apart by exact spelling (OP-71). */
export const alikeKey = ({ loginName, roomNumber }: NameAndRoom) =>
  `${alikeName(loginName)}\n${alikeRoom(roomNumber)}`

export type GuestStatus = 'active' | 'expired' | 'inactive'

export const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now

/** So many days before a guest leaves it is said how many they are; before that, on which day. */
const NEAR_DAYS = 30

/**
 * In how many days a guest leaves who can still sign in: 0 is today. The login ends with the beginning of its last day,
 * which is the day after check-out. Null where that is far away, past, or not said.
 */
export function daysUntilLeaving(guest: Pick<Guest, 'expiresOn'>, today: string): number | null {
  if (!guest.expiresOn) return null
  const days = (Date.parse(guest.expiresOn) - Date.parse(today)) / DAY_MS - 1
  return days >= 0 && days <= NEAR_DAYS ? days : null
}

/** GST-05. */
export function statusOf(guest: Pick<Guest, 'isActive' | 'expiresAt'>, now: Date): GuestStatus {
  if (!guest.isActive) return 'inactive'
  return isPast(guest.expiresAt, now) ? 'expired' : 'active'
}

const WRITTEN_DAY = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})\.?$/

/**
 * The days that a text can mean, as `2026-11-20`: one for this and for `20.11.2026` or `20/11/2026`, none where there is
 * no such day, and two for `01/02/2027`, first that of February: some countries write it day first, others month first.
 */
export function readDays(text: string): string[] {
  const [, first = '', separator, second = '', year = ''] = WRITTEN_DAY.exec(text) ?? []
  const dayOf = (month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const dayFirst = separator ? dayOf(second, first) : text
  if (!Day.safeParse(dayFirst).success) return []
  const monthFirst = separator === '/' && Number(first) <= 12 ? dayOf(first, second) : dayFirst
  return [...new Set([dayFirst, monthFirst])]
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
