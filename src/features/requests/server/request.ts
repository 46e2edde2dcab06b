import { reopened } from '#features/bookings/server/decisions.ts'
import type { Asking, Plan, ServiceKind, TimeRefused } from '#features/service-bookings/server/kinds.ts'
import { AHEAD_DAYS } from '#features/service-items/rules.ts'
import { isQuarter } from '#kit/shared/day.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'

/** As soon as its offer says, or for a quarter of an hour within the stay. */
function plan({ offer, asked, guest }: Asking): Plan | TimeRefused {
  const now = Date.now()
  const nowhere = { resource: null, places: null, startsAt: null, endsAt: null, busyUntil: null }
  const planned = { ...nowhere, isConfirmed: false }
  if (asked.startsAt !== null) return 'time-unavailable'
  if (asked.dueAt === null)
    return { ...planned, dueAt: null, promisedAt: new Date(now + offer.targetMinutes * MINUTE_MS) }
  const due = new Date(asked.dueAt)
  const latest = Math.min(now + AHEAD_DAYS * DAY_MS, guest.expiresAt?.getTime() ?? Infinity)
  const isFine = offer.asksTime && isQuarter(asked.dueAt) && due.getTime() > now && due.getTime() <= latest
  return isFine ? { ...planned, dueAt: due, promisedAt: due } : 'time-unavailable'
}

/** What is decided for requests: they take nobody's time, so that nothing stands in the way of one. */
export const REQUEST: ServiceKind = {
  plan,
  moved: () => 'time-unavailable',
  reopened: (_tx, record, now) => reopened(record, now),
}
