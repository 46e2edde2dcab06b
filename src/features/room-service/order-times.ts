import { isOpenAt, quartersOf, type Span } from '#features/kitchen/hours.ts'
import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import type { GuestOrder, Promised } from './contract.ts'
import { isUnderWay } from './rules.ts'
import { minutesAfter, roundedUp } from '#features/bookings/moments.ts'
import { DAY_MS } from '#kit/shared/time.ts'

/** For how long a time can still be had that is no longer offered, for who has chosen it and takes a while to send. */
export const GRACE_MINUTES = 10

/** When orders are taken, and how soon they come. */
export type Taking = Omit<Promised, 'guestsCancel'>

/** When what is ordered now comes, as a guest is told everywhere. */
export const comesAt = (now: Date, { minutes }: Pick<Taking, 'minutes'>) =>
  roundedUp(minutesAfter(now, minutes))

/** Why the kitchen takes no order for a moment; null where it does. */
export function refusalAt(
  { opens, closes, pausedUntil }: Taking,
  at: Date,
  timeZone: string,
): 'closed' | 'paused' | null {
  if (pausedUntil !== null && at < new Date(pausedUntil)) return 'paused'
  const hours: Span[] = opens !== null && closes !== null ? [{ begins: opens, ends: closes }] : []
  return isOpenAt(at, hours, timeZone) ? null : 'closed'
}

export type Wanted = {
  now: Date
  promise: Taking
  /** Of each dish, the parts of the day in which it can be had. */
  parts: readonly (readonly Span[])[]
  /** When the stay ends; null: it does not. */
  stayEnds: Date | null
  timeZone: string
}

/** Whether everything can be had at a moment. */
const isOffered = ({ promise, parts, timeZone }: Wanted, at: Date) =>
  refusalAt(promise, at, timeZone) === null && parts.every((spans) => isOpenAt(at, spans, timeZone))

const ends = ({ now, stayEnds }: Wanted) =>
  new Date(Math.min(now.getTime() + DAYS_AHEAD * DAY_MS, stayEnds?.getTime() ?? Infinity))

/** The times for which a guest can order: quarters of an hour, none before what is promised. */
export const timesFor = (wanted: Wanted): Date[] =>
  quartersOf({
    from: minutesAfter(wanted.now, wanted.promise.minutes),
    until: ends(wanted),
    timeZone: wanted.timeZone,
    isOffered: (at) => isOffered(wanted, at),
  })

/** Whether a chosen time can still be had. */
export const canStillBe = (wanted: Wanted, at: Date) =>
  at > wanted.now &&
  at >= minutesAfter(wanted.now, wanted.promise.minutes - GRACE_MINUTES) &&
  at <= ends(wanted) &&
  isOffered(wanted, at)

export type Expected = { kind: 'about' | 'for' | 'behind'; at: Date }

/** When an order comes or, where it is behind, was to come, as its guest is told; null once it has, or where nothing was promised. */
export function expectedOf(
  booking: Pick<GuestOrder, 'status' | 'dueAt' | 'promisedAt'>,
  now: Date,
): Expected | null {
  const said = booking.dueAt ?? booking.promisedAt
  if (said === null || !isUnderWay(booking)) return null
  const at = booking.dueAt ? new Date(said) : roundedUp(new Date(said))
  if (now > at) return { kind: 'behind', at }
  return { kind: booking.dueAt ? 'for' : 'about', at }
}
