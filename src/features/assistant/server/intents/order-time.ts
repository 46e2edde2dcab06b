import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { AROUND, numberOf, TIMES } from '#features/language/server/order-words.ts'
import type { OrderIntent } from '../../intents.ts'
import type { Token } from './clauses.ts'
import { blanked, leftOf, type Line, lineOf } from './line.ts'
import { momentsOf, readTime } from './read-time.ts'

/** What is wanted sooner is wanted as soon as possible: the kitchen reads the hour as a remark. */
const SOON_MS = 60 * MINUTE_MS
/** What guests choose from when they order for later. */
const STEP_MS = 15 * MINUTE_MS

/**
 * What a guest says of when an order is wanted: the moment, one of two where the hour may be in the morning or in the
 * evening, or where that is soon or not to be had, the words, which the kitchen reads as a remark.
 */
export type SaidOrderTime =
  | { dueAt: string }
  | { either: string[]; areBothSaid?: boolean }
  | { remark: string }

const isAround = ({ word }: Token) => (AROUND.has(word) || TIMES.has(word)) && numberOf(word) === null

/** The words of a line that are no longer there, with those before them that only lead to them: `for tomorrow at`. */
function goneFrom({ tokens }: Line, rest: Line): Token[] {
  const kept = new Set(leftOf(rest).map(({ start }) => start))
  const isGone = tokens.map(({ start }) => !kept.has(start))
  for (let index = tokens.length - 2; index >= 0; index--) {
    const token = tokens[index]
    if (isGone[index + 1] && token && isAround(token)) isGone[index] = true
  }
  return tokens.filter((_, index) => isGone[index])
}

/**
 * An order's words with blanks in place of when it is wanted, of two different times both; null where they do not say it.
 * @param day the day that is meant where none is said
 */
export function orderTimeOf(
  text: string,
  now: number,
  timeZone: string,
  day: ReturnType<typeof readTime>['time']['day'] = null,
): { text: string; time: SaidOrderTime } | null {
  const line = lineOf(text)
  const { time: said, rest } = readTime(line)
  const time = { ...said, day: said.day ?? day }
  if (time.inMinutes === null && time.minutes.length === 0) return null
  const { moments, either } = momentsOf(time, now, timeZone)
  const gone = goneFrom(line, rest)
  const [next] = either
  // of two hours one that is near is meant
  const meant = next !== undefined && next >= now + SOON_MS ? either : [next ?? moments[0] ?? 0]
  const [later, other] = meant.filter(
    (moment) => moment >= now + SOON_MS && moment <= now + DAYS_AHEAD * DAY_MS,
  )
  const left = blanked(text, line, (token) => gone.includes(token))
  const more = later === undefined ? null : orderTimeOf(left, now, timeZone, time.day ?? day)
  const earlier = more && firstOf(more.time)
  if (earlier && later !== undefined) {
    const both = [earlier, quarterOf(later)].toSorted((a, b) => a.localeCompare(b))
    const isSame = earlier === quarterOf(later)
    return { text: more.text, time: isSame ? { dueAt: earlier } : { either: both, areBothSaid: true } }
  }
  return {
    text: left,
    time:
      later === undefined
        ? { remark: text.slice(gone[0]?.start, gone.at(-1)?.end) }
        : other === undefined
          ? { dueAt: quarterOf(later) }
          : { either: [quarterOf(later), quarterOf(other)] },
  }
}

/** The moment that is said, the earlier one where there are two; null of one that is a remark. */
const firstOf = (time: SaidOrderTime): string | null =>
  'dueAt' in time ? time.dueAt : 'either' in time ? (time.either[0] ?? null) : null

const quarterOf = (moment: number) => new Date(Math.ceil(moment / STEP_MS) * STEP_MS).toISOString()

/**
 * An order with when it is wanted.
 * @param canBe whether all of it can be had at a moment
 */
export function withTime(
  order: OrderIntent,
  time: SaidOrderTime | undefined,
  canBe: (order: OrderIntent, at: string) => boolean = () => true,
): OrderIntent {
  if (!time) return order
  if ('dueAt' in time) return { ...order, dueAt: time.dueAt }
  if ('either' in time) {
    const [first, second] = time.either.filter((at) => canBe(order, at))
    if (first && !second && !time.areBothSaid) return { ...order, dueAt: first }
    return { ...order, either: time.either }
  }
  const noted = <Of extends { note: string | null }>(each: Of) => ({
    ...each,
    note: each.note === null ? time.remark : `${each.note}, ${time.remark}`,
  })
  return { ...order, lines: order.lines.map(noted), choices: order.choices.map(noted) }
}
