import { countOf, ROOMS, WANTING_SERVICE } from '#features/language/server/order-words.ts'
import {
  ADJECTIVES,
  BROKEN,
  COUNTS_TIME,
  HARMLESS,
  ONE,
  REPAIR,
  SINGULAR,
  TELLING,
} from '#features/language/server/service-words.ts'
import type { Offer } from '#features/service-items/contract.ts'
import type { Answer } from '#features/service-items/pricing.ts'
import type { Place } from '../../intents.ts'
import { hasDual } from './asked-dish.ts'
import { withoutDeclined } from './declined.ts'
import { intentOf } from './intent.ts'
import { goneFrom, leftOf, type Left, type Line, lineOf, take, takeAll } from './line.ts'
import { isAboutBooked } from './managing.ts'
import { isContent, offersNamed, offersOfArea, OPTIONS_MAX } from './offer-names.ts'
import { answersOf, mostOf, type Said } from './read-answers.ts'
import { WORDS_MAX } from './read-order.ts'
import { type OpenSaid, readOpen } from './open-time.ts'
import { readPeople } from './read-people.ts'
import { withoutPlaces } from './said-place.ts'
import { serviceLeftOver } from './service-left-over.ts'
import { isTimeSaid, readTime, type SaidTime } from './read-time.ts'

export type Readable = Pick<Offer, 'id' | 'name' | 'questions' | 'category' | 'kind' | 'team'> & {
  resources?: readonly { name: Offer['name'] }[]
}

/** What a guest wants done or booked: the offers that may be meant, best first, for how many, and when. */
export type ServiceReading<Of = Readable> = {
  options: {
    offer: Of
    answers: Answer[]
    /** How many of it are wanted; null: not said. */
    count: number | null
    /** The most that can be had of it at a time, where more is wanted. */
    most: number | null
  }[]
  places: number | null
  time: SaidTime
  /** The part of the day that was said; `day`: none. */
  span: OpenSaid['span']
  /** The guest's words for it. */
  timeSaid: string
  /** All words of the message. */
  words: readonly string[]
  /** What of it stands nowhere in this, as its guest wrote it. */
  unclear: readonly string[]
  /** The rooms that it names. */
  rooms: readonly Place[]
  /** Whether it asks for something to be mended, and does not say what. */
  isBareReport: boolean
}

type Message = { line: Line; wants: boolean; asks: boolean; isReport: boolean }

/** A message that may want something; null where it asks for facts, complains or cancels. */
function messageOf(said: string): Message | null {
  const { text, instead } = withoutDeclined(said)
  const line = lineOf(text)
  const words = leftOf(line).map(({ word }) => word)
  if (words.length === 0 || words.length > WORDS_MAX) return null
  const broken = take(line, BROKEN)
  // what is broken is to be mended, although it is told and not asked
  const others = leftOf(takeAll(broken?.rest ?? line, HARMLESS)).map(({ word }) => word)
  const intent = intentOf(others, text, WANTING_SERVICE)
  if (!intent || TELLING.test(line.said)) return null
  const isReport = broken ? !intent.asks : intent.wants && REPAIR.test(line.said)
  return { line, asks: intent.asks, wants: intent.wants || instead, isReport }
}

/** Whether a number is that of a room, or counts hours or minutes. */
const countsOther = (words: readonly Left[], { at }: Left) =>
  words.some((word) => word.at === at - 1 && ROOMS.has(word.word)) ||
  words.some((word) => word.at === at + 1 && COUNTS_TIME.test(` ${word.word} `))

/** How many are wanted of what is named at a place: the number right before it, or two of it in a word. */
function countBefore(
  words: readonly Left[],
  named: readonly Left[],
  others: readonly Left[] = [],
): number | null {
  const [first] = named
  if (!first) return null
  if (hasDual(first.word)) return 2
  const from = Math.max(first.at - 3, ...others.flatMap(({ at }) => (at < first.at ? at + 1 : [])))
  const before = words.filter((word) => word.at < first.at && word.at >= from && !countsOther(words, word))
  const number = before.findLast(({ word }) => countOf(word) !== null)
  const count = number ? countOf(number.word) : null
  // of two towels and a pillow one is a number, of a massage it is not
  if (count === 1 && ONE.test(number?.word ?? '')) return others.length > 0 ? 1 : null
  const isOne = count === null && others.length > 0 && SINGULAR.test(first.word)
  return isOne ? 1 : count
}

/** Each number that is said, with the words that follow it. */
function countedIn(words: readonly Left[]): Said['counted'] {
  const counted: { count: number; words: string[] }[] = []
  for (const { word } of words) {
    const count = countOf(word)
    if (count === null) counted.at(-1)?.words.push(word)
    else counted.push({ count, words: [] })
  }
  return counted
}

const NOTE_WORDS = 8

/** What was said besides, as it was written. */
function besidesOf(text: string, line: Line, named: readonly Left[]): string | null {
  const isNamed = ({ at }: Left) => named.some((each) => each.at === at)
  const rest = leftOf(line).filter((each) => isContent(each) && !isNamed(each))
  const [first, last] = [rest[0], rest.at(-1)]
  if (!first || !last || last.at - first.at >= NOTE_WORDS) return null
  const between = named.some(({ at }) => at > first.at && at < last.at)
  return between ? null : text.slice(first.start, last.end)
}

/** What a guest's message wants of what the hotel offers; null where it wants nothing of it. */
export function readService<Of extends Readable>(
  text: string,
  offers: readonly Of[],
): ServiceReading<Of> | null {
  const message = messageOf(text)
  if (!message || isAboutBooked(text, offers)) return null
  const all = leftOf(message.line)
  const people = readPeople(takeAll(message.line, ADJECTIVES))
  const { time, rest } = readTime(people.rest)
  const words = leftOf(rest)
  const matches = offersNamed(words, offers)
  const named = matches.flatMap(({ explained }) => explained)
  const isAnyCounted = matches.some(({ matched }) => countBefore(words, matched) !== null)
  const isCounted = people.places !== null || isAnyCounted
  const isMeant = message.wants || message.isReport || isTimeSaid(time) || (isCounted && !message.asks)
  if (!isMeant) return null
  const open = readOpen(people.rest, () => false)
  const beforeTime = new Set(leftOf(people.rest).map(({ start }) => start))
  const timed = goneFrom(people.rest, open?.rest ?? rest).filter(({ start }) => beforeTime.has(start))
  const timeSaid = text.slice(timed[0]?.start, timed.at(-1)?.end)
  const said = {
    words: all.map(({ word }) => word),
    counted: countedIn(words),
    note: besidesOf(text, rest, named),
  }
  const optionOf = (offer: Of, own: readonly Left[], note = said.note) => {
    const others = matches.flatMap((match) => (match.offer === offer || !isAnyCounted ? [] : match.matched))
    const count = countBefore(words, own, others)
    const ofIt = { ...said, note, count: count ?? people.places }
    return { offer, count, answers: answersOf(offer, ofIt), most: mostOf(offer, ofIt) }
  }
  const rooms = withoutPlaces(text).places.filter(({ room }) => room !== null)
  const isBareReport =
    message.isReport && leftOf([BROKEN, REPAIR].reduce(takeAll, rest)).every((word) => !isContent(word))
  const reading = {
    places: people.places,
    time,
    span: open?.said.span ?? 'day',
    timeSaid,
    words: said.words,
    unclear: [],
    rooms,
    isBareReport,
  }
  if (message.isReport) {
    const menders = offers.filter(({ team, kind }) => team === 'maintenance' && kind === 'request')
    const options = menders.slice(0, OPTIONS_MAX).map((offer) => optionOf(offer, [], text.trim()))
    return options.length > 0 ? { ...reading, options } : null
  }
  if (matches.length > 0) {
    const options = matches.map(({ offer, matched: own }) => optionOf(offer, own))
    return { ...reading, options, unclear: serviceLeftOver(text, rest, { named, rooms }, options) }
  }
  const ofArea = message.wants ? offersOfArea(words, offers) : []
  return ofArea.length > 0 ? { ...reading, options: ofArea.map((offer) => optionOf(offer, [])) } : null
}

/** The offers that some words name, whatever is said of them. */
export const servicesNamed = <Of extends Readable>(text: string, offers: readonly Of[]): Of[] =>
  offersNamed(leftOf(lineOf(text)), offers)
    .filter(({ coverage }) => coverage === 1)
    .map(({ offer }) => offer)
