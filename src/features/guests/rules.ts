import type { Guest } from './contract.ts'

export type GuestStatus = 'active' | 'expired' | 'inactive'

const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now

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
