import { FILLERS, INSTEAD, MOVING, RATHER } from '#features/language/server/follow-up-words.ts'
import { FOLLOW_UPS } from '#features/language/server/lists.ts'
import { AND, AROUND, isCorrecting, isGreeting } from '#features/language/server/order-words.ts'
import { TIME } from '#features/language/server/time-words.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { MINUTE_MS, minutesOfClock } from '#kit/shared/time.ts'
import type { ServiceOption } from '../../intents.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import { answerWithService } from '../intents/answer.ts'
import { aroundOf, cardBefore } from '../intents/card-time.ts'
import { leftOf, lineOf, take, takeAll } from '../intents/line.ts'
import { isInSpan, type OpenSaid, readOpen } from '../intents/open-time.ts'
import { menuIndexOf } from '../intents/menu-index.ts'
import { canBeHad } from '../intents/order-hours.ts'
import { textOfOrder } from '../intents/order-text.ts'
import { type Around, orderTimeOf, type SaidOrderTime, withTime } from '../intents/order-time.ts'
import { readService } from '../intents/read-service.ts'
import { NO_TIME, readShift, readTime, type SaidTime } from '../intents/read-time.ts'
import type { Answer, Question } from '../question.ts'
import { withoutTime, written } from './said.ts'

const isAround = ({ word }: { word: string }) =>
  AROUND.has(word) || AND.has(word) || isCorrecting(word) || isGreeting(word)

/** Whether a text says nothing but such words as stand around a time. */
const saysNoMore = (text: string) =>
  leftOf([INSTEAD, RATHER, FILLERS, MOVING].reduce(takeAll, lineOf(text))).every(isAround)

/**
 * The card before a message that says no more than when it is wanted instead, for that time; null for every other. The
 * question that is gone on with says no time: the card has it.
 */
export function withOtherTime(
  asked: Question,
  facts: HotelFacts,
): { question: Question; wanted: Answer } | null {
  const { text, talk, hotel } = asked
  const card = cardBefore(asked)
  const turn = asked.before.findLast(({ wish }) => wish?.kind === 'order')
  if (!talk || !card || card.lines.length + card.choices.length === 0) return null
  const { dueAt, either, isOneTime: _isOneTime, isSoonNow: _isSoonNow, openTime, ...rest } = card
  const isTimed = [dueAt, either, openTime].some((time) => time !== undefined)
  const isAsked = openTime !== undefined || either !== undefined
  const timed = readOf(
    isAsked ? hourSaid(text) : text,
    aroundOf(asked, menuIndexOf(facts.menu).isExact, card),
  )
  if (!timed || !saysNoMore(timed.text) || (timed.time === null && !isTimed)) return null
  const changed =
    timed.time === 'open' ? card : withTime(rest, timed.time ?? undefined, canBeHad(facts, hotel.timeZone))
  const isLater = [changed.dueAt, changed.either, changed.openTime].some((time) => time !== undefined)
  const intent = {
    ...changed,
    ...(isTimed && !isLater && { isSoonNow: true }),
    ...(turn?.id !== undefined && { goesOn: turn.id }),
  }
  const question = { ...asked, text: withoutTime(talk.question), written: text }
  return { question, wanted: { source: 'facts', entries: [], intent, text: textOfOrder(intent, asked) } }
}

/** A number by itself, which is an hour where one is asked for. */
const NUMBER = /^\s*(\p{Nd}{1,2})\s*[.!]?\s*$/u
const hourSaid = (text: string) => text.replace(NUMBER, 'at $1')

type Timed = { text: string; time: SaidOrderTime | 'open' | null }

/** When a message wants it, null: as soon as possible; "an hour later" than a time that is open leaves it open. */
function readOf(text: string, around: Around): Timed | null {
  const line = lineOf(text)
  const shift = around.card?.openTime ? readShift(line) : null
  if (shift) return { text: written(text, shift.rest), time: 'open' }
  const timed = orderTimeOf(text, around)
  if (timed) return timed
  const soon = take(line, TIME.soon)
  return soon && { text: written(text, soon.rest), time: null }
}

/** The moment that the card of an offer is for; null where it is open. */
const momentOf = ({ at, startsAt }: ServiceOption) => startsAt ?? at

/** The same of the card of an offer; the question then says its day and hour as numbers. */
export async function withOtherServiceTime(
  context: RequestContext,
  asked: Question,
  { offers }: HotelFacts,
): Promise<{ question: Question; wanted: Answer } | null> {
  const { text, talk, before, hotel } = asked
  const wish = before.findLast((turn) => turn.wish?.kind === 'request')?.wish
  const [option, ...others] = wish?.kind === 'request' && talk?.isWanted ? wish.offers : []
  const [first] = talk?.named ?? []
  if (!talk || !option || others.length > 0 || first?.kind !== 'offer') return null
  const card = momentOf(option)
  // a day or a part of it that was said before the hour
  const open = card ? null : (readOpen(lineOf(talk.question), () => false)?.said ?? null)
  if (!card && !open) return null
  const said = open || option.either ? hourSaid(text) : text
  const line = lineOf(said)
  const shift = card ? readShift(line) : null
  const soon = take(line, TIME.soon)
  const other = shift ?? soon
  const { time: wanting, rest } = other ? { time: NO_TIME, rest: other.rest } : readTime(line)
  const isSaid = wanting.minutes.length > 0 || (wanting.day !== null && wanting.part === null)
  if (!(other || isSaid) || !saysNoMore(written(said, rest))) return null
  const subject = withoutTime(talk.question)
  // a time alone made it something that is wanted
  const reading = readService(`${FOLLOW_UPS[asked.language].wanting} ${subject}`, offers)
  if (!reading || !reading.options.some(({ offer }) => offer.id === option.offerId)) return null
  const time =
    soon && !shift ? NO_TIME : timeFrom(wanting, { card, open, shift: shift?.minutes ?? 0 }, hotel.timeZone)
  const wanted = await answerWithService(
    context,
    { ...asked, text: subject, written: text },
    { ...reading, time, timeSaid: text.trim() },
  )
  const now = wanted.intent?.kind === 'request' ? wanted.intent.offers[0] : undefined
  const moment = now && momentOf(now)
  const when = moment ? numbersOf(moment, hotel.timeZone) : soon ? '' : text
  return { question: { ...asked, text: `${subject} ${when}`.trim(), written: text }, wanted }
}

type Before = { card: string | null; open: OpenSaid | null; shift: number }

/** What is said of the time, with the day and the part of it that were said before. */
function timeFrom(said: SaidTime, { card, open, shift }: Before, timeZone: string): SaidTime {
  if (card) {
    const { day, minutes } = timeOfMoment(Date.parse(card) + shift * MINUTE_MS, timeZone)
    return { ...said, day: said.day ?? day, minutes: said.minutes.length > 0 ? said.minutes : minutes }
  }
  if (!open) return said
  const within = said.minutes.filter((minute) => isInSpan(minute, open.span))
  return { ...said, day: said.day ?? open.day, minutes: within.length > 0 ? within : said.minutes }
}

/** A moment as its day and hour are read. */
function timeOfMoment(moment: number, timeZone: string): Pick<SaidTime, 'day' | 'minutes'> {
  const [, month = 0, date = 0] = dayAt(new Date(moment), timeZone).split('-').map(Number)
  return { day: { date, month }, minutes: [minutesOfClock(timeAt(new Date(moment), timeZone))] }
}

/** A day and an hour as they are read in every language: `30/11 20:00`. */
function numbersOf(moment: string, timeZone: string): string {
  const at = new Date(moment)
  const [, month, date] = dayAt(at, timeZone).split('-')
  return `${date}/${month} ${timeAt(at, timeZone)}`
}
