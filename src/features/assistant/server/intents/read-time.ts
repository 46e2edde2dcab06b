import { numberOf } from '#features/language/server/order-words.ts'
import { hourOf, TIME } from '#features/language/server/time-words.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { clockOfMinutes, MINUTE_MS, minutesOfClock } from '#kit/shared/time.ts'
import { type Line, take } from './line.ts'
import { type SaidDay, daysUntil, readDate } from './read-date.ts'

const HOUR = 60
const NOON = 12 * HOUR
const DAY = 24 * HOUR
/** Of an hour that may be in the morning or in the evening the one between these is likelier. */
const REASONABLE = { from: 7 * HOUR, until: 22 * HOUR }
const isReasonable = (minute: number) => minute >= REASONABLE.from && minute <= REASONABLE.until

/** The parts of a day: where one begins, and the hours that are meant where it is named. */
const PARTS = {
  morning: { begins: 8 * HOUR, from: 0, until: NOON },
  afternoon: { begins: 13 * HOUR, from: NOON, until: DAY },
  evening: { begins: 18 * HOUR, from: 15 * HOUR, until: DAY },
} as const
type Part = keyof typeof PARTS

/** A time as a guest says it. */
export type SaidTime = {
  /** In so many minutes from now. */
  inMinutes: number | null
  day: SaidDay | null
  /** The minutes of the day that may be meant. */
  minutes: readonly number[]
  /** Whether the hour was written as clocks show it: `9:00`. */
  isWritten: boolean
  part: Part | null
}

export const NO_TIME: SaidTime = { inMinutes: null, day: null, minutes: [], isWritten: false, part: null }

/** Whether anything was said of a time. */
export const isTimeSaid = ({ inMinutes, day, minutes, part }: SaidTime) =>
  inMinutes !== null || day !== null || minutes.length > 0 || part !== null

const first = (line: Line, patterns: readonly RegExp[]) => {
  for (const one of patterns) {
    const taken = take(line, one)
    if (taken) return taken
  }
  return null
}

function readSpan(line: Line): { inMinutes: number; rest: Line } | null {
  for (const [phrase, inMinutes] of TIME.spans) {
    const taken = take(line, phrase)
    if (taken) return { inMinutes, rest: taken.rest }
  }
  const taken = take(line, TIME.within)
  if (!taken) return null
  const { number, hours } = taken.found.groups ?? {}
  const count = number === undefined ? 1 : numberOf(number)
  return count === null ? null : { inMinutes: count * (hours ? HOUR : 1), rest: taken.rest }
}

const SHORT = 5

export function readDay(line: Line): { day: SaidTime['day']; rest: Line } {
  for (const [at, phrase] of [TIME.yesterday, TIME.today, TIME.tomorrow, TIME.dayAfter].entries()) {
    const taken = take(line, phrase)
    const after = at - 1
    // "the day after tomorrow" is not tomorrow
    if (taken && !(after === 1 && TIME.dayAfter.test(line.said))) return { day: { after }, rest: taken.rest }
  }
  for (const [weekday, phrase] of TIME.weekdays.entries()) {
    const taken = take(line, phrase)
    const { on, day = '', end } = taken?.found.groups ?? {}
    if (taken && (on || (end !== undefined && day.length >= SHORT)))
      return { day: { weekday }, rest: taken.rest }
  }
  return { day: null, rest: line }
}

const PARTS_OF_DAY = ['afternoon', 'evening', 'morning'] as const
const MEALS = ['morning', 'afternoon', 'evening'] as const

/** The part of the day in which the meal is that a message names: "for dinner at 8". */
const partOfMeal = ({ said }: Line): Part | null =>
  MEALS[TIME.meals.findIndex((meal) => meal.test(said))] ?? null

/** The minutes that an hour as said may mean. */
function meant(hour: number, minute: number, half: string | undefined, part: Part | null, is24: boolean) {
  const at = hour * HOUR + minute
  if (half) return [(at % NOON) + (half === 'pm' ? NOON : 0)]
  if (hour > 12 || hour === 0 || is24) return [at % DAY]
  const both = [at % NOON, (at % NOON) + NOON]
  if (part) return both.filter((each) => each >= PARTS[part].from && each < PARTS[part].until)
  // midnight has a name of its own
  return hour === 12 ? [at] : both
}

/** `half past eight`, `a quarter to nine`. */
function readPhrase(line: Line) {
  for (const [pattern, minutes] of TIME.phrases) {
    const taken = take(line, pattern)
    if (taken) return { taken, minutes }
  }
  return null
}

type Clock = { minutes: readonly number[]; isWritten: boolean; rest: Line }

function readClock(line: Line, part: Part | null): Clock | null {
  const clock = first(line, [TIME.clock])
  const phrase = clock ? null : readPhrase(line)
  const taken = clock ?? phrase?.taken ?? first(line, [TIME.joined, TIME.at, TIME.oClock])
  if (taken) {
    const { hour: said = '', minute, half: named } = taken.found.groups ?? {}
    const hour = hourOf(said)
    if (hour === null) return null
    const past = phrase?.minutes ?? Number(minute ?? 0)
    const before = past < 0 ? hour - 1 || 12 : hour
    return {
      minutes: meant(before, (past + HOUR) % HOUR, named, part, said.startsWith('0')),
      isWritten: clock !== null,
      rest: taken.rest,
    }
  }
  const noon = first(line, [TIME.noon])
  if (noon) return { minutes: [NOON], isWritten: false, rest: noon.rest }
  const midnight = first(line, [TIME.midnight])
  return midnight && { minutes: [DAY], isWritten: false, rest: midnight.rest }
}

/** Reads by how many minutes a time is moved that was said before. */
export function readShift(line: Line): { minutes: number; rest: Line } | null {
  for (const [phrase, each] of TIME.shifts) {
    const taken = take(line, phrase)
    const { number } = taken?.found.groups ?? {}
    const count = number === undefined ? 1 : numberOf(number)
    if (taken && count !== null) return { minutes: count * each, rest: taken.rest }
  }
  return null
}

/** A line without the hour that it names. */
export const withoutClock = (line: Line): Line => readClock(line, null)?.rest ?? line

/** Reads the time that a message names, and takes it off the line. */
export function readTime(said: Line): { time: SaidTime; rest: Line } {
  const { day: date, rest: line } = readDate(said)
  const span = readSpan(line)
  if (span) return { time: { ...NO_TIME, inMinutes: span.inMinutes }, rest: span.rest }
  const part = PARTS_OF_DAY.find((each) => TIME[each].test(line.said)) ?? null
  // `half past eight tonight` is not at eight
  const beside = part && !readPhrase(line) ? take(line, TIME.beside) : null
  const withoutHour = beside?.rest ?? line
  const withoutPart = part ? (take(withoutHour, TIME[part])?.rest ?? line) : line
  // a word such as "tonight" is a day and a part of it
  const { day } = readDay(line)
  const { rest } = readDay(withoutPart)
  const hour = hourOf(beside?.found.groups?.hour ?? '')
  const clock =
    hour === null
      ? readClock(rest, part ?? partOfMeal(line))
      : { minutes: meant(hour, 0, undefined, part, false), isWritten: false, rest }
  return {
    time: {
      inMinutes: null,
      day: date ?? day,
      minutes: clock?.minutes ?? [],
      isWritten: clock?.isWritten ?? false,
      part,
    },
    rest: clock?.rest ?? rest,
  }
}

const EARLIEST = 6 * HOUR

/**
 * Of two moments between which an hour does not decide those that may be meant: the first alone where the hour was written
 * as clocks show it, or in a language that counts hours to 24, and is not at night.
 */
export function asWritten(
  either: number[],
  { isWritten }: Pick<SaidTime, 'isWritten'>,
  { timeZone, countsTo24 }: { timeZone: string; countsTo24: boolean },
): number[] {
  const [first] = either
  if (first === undefined || !(isWritten || countsTo24)) return either
  return minutesOfClock(timeAt(new Date(first), timeZone)) >= EARLIEST ? [first] : either
}

/** What hinders a time that was said: it has passed, or was not understood. */
export type Doubt = 'past' | 'unclear' | null

/**
 * The moments that may be meant, the likeliest first; none where no hour was said, or it has passed. `either`: the two
 * that are as well one as the other, as an hour may be in the morning or in the evening. `from`: where to begin to look
 * for a free time where no hour was said.
 */
export type Moments = { moments: number[]; either: number[]; from: number; doubt: Doubt }

export function momentsOf(
  { inMinutes, day, minutes, part }: SaidTime,
  now: number,
  timeZone: string,
): Moments {
  if (inMinutes !== null)
    return { moments: [now + inMinutes * MINUTE_MS], either: [], from: now, doubt: null }
  const today = dayAt(new Date(now), timeZone)
  const at = (minute: number, after: number) =>
    momentOf(daysLater(today, after), clockOfMinutes(minute), timeZone)
  const likelyFirst = [...minutes].toSorted(
    (one, other) => Number(isReasonable(other)) - Number(isReasonable(one)) || one - other,
  )
  const on = (after: number) => likelyFirst.map((each) => at(each, after)).filter((moment) => moment > now)
  const eitherOf = (moments: readonly number[]) =>
    moments.length > 1 ? moments.toSorted((one, other) => one - other) : []
  const begins = (after: number) =>
    Math.max(now, momentOf(daysLater(today, after), clockOfMinutes(part ? PARTS[part].begins : 0), timeZone))
  if (day === null) {
    const left = on(0)
    // an hour that has passed today is meant tomorrow where that is as likely
    const next = likelyFirst.filter((each) => at(each, 0) <= now && (left.length === 0 || isReasonable(each)))
    const moments = [...left, ...next.map((each) => at(each, 1))]
    const sameDay = left.length > 0 ? left : moments
    return { moments, either: eitherOf(sameDay), from: begins(0), doubt: null }
  }
  const isOver = (after: number) => after < 0 || (minutes.length > 0 && on(after).length === 0)
  const ahead = daysUntil(day, today)
  if (ahead === null) return { moments: [], either: [], from: now, doubt: 'unclear' }
  // the Monday that is meant on a Monday evening is the next one
  const after = typeof day === 'object' && 'weekday' in day && isOver(ahead) ? ahead + 7 : ahead
  const moments = on(after)
  return { moments, either: eitherOf(moments), from: begins(after), doubt: isOver(after) ? 'past' : null }
}
