import { AND } from '#features/language/server/order-words.ts'
import { TIME } from '#features/language/server/time-words.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { isSame } from '#kit/shared/same.ts'
import { DAY_MS, MINUTE_MS, minutesOfClock } from '#kit/shared/time.ts'
import type { OrderIntent } from '../../intents.ts'
import { blanked, goneFrom, leftOf, type Line, lineOf, take } from './line.ts'
import {
  type Clock,
  isInSpan,
  type Offered,
  offeredFor,
  openTimeFrom,
  type OpenSaid,
  readOpen,
} from './open-time.ts'
import { asWritten, type Doubt, momentsOf, NO_TIME, readShift, readTime, type SaidTime } from './read-time.ts'

/** What is wanted sooner is wanted as soon as possible: the kitchen reads the hour as a remark. */
const SOON_MS = 60 * MINUTE_MS
/** What guests choose from when they order for later. */
const STEP_MS = 15 * MINUTE_MS

/**
 * What a guest says of when an order is wanted: the moment, one of two where the hour may be in the morning or in the
 * evening (`isFirst`: the first is meant if it can be had), the times to choose from where no hour was said, or where
 * that is soon, the words, which the kitchen reads as a remark.
 */
export type SaidOrderTime =
  | { dueAt: string }
  | { either: string[]; areBothSaid?: boolean; isFirst?: boolean }
  | { said: string; groups: readonly Offered[]; isSoon: boolean }
  | { remark: string }

/** When an order may be wanted, and how its words are read: `isName` of a word of the menu. */
export type Around = Clock & {
  countsTo24: boolean
  isName: (word: string) => boolean
  /** The card that a message goes on from. */
  card: CardTime | null
}

/** When a card is wanted. */
export type CardTime = Pick<OrderIntent, 'dueAt' | 'either' | 'openTime'>

/** The times that an hour may mean, in the day and the half of it of the card that a message goes on from. */
function withCard(said: SaidTime, { card, timeZone, now, isName }: Around): SaidTime {
  if (!card || said.inMinutes !== null || said.minutes.length === 0) return said
  const [first] = [...momentsOfCard(card), ...(card.openTime?.moments ?? [])]
  const open = card.openTime ? readOpen(lineOf(card.openTime.said), isName)?.said : null
  const after = first === undefined ? null : daysBetween(now, Date.parse(first), timeZone)
  const day = said.day ?? (after === null ? (open?.day ?? null) : { after })
  const isOpen = (minute: number) => !open || isInSpan(minute, open.span)
  const before =
    card.dueAt && said.day === null ? minutesOfClock(timeAt(new Date(card.dueAt), timeZone)) : null
  const isNear = (minute: number) => before === null || Math.abs(minute - before) < NEAR
  const near = said.minutes.filter((minute) => isOpen(minute) && isNear(minute))
  return { ...said, day, minutes: near.length > 0 ? near : said.minutes }
}

/** An hour so near to the one that it takes the place of is in the same half of the day. */
const NEAR = 4 * 60

const daysBetween = (now: number, moment: number, timeZone: string) =>
  Math.round(
    (Date.parse(dayAt(new Date(moment), timeZone)) - Date.parse(dayAt(new Date(now), timeZone))) / DAY_MS,
  )

/** When a card is wanted, of an hour of both halves of the day both. */
const momentsOfCard = ({ dueAt, either = [] }: CardTime) => (dueAt ? [dueAt] : either)
const hoursOf = (card: CardTime, timeZone: string) =>
  momentsOfCard(card).map((moment) => minutesOfClock(timeAt(new Date(moment), timeZone)))

/** An order has one time: where two days are said for it, it is asked which is meant. */
const UNCLEAR = { groups: [{ moments: [], doubt: 'unclear' as const }], isSoon: false }

/** "now and", as of what is wanted before the rest. */
function soonBefore(line: Line) {
  const soon = take(line, TIME.soon)
  const end = soon ? soon.found.index + soon.found[0].length : Infinity
  const next = line.tokens[line.starts.findIndex((start) => start >= end)]
  return next && AND.has(next.word) ? soon : null
}

/** A second day, or as soon as possible, that is said besides a day. */
function otherDay(text: string, { day }: OpenSaid, isName: Around['isName']) {
  if (day === null) return null
  const line = lineOf(text)
  const open = readOpen(line, isName)
  const isOther = open !== null && open.said.day !== null && !isSame(open.said.day, day)
  const other = isOther ? open : soonBefore(line)
  if (!other) return null
  const gone = goneFrom(line, other.rest)
  return {
    said: text.slice(gone[0]?.start, gone.at(-1)?.end),
    text: blanked(text, line, (token) => gone.includes(token)),
  }
}

/** A day or a part of it, without an hour but that of the card which is put off to it. */
function openTimeOf(text: string, line: Line, around: Around): { text: string; time: SaidOrderTime } | null {
  const { card, timeZone, isName } = around
  const shifted = card ? momentsOfCard(card) : []
  const shift = shifted.length > 0 ? readShift(line) : null
  const found = shift ? null : readOpen(line, isName)
  const rest = shift?.rest ?? found?.rest
  if (!rest) return null
  const gone = goneFrom(line, rest)
  const left = blanked(text, line, (token) => gone.includes(token))
  const said = text.slice(gone[0]?.start, gone.at(-1)?.end)
  if (shift) {
    const moments = shifted.map((moment) => Date.parse(moment) + shift.minutes * MINUTE_MS)
    return { text: left, time: placed(moments, said, around, null) }
  }
  if (!found) return null
  const other = card ? null : otherDay(left, found.said, isName)
  if (other) return { text: other.text, time: { said: `${said} · ${other.said}`, ...UNCLEAR } }
  const hours = card ? hoursOf(card, timeZone) : []
  const { day, span, isLater } = found.said
  const meant = hours.filter((hour) => isInSpan(hour, span))
  if (card && meant.length > 0 && !isLater && (day === null ? hours.length > 1 : span === 'day')) {
    const minutes = span === 'day' ? hours : meant
    const time = withCard({ ...NO_TIME, day, minutes }, around)
    return { text: left, time: momentSaid(time, said, around) }
  }
  const [first] = [...shifted, ...(card?.openTime?.moments ?? [])]
  const own =
    first !== undefined && day === null ? daysBetween(around.now, Date.parse(first), timeZone) : null
  const open = own !== null && own > 0 && !isLater ? { ...found.said, day: { after: own } } : found.said
  return { text: left, time: { said, ...offeredFor(open, around) } }
}

/** Moments that may be meant, as far as orders are taken for them. */
function placed(
  moments: readonly number[],
  said: string,
  { now, until }: Clock,
  doubt: Doubt,
  isFirst = false,
): SaidOrderTime {
  const open = (why: NonNullable<Offered['doubt']>) => ({
    said,
    groups: [{ moments: [], doubt: why }],
    isSoon: false,
  })
  if (doubt) return open(doubt)
  const [first] = moments
  if (first === undefined || first < now) return open('past')
  if (first < now + SOON_MS) return { remark: said }
  const [later, other] = moments.filter((moment) => moment <= until).map(quarterOf)
  if (later === undefined) return open('far')
  return other === undefined ? { dueAt: later } : { either: [later, other], ...(isFirst && { isFirst }) }
}

function momentSaid(time: SaidTime, said: string, around: Around): SaidOrderTime {
  const { now, timeZone } = around
  const { moments, either, doubt } = momentsOf(time, now, timeZone)
  const [next] = either
  // of two hours one that is near is meant
  const meant = next !== undefined && next >= now + SOON_MS ? either : [next ?? moments[0] ?? 0]
  const isFirst = meant.length > 1 && asWritten(meant, time, around).length === 1
  return placed(meant, said, around, doubt, isFirst)
}

/** An order's words with blanks in place of when it is wanted, of two different times both; null where they do not say it. */
export function orderTimeOf(
  text: string,
  around: Around,
  day: SaidTime['day'] = null,
): { text: string; time: SaidOrderTime } | null {
  const line = lineOf(text)
  const shift = around.card && momentsOfCard(around.card).length > 0 ? readShift(line) : null
  const { time: read, rest } = readTime(line)
  // "one afternoon tea" is at no hour
  const left = new Set(leftOf(rest).map(({ start }) => start))
  const namesDish = line.tokens.some(({ word, start }) => !left.has(start) && around.isName(word))
  if (shift || namesDish || (read.inMinutes === null && read.minutes.length === 0))
    return day === null ? openTimeOf(text, line, around) : null
  const time = withCard({ ...read, day: read.day ?? day }, around)
  const gone = goneFrom(line, rest)
  const kept = blanked(text, line, (token) => gone.includes(token))
  const found = momentSaid(time, text.slice(gone[0]?.start, gone.at(-1)?.end), around)
  const later = firstOf(found)
  const more = later === null ? null : orderTimeOf(kept, around, time.day ?? day)
  const earlier = more && firstOf(more.time)
  if (!more || !earlier || later === null) return { text: kept, time: found }
  const both = [earlier, later].toSorted((a, b) => a.localeCompare(b))
  return {
    text: more.text,
    time: earlier === later ? { dueAt: earlier } : { either: both, areBothSaid: true },
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
    const isMeant = !second || (time.isFirst && first === time.either[0])
    if (first && isMeant && !time.areBothSaid) return { ...order, dueAt: first }
    return { ...order, either: time.either, ...(time.areBothSaid && { isOneTime: true }) }
  }
  if ('groups' in time) return { ...order, openTime: openTimeFrom(time, (at) => canBe(order, at)) }
  const noted = <Of extends { note: string | null }>(each: Of) => ({
    ...each,
    note: each.note === null ? time.remark : `${each.note}, ${time.remark}`,
  })
  return { ...order, lines: order.lines.map(noted), choices: order.choices.map(noted) }
}
