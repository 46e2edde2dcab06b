import type { Category } from '#features/categories/all.ts'
import type { Call } from '#features/bookings/alerted.ts'
import { HOUR_MS, MINUTE_MS } from '#kit/shared/time.ts'
import type { ServiceBooking } from './contract.ts'
import { AHEAD_MS, isLate, wantedAt } from './rules.ts'

export type Timed = Pick<
  ServiceBooking,
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
export const isForLater = (booking: Timed, now: number) =>
  (booking.status === 'pending' || booking.status === 'confirmed') && now < beginsToWait(booking)

/** By how many minutes it is late; 0 if it is not. */
export const minutesLate = (booking: Timed, now: number) =>
  isLate(booking, now) ? Math.floor((now - Date.parse(wantedAt(booking))) / MINUTE_MS) : 0

/** An appointment that nobody has answered calls again so long before it begins. */
const UNANSWERED_MS = HOUR_MS

/**
 * What calls for the staff with, now or later, in its order: that it is new; and again, once its time is over as a
 * request, or soon begins as an appointment that nobody has answered.
 */
export function callsOf(booking: Timed): Call[] {
  const { kind, status, bookingStatus, startsAt } = booking
  if (bookingStatus !== 'open' || status === 'delivered') return []
  const since = waitsFrom(booking)
  const again: Call =
    kind === 'request'
      ? { since: Date.parse(wantedAt(booking)), why: 'late' }
      : { since: Date.parse(startsAt ?? booking.createdAt) - UNANSWERED_MS, why: 'unanswered' }
  const first: Call[] = isNews(booking) ? [{ since, why: 'unseen' }] : []
  const isAgain = (kind === 'request' || isUnanswered(booking)) && again.since > since
  return isAgain ? first.concat(again) : first
}

/** With what it calls by a clock that may have been read before it was asked for; not with what is still to come. */
export const callNow = (booking: Timed, now: number): Call | null => {
  const calls = callsOf(booking)
  return calls.findLast(({ since }) => since <= now) ?? calls.find(({ why }) => why === 'unseen') ?? null
}

/** Whether nobody has looked after it yet. */
export const isNews = ({ status }: Pick<ServiceBooking, 'status'>) => status === 'pending'

/** Whether it is an appointment that staff have to confirm. */
export const isUnanswered = ({ kind, status }: Pick<ServiceBooking, 'kind' | 'status'>) =>
  kind === 'appointment' && isNews({ status })

/** What stands in the inbox: requests, and in that of all areas also the appointments that somebody has to confirm. */
export const isInInbox = (booking: Pick<ServiceBooking, 'kind' | 'status'>, category: Category | null) =>
  booking.kind === 'request' || (category === null && isUnanswered(booking))
