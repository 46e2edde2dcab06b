import { LANGUAGES } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'
import type { Sort } from '#kit/web/ui/table.tsx'
import type { Guest } from '../contract.ts'
import { type GuestStatus, statusOf } from '../rules.ts'
import type { Shown, SortKey } from './guest-choices.ts'

const RANK: Record<GuestStatus, number> = { active: 0, expired: 1, inactive: 2 }
const NEVER = Number.POSITIVE_INFINITY
const text = new Intl.Collator(LANGUAGES, { numeric: true, sensitivity: 'base' })
const timeOf = (moment: string | null) => (moment === null ? NEVER : Date.parse(moment))
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

const ORDER: Record<SortKey, (one: Guest, other: Guest, now: Date) => number> = {
  name: (one, other) => text.compare(one.loginName, other.loginName),
  room: (one, other) => text.compare(one.roomNumber, other.roomNumber),
  status: (one, other, now) => RANK[statusOf(one, now)] - RANK[statusOf(other, now)],
  expires: (one, other) => compare(timeOf(one.expiresAt), timeOf(other.expiresAt)),
  created: (one, other) => compare(timeOf(one.createdAt), timeOf(other.createdAt)),
}

/** Sorts by one column; newest first among equals. */
export function sortGuests(guests: readonly Guest[], { by, isDescending }: Sort<SortKey>, now: Date) {
  const sign = isDescending ? -1 : 1
  return guests.toSorted((one, other) => sign * ORDER[by](one, other, now) || -ORDER.created(one, other, now))
}

/** Filters by counter, as the counters count (GST-02), and by name or room, ignoring case and accents. */
export function findGuests(
  guests: readonly Guest[],
  { shown, search }: { shown: Shown | null; search: string },
  now: Date,
) {
  const wanted = foldText(search)
  const isShown = (guest: Guest) => {
    if (shown === 'expired') return guest.expiresAt !== null && Date.parse(guest.expiresAt) <= now.getTime()
    if (shown === 'inactive') return !guest.isActive
    return shown === null || statusOf(guest, now) === shown
  }
  return guests.filter(
    (guest) =>
      isShown(guest) && [guest.loginName, guest.roomNumber].some((text) => foldText(text).includes(wanted)),
  )
}
