import { TIME } from '#features/language/server/time-words.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt } from '#kit/shared/day.ts'
import { isSame } from '#kit/shared/same.ts'
import { clockOfMinutes, MINUTE_MS } from '#kit/shared/time.ts'
import type { OpenTime } from '../../intents.ts'
import { leftOf, type Line, take } from './line.ts'
import { daysUntil, readDate, type SaidDay } from './read-date.ts'
import { readDay } from './read-time.ts'

const HOUR = 60
/** What can be chosen from where a part of a day is named: from and until which hour. */
const SPANS = {
  breakfast: [7, 11],
  lunch: [12, 15],
  dinner: [17.5, 22.5],
  morning: [7, 12],
  afternoon: [12, 18],
  evening: [17, 23.5],
  day: [6, 24],
} as const
type Span = keyof typeof SPANS
const MEALS = ['breakfast', 'lunch', 'dinner'] as const
const PARTS = ['afternoon', 'evening', 'morning'] as const

/** A day, or a part of one, for which an order is wanted, without an hour. */
export type OpenSaid = { day: SaidDay | null; span: Span; isLater: boolean }

/** Whether a minute of the day lies in what was named. */
export const isInSpan = (minute: number, span: Span) =>
  minute >= SPANS[span][0] * HOUR && minute <= SPANS[span][1] * HOUR

/**
 * Reads the day and the part of it that a message names, and takes them off the line; null without either.
 * @param isName whether a word is one of the menu, such as of an afternoon tea
 */
export function readOpen(
  line: Line,
  isName: (word: string) => boolean,
): { said: OpenSaid; rest: Line } | null {
  const namesDish = (rest: Line) => {
    const left = new Set(leftOf(rest).map(({ at }) => at))
    return leftOf(line).some(({ word, at }) => !left.has(at) && isName(word))
  }
  const date = readDate(line)
  const dated = date.day === null || namesDish(date.rest) ? { day: null, rest: line } : date
  const takenFor = <Of extends string>(names: readonly Of[], patterns: readonly RegExp[]) => {
    for (const [index, name] of names.entries()) {
      const taken = patterns[index] && take(dated.rest, patterns[index])
      if (taken && !namesDish(taken.rest)) return { name, rest: taken.rest }
    }
    return null
  }
  const part =
    takenFor(
      PARTS,
      PARTS.map((each) => TIME.parts[each]),
    ) ?? takenFor(MEALS, TIME.forMeals)
  // a word such as "tonight" is a day and a part of it
  const own = readDay(dated.rest)
  const day = dated.day ?? (own.day !== null && !namesDish(own.rest) ? own.day : null)
  const later = day === null && part === null ? take(line, TIME.later) : null
  if (later) return { said: { day: null, span: 'day', isLater: true }, rest: later.rest }
  if (day === null && part === null) return null
  const rest = part?.rest ?? dated.rest
  // the part may have been its word, and another day may be said besides
  const left = readDay(rest)
  const isIt = dated.day === null && isSame(left.day, day)
  return { said: { day, span: part?.name ?? 'day', isLater: false }, rest: isIt ? left.rest : rest }
}

/** What is wanted sooner is wanted as soon as possible. */
const SOON_MS = HOUR * MINUTE_MS
/** How far apart the times are of which one is chosen: of a day, and of a part of it. */
const STEPS = { day: HOUR, part: HOUR / 2 }

/** Until when orders are taken, as a moment. */
export type Clock = { now: number; timeZone: string; until: number }

/** Times that a guest may mean, and what hinders those that they named. */
export type Offered = { moments: string[]; doubt?: OpenTime['doubt'] }

/**
 * The times from which is chosen, as groups of which the first holds that has one which can be had; `isSoon`: whether as
 * soon as possible may be meant as well.
 */
export function offeredFor({ day, span, isLater }: OpenSaid, { now, timeZone, until }: Clock) {
  const today = dayAt(new Date(now), timeZone)
  const ahead = day === null ? 0 : daysUntil(day, today)
  if (ahead === null) return { groups: [{ moments: [], doubt: 'unclear' as const }], isSoon: false }
  const at = (minute: number, after: number) =>
    momentOf(daysLater(today, after), clockOfMinutes(minute), timeZone)
  if (at(0, ahead) > until) return { groups: [{ moments: [], doubt: 'far' as const }], isSoon: false }
  const within = (named: Span, after: number, doubt?: OpenTime['doubt']): Offered => {
    const [from, end] = SPANS[named]
    const step = named === 'day' ? STEPS.day : STEPS.part
    const count = Math.ceil(((end - from) * HOUR) / step)
    const moments = Array.from({ length: count }, (_, index) => at(from * HOUR + index * step, after))
      .filter((moment) => moment >= now + SOON_MS && moment <= until)
      .map((moment) => new Date(moment).toISOString())
    return { moments, ...(doubt && { doubt }) }
  }
  const isWeekday = day !== null && day !== 'unclear' && 'weekday' in day
  const isOver = ahead < 0 || (ahead === 0 && at(SPANS[span][1] * HOUR, 0) <= now)
  const next = day === null ? 1 : isWeekday && ahead === 0 ? 7 : null
  const [from] = SPANS[span]
  return {
    groups: [
      within(span, ahead),
      ...(next === null ? [] : [within(span, next)]),
      within('day', ahead, isOver && next === null ? 'past' : 'closed'),
    ],
    isSoon: ahead === 0 && !isLater && !isOver && at(from * HOUR, 0) <= now,
  }
}

/** The times to choose from, as far as what is wanted can be had then. */
export function openTimeFrom(
  { said, groups, isSoon }: { said: string; groups: readonly Offered[]; isSoon: boolean },
  canBe: (at: string) => boolean,
): OpenTime {
  const offered = groups.map((group) => ({ ...group, moments: group.moments.filter(canBe) }))
  const first = offered.find(({ moments }) => moments.length > 0) ?? offered.at(-1)
  return { said, moments: [], ...first, ...(isSoon && { isSoon }) }
}
