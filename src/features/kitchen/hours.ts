import { timeAt } from '#kit/shared/day.ts'
import { DAY_MINUTES, MINUTE_MS, minutesOfClock } from '#kit/shared/time.ts'

/**
 * A part of every day by the hotel's clock, such as `07:00` to `10:30`, without the minute at which it ends. One that
 * ends before it begins crosses midnight; one that ends as it begins is the whole day.
 */
export type Span = { begins: string; ends: string }

/** In minutes, as everything without a unit in its name. */
const QUARTER = 15
/** Where a clock change leaves a span out, the span comes again only on the second day. */
const HORIZON = 3 * DAY_MINUTES

export function isWithin(clock: string, { begins, ends }: Span): boolean {
  const hasBegun = begins <= clock
  const hasNotEnded = clock < ends
  return begins < ends ? hasBegun && hasNotEnded : hasBegun || hasNotEnded
}

const isOpen = (clock: string, spans: readonly Span[]) =>
  spans.length === 0 || spans.some((span) => isWithin(clock, span))

/** Whether the hotel's clock stands within one of the spans; without spans it is always open. */
export const isOpenAt = (at: Date, spans: readonly Span[], timeZone: string): boolean =>
  isOpen(timeAt(at, timeZone), spans)

/**
 * The first minute after `minute` at which the hotel's clock shows one of the `edges` or has been set. Minutes are those
 * since 1970.
 */
function nextEdge(minute: number, edges: readonly number[], clockOf: (minute: number) => string): number {
  const shown = minutesOfClock(clockOf(minute))
  const isSetWithin = (wait: number) =>
    minutesOfClock(clockOf(minute + wait)) !== (shown + wait) % DAY_MINUTES
  const wait = Math.min(
    DAY_MINUTES,
    ...edges.map((edge) => (edge - shown + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES),
  )
  if (!isSetWithin(wait)) return minute + wait
  let before = 0
  let after = wait
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isSetWithin(middle)) after = middle
    else before = middle
  }
  return minute + after
}

/** The first instant after `at` which `isWanted` by what the clock shows then, and what it showed the minute before. */
function nextInstant(
  at: Date,
  spans: readonly Span[],
  timeZone: string,
  isWanted: (clock: string, clockBefore: string) => boolean,
): Date | null {
  const edges = spans.flatMap(({ begins, ends }) => [minutesOfClock(begins), minutesOfClock(ends)])
  const clockOf = (minute: number) => timeAt(new Date(minute * MINUTE_MS), timeZone)
  const start = Math.floor(at.getTime() / MINUTE_MS)
  let minute = start
  while (minute < start + HORIZON) {
    minute = nextEdge(minute, edges, clockOf)
    if (isWanted(clockOf(minute), clockOf(minute - 1))) return new Date(minute * MINUTE_MS)
  }
  return null
}

/** When the hotel next opens after `at`, be it open or closed then; null where it never closes. */
export const nextOpening = (at: Date, spans: readonly Span[], timeZone: string): Date | null =>
  nextInstant(at, spans, timeZone, (clock, before) => isOpen(clock, spans) && !isOpen(before, spans))

/** When the next of the spans begins or ends: until then, what is said of them now holds. Null where none ever does. */
export const nextChange = (at: Date, spans: readonly Span[], timeZone: string): Date | null =>
  nextInstant(at, spans, timeZone, (clock, before) =>
    spans.some((span) => isWithin(clock, span) !== isWithin(before, span)),
  )

const pastQuarter = (at: Date, timeZone: string) => minutesOfClock(timeAt(at, timeZone)) % QUARTER

/**
 * The quarters of an hour by the hotel's clock from one instant to another, both included, that are offered. An hour that
 * a clock change leaves out has none, one that comes twice has its quarters twice.
 */
export function quartersOf(asked: {
  from: Date
  until: Date
  timeZone: string
  isOffered: (at: Date) => boolean
}): Date[] {
  const quarters: Date[] = []
  let moment = Math.ceil(asked.from.getTime() / MINUTE_MS) * MINUTE_MS
  while (moment <= asked.until.getTime()) {
    const at = new Date(moment)
    const past = pastQuarter(at, asked.timeZone)
    if (past === 0 && asked.isOffered(at)) quarters.push(at)
    moment += (QUARTER - past) * MINUTE_MS
  }
  return quarters
}
