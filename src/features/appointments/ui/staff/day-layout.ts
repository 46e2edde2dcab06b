import { dayAt, timeAt } from '#kit/shared/day.ts'
import { DAY_MINUTES, minutesOfClock } from '#kit/shared/time.ts'

export const HOUR_PX = 74
/** A card of less could not be touched. */
export const LEAST_MINUTES = 36
const USUAL = { from: 9, until: 18 }

export type Span = { from: number; until: number }

/** The minute of a day at which the hotel's clock shows a moment; 0 for one before the day, its end for one after it. */
export function minuteOn(day: string, moment: string, timeZone: string): number {
  const at = new Date(moment)
  const dayOf = dayAt(at, timeZone)
  if (dayOf !== day) return dayOf < day ? 0 : DAY_MINUTES
  return minutesOfClock(timeAt(at, timeZone))
}

const QUARTER = 15

/** The quarter of an hour that lies so many pixels below the top of what is shown. */
export const quarterAt = (below: number, { from }: Span) =>
  Math.floor((from + (below / HOUR_PX) * 60) / QUARTER) * QUARTER

export type Lane = { lane: number; lanes: number }

/** Overlapping cards side by side: for each its lane, and how many lanes those have that overlap one another. */
export function layOut(cards: readonly ({ id: string } & Span)[]): Map<string, Lane> {
  const placed = new Map<string, Lane>()
  let cluster: { id: string; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, lane } of cluster) placed.set(id, { lane, lanes: ends.length })
    cluster = []
    ends = []
  }
  for (const { id, from, until } of cards.toSorted((a, b) => a.from - b.from)) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = Math.max(until, from + LEAST_MINUTES)
    cluster.push({ id, lane })
  }
  close()
  return placed
}

/** The first and the last hour of a day that need to be shown. */
export function hoursOf(spans: readonly Span[]): Span {
  if (spans.length === 0) return USUAL
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / 60),
    until: Math.min(24, Math.ceil(Math.max(...spans.map(({ until }) => until)) / 60)),
  }
}

/** What lies between the spans, in minutes. */
export function gapsOf(spans: readonly Span[], shown: Span): Span[] {
  const gaps: Span[] = []
  let from = shown.from
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > from) gaps.push({ from, until: Math.min(span.from, shown.until) })
    from = Math.max(from, span.until)
  }
  if (from < shown.until) gaps.push({ from, until: shown.until })
  return gaps
}
