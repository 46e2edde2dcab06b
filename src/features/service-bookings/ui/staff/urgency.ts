import { type Heat, heatAt } from '#features/bookings/ui/staff/age.ts'
import type { Category } from '#features/categories/all.ts'
import type { Work } from '../../contract.ts'
import { AHEAD_MS, isLate, wantedAt } from '../../rules.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'

type Timed = Pick<
  Work,
  'kind' | 'status' | 'bookingStatus' | 'createdAt' | 'startsAt' | 'dueAt' | 'promisedAt'
>

/** From when something waits for the staff: when it was asked for, or some time before it is wanted or begins. */
export function waitsFrom({ kind, status, createdAt, startsAt, dueAt }: Timed): number {
  return Math.max(Date.parse(createdAt), beginsToWait({ kind, status, startsAt, dueAt }))
}

/** Some time before it is wanted or begins; what has no such time, or waits for an answer, waits at once. */
function beginsToWait({
  kind,
  status,
  startsAt,
  dueAt,
}: Pick<Timed, 'kind' | 'status' | 'startsAt' | 'dueAt'>) {
  const wanted = isUnanswered({ kind, status }) ? null : (startsAt ?? dueAt)
  return wanted ? Date.parse(wanted) - AHEAD_MS : Number.NEGATIVE_INFINITY
}

/** Whether nobody need do anything about it yet; also by a clock that was read before it was asked for. */
export const isForLater = (work: Timed, now: number) =>
  (work.status === 'pending' || work.status === 'confirmed') && now < beginsToWait(work)

/** How urgent it is, by the share of its time that is gone. */
export function urgencyOf(work: Timed, now: number): Heat {
  if (work.bookingStatus !== 'open' || work.status === 'delivered') return 'enough'
  if (isLate(work, now)) return 'late'
  if (work.kind === 'appointment' && work.status !== 'confirmed') return 'enough'
  const from = waitsFrom(work)
  return heatAt((now - from) / Math.max(MINUTE_MS, Date.parse(wantedAt(work)) - from))
}

/** By how many minutes it is late; 0 if it is not. */
export const minutesLate = (work: Timed, now: number) =>
  isLate(work, now) ? Math.floor((now - Date.parse(wantedAt(work))) / MINUTE_MS) : 0

/** Whether nobody has looked after it yet. */
export const isNews = ({ status }: Pick<Work, 'status'>) => status === 'pending'

/** Whether it is an appointment that staff have to confirm. */
export const isUnanswered = ({ kind, status }: Pick<Work, 'kind' | 'status'>) =>
  kind === 'appointment' && isNews({ status })

export const lateIn = (work: readonly Timed[], now: number) =>
  work.filter((one) => urgencyOf(one, now) === 'late').length

/** Where help was called for on top, and what is for later at the end. */
export function inOrder<One extends Timed & Pick<Work, 'escalatedAt'>>(work: readonly One[], now: number) {
  const rank = (one: One) => (one.escalatedAt ? 0 : isForLater(one, now) ? 2 : 1)
  return work.toSorted((one, other) => rank(one) - rank(other))
}

/** What stands in the inbox: requests, and in that of all areas also the appointments that somebody has to confirm. */
export const isInInbox = (work: Pick<Work, 'kind' | 'status'>, category: Category | null) =>
  work.kind === 'request' || (category === null && isUnanswered(work))
