import {
  ADDING_TO,
  AGAIN,
  AGREEING,
  ASKS,
  ATTACHED_PRONOUN,
  CHEAPEST,
  FILLERS,
  INSTEAD,
  PICKING,
  PLACES,
  PRONOUN,
  QUESTIONING,
  RATHER,
  WHAT_ABOUT,
} from '#features/language/server/follow-up-words.ts'
import type { AskedFor } from '#features/language/kinds/talk.ts'
import { FOLLOW_UPS } from '#features/language/server/lists.ts'
import { ASKING_FIRST, numberOf, WANTING_SERVICE } from '#features/language/server/order-words.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { DEFAULT_LANGUAGE, type Language, localized } from '#kit/shared/languages.ts'
import { noteAt } from '../intents/asked-dish.ts'
import { intentOf } from '../intents/intent.ts'
import { leftOf, type Line, lineOf, takeAll } from '../intents/line.ts'
import { readPeople } from '../intents/read-people.ts'
import { isTimeSaid, readTime, withoutClock } from '../intents/read-time.ts'
import type { Named, Talk } from '../../talk.ts'
import { dietQuestionAfter, statesAllergy } from '../facts/diet/read-question.ts'
import { changesOf, countSaid, dishesSaid, type Menu, orderText } from './card.ts'
import { after, frameOf, subjectsIn, withName, goneIn, withoutTime, written } from './said.ts'

/** A longer message says what it is about. */
const WORDS_MAX = 14
/** So few words say what they are about less often than not. */
const SHORT = 3

/** How many of what was named a whole message wants: "make it two"; null where it says something else. */
function countIn({ said }: Line): number | null {
  for (const pattern of AGAIN) {
    const count = numberOf(pattern.exec(said)?.groups?.['number'] ?? '')
    if (count !== null) return count
  }
  return null
}

/**
 * A text that a message may be read as. `byHotel`: only if an entry of the hotel answers it, or it wants something;
 * `isWanted`: only if it wants something; `isAsked`: it wants nothing; `subject`: only by an entry about that.
 */
export type Reading = {
  text: string
  byHotel?: boolean
  isWanted?: boolean
  isAsked?: boolean
  subject?: string
}

/** What is asked for by words that whoever wants something has no use for. */
const TOLD_ALONE: ReadonlySet<AskedFor> = new Set<AskedFor>([
  'price',
  'lasting',
  'distance',
  'warmth',
  'name',
])

/** Whether a message asks something, or tells it, rather than wants it. */
export function waysOf(text: string) {
  const line = lineOf(written(text, takeAll(lineOf(text), FILLERS)))
  const { said, tokens } = line
  const intent = intentOf(
    tokens.map(({ word }) => word),
    text,
    WANTING_SERVICE,
  )
  const wants = intent?.wants ?? false
  const kinds = ASKS.filter(({ asked }) => asked.test(said)).map(({ kind }) => kind)
  const isTold = kinds.some((kind) => TOLD_ALONE.has(kind))
  // whoever tells an age or a weight and wants nothing asks whether that is allowed
  const isMeasured = kinds.some((kind) => kind === 'age' || kind === 'size')
  const isQuestion = QUESTIONING.test(said) || ASKING_FIRST.test(said) || /[?؟]\s*$/u.test(text)
  const asks = isTold || (!wants && (isQuestion || isMeasured))
  return { wants, asks, tells: !intent }
}

const plain = (text: string) => text.replace(/[\s?؟!.]+$/u, '')

/** Which of what was named a message speaks of by its place, and where. */
function placeIn({ said }: Line, patterns: readonly RegExp[], all: readonly Named[]) {
  const place = patterns.findIndex((pattern) => pattern.test(said))
  const named = place < 0 ? undefined : all.at(place < patterns.length - 1 ? place : -1)
  const found = patterns[place]?.exec(said)
  return named && found ? { named, found } : null
}

/** What a message picks, counts or agrees to of what was named; null where it does something else. */
function wantedIn(line: Line, { named, question, isWanted }: Talk, language: Language): string | null {
  const wanting = ({ kind, name, count }: Named, wanted = count) => {
    const own = localized(name, language)
    return kind === 'entry' ? own : [FOLLOW_UPS[language].wanting, wanted, own].filter(Boolean).join(' ')
  }
  const picked = placeIn(line, PICKING, named)
  if (picked && named.length > 1) return wanting(picked.named)
  const [only, ...others] = named
  if (!only || others.length > 0 || only.kind === 'entry') return null
  const count = countIn(line)
  const wasFor = only.kind === 'offer' && isWanted ? readPeople(lineOf(question)) : null
  if (count !== null && wasFor?.places)
    return `${written(question, wasFor.rest)} ${FOLLOW_UPS[language].forPeople.replace('<number>', String(count))}`
  if (count !== null)
    return only.kind === 'dish' ? orderText([{ ...only, count }], language) : wanting(only, count)
  if (!AGREEING.test(line.said)) return null
  return isWanted ? question : wanting(only)
}

/** What is wanted, with what a message goes on to say of it: for how many, another time, or a remark about the dish. */
function withMore(text: string, { named, question, isWanted }: Talk, language: Language): string[] {
  const [first] = named
  if (!first || first.kind === 'entry') return []
  const line = lineOf(text)
  const { places, rest } = readPeople(line)
  const { time } = readTime(rest)
  const isTimed = time.minutes.length > 0 || time.inMinutes !== null
  const isWhen = isTimed || time.part !== null
  if (first.kind === 'dish' && !(isWanted && (isWhen || noteAt(line.tokens) === 0))) return []
  if (first.kind === 'offer' && places === null && !isTimeSaid(time)) return []
  const wanted = isWanted ? question : `${FOLLOW_UPS[language].wanting} ${localized(first.name, language)}`
  const before = places === null ? wanted : written(wanted, readPeople(lineOf(wanted)).rest)
  const kept = time.day
    ? withoutTime(before)
    : isTimed
      ? written(before, withoutClock(lineOf(before)))
      : before
  if (first.kind !== 'offer' || !isWanted) return [`${kept} ${text}`]
  // the offer may have been named by words that mean nothing without those that stood beside them
  const { forPeople, wanting } = FOLLOW_UPS[language]
  const people =
    places === null
      ? goneIn(kept, readPeople(lineOf(kept)).rest)
      : forPeople.replace('<number>', String(places))
  const when = time.day ? '' : goneIn(kept, readTime(lineOf(kept)).rest)
  const name = localized(first.name, language)
  const subject = written(kept, readTime(readPeople(lineOf(kept)).rest).rest)
  const again = [subject, `${wanting} ${name}`].map((each) =>
    [each, people, when, written(text, rest)].filter(Boolean).join(' '),
  )
  return [`${kept} ${text}`, ...again]
}

/** What a message picks of the dishes that were listed, by name or by price: "the tomato one, two of them". */
function pickedIn(line: Line, { named, isWanted }: Talk, language: Language, { menu }: Menu): string[] {
  if (named.length < 2 || isWanted || named.some(({ kind }) => kind !== 'dish')) return []
  const words = leftOf(withoutClock(line))
  const count = countSaid(words) ?? 1
  if (CHEAPEST.test(line.said)) {
    const priceOf = ({ name }: Named) =>
      menu.find((dish) => dish.name[DEFAULT_LANGUAGE] === name[DEFAULT_LANGUAGE])?.price ?? Infinity
    const [cheapest] = named.toSorted((one, other) => priceOf(one) - priceOf(other))
    return cheapest ? [orderText([{ ...cheapest, count }], language)] : []
  }
  const [said, ...others] = dishesSaid(words, named)
  return said && others.length === 0 ? [orderText([{ ...said.dish, count }], language)] : []
}

/** The remark about a dish that a message wants no more than: "can you do it without onion". */
function remarkIn(text: string, { tokens }: Line): string {
  const { start } = tokens[noteAt(tokens)] ?? {}
  return start === undefined || subjectsIn(text.slice(0, start)) !== '' ? '' : text.slice(start)
}

/**
 * How a message may be read with what its conversation is about, the likeliest first: "how much is it?" after an answer
 * about the massage as "how much is Massage?".
 */
export function readingsOf(said: string, talk: Talk | null, language: Language, menu: Menu): Reading[] {
  const whole = lineOf(said)
  const own = { text: said }
  if (!talk || whole.tokens.length > WORDS_MAX || smallTalkOf(said)) return [own]
  const [first, ...others] = talk.named
  const { wanting } = FOLLOW_UPS[language]
  const rather = RATHER.exec(whole.said)
  const text = rather ? withName(said, whole, rather, '').trim() : said
  const line = rather ? lineOf(text) : whole
  const wants = (...texts: readonly string[]) => texts.map((each) => ({ text: each, isWanted: true }))
  const { wants: isWanting, asks, tells } = waysOf(text)

  const wanted = wantedIn(line, talk, language)
  if (wanted !== null) return [{ text: wanted }, own]
  const instead = INSTEAD.exec(line.said)
  const meant = instead ? after(text, line, instead) : ''
  if (subjectsIn(meant)) {
    const wish = { text: `${wanting} ${meant}` }
    const asked = { text: `${frameOf(talk.question)} ${meant}` }
    if (talk.isWanted) return [wish, { text: meant }, own]
    const isWish = waysOf(meant).wants || countSaid(leftOf(lineOf(meant))) !== null
    return isWish ? [{ text: meant }, wish, own] : [asked, { text: meant }, wish, own]
  }
  // a dish that was named by itself, or several in no question, may as well have been ordered
  const isOrdered = talk.isWanted || others.length === 0 || !waysOf(talk.question).asks
  const mayChange = first?.kind === 'dish' && isOrdered && (!asks || ADDING_TO.test(whole.said))
  const changed = mayChange ? changesOf(said, talk, menu, language) : []
  const picked = asks ? [] : pickedIn(line, talk, language, menu)
  const dish = isWanting && !talk.isWanted && first?.kind === 'dish' && others.length === 0 ? first : null
  const remark = dish && !PRONOUN.test(line.said) ? remarkIn(text, line) : ''
  const remarked = dish && remark ? [`${wanting} ${localized(dish.name, language)} ${remark}`] : []
  const chosen = wants(...remarked, ...changed, ...picked)

  const subjects = subjectsIn(talk.question)
  const isListed = first?.kind === 'dish' || first?.kind === 'offer'
  const name = first && others.length === 0 ? localized(first.name, language) : subjects
  const kinds = ASKS.filter(({ asked }) => asked.test(line.said))
  const unfilled = written(text, takeAll(line, FILLERS))
  const whatAbout = WHAT_ABOUT[language].exec(lineOf(unfilled).said)
  const other = whatAbout ? after(unfilled, lineOf(unfilled), whatAbout) : ''
  const frame = talk.isWanted ? wanting : frameOf(talk.question)
  const same = subjectsIn(other) && kinds.length === 0 ? [{ text: `${frame} ${other}`, subject: other }] : []
  const mayAsk = other !== '' || asks || (unfilled === text && !statesAllergy(talk.question))
  const isOfDiet = !talk.isWanted && !isWanting && kinds.length === 0 && mayAsk
  const ofDiet = isOfDiet ? dietQuestionAfter(subjectsIn(other || unfilled), talk.question, name) : null
  const diet = ofDiet === null ? [] : [{ text: ofDiet, isAsked: true }]
  const attached = ATTACHED_PRONOUN.exec(line.said)
  const placed = others.length > 0 ? placeIn(line, PLACES, talk.named) : null
  const pronoun = attached ?? placed?.found ?? PRONOUN.exec(line.said)
  const meantBy = placed && !attached ? localized(placed.named.name, language) : name
  const replaced = pronoun && meantBy ? [withName(text, line, pronoun, meantBy)] : []
  const isAsked = asks && noteAt(line.tokens) !== 0
  const named = isListed ? replaced.map((each) => ({ text: each, isAsked })) : asks ? [] : wants(...replaced)
  const beside = isListed && name ? [{ text: `${plain(text)} ${name}`, isAsked }] : []
  const more = asks ? [] : wants(...withMore(written(text, takeAll(line, FILLERS)), talk, language))
  const isCounted = countSaid(leftOf(line)) !== null
  const about = first?.kind === 'offer' ? localized(first.name, language) : subjects
  const onTop =
    asks ||
    tells ||
    first?.kind === 'dish' ||
    (first?.kind === 'offer' && !isCounted && !talk.isWanted) ||
    !about
      ? []
      : talk.isWanted
        ? wants(`${talk.question} ${text}`)
        : wants(`${wanting} ${about} ${text}`, `${talk.question} ${text}`)
  const isTimed = isTimeSaid(readTime(line).time)
  const before = isCounted || isWanting || isTimed || talk.isWanted ? [...more, ...onTop] : []
  const goneOn = first ? [] : [{ text: `${talk.question} ${text}`, subject: talk.question }]
  const isBare = subjectsIn(pronoun ? withName(text, line, pronoun, '') : text) === ''
  const isShort = line.tokens.length <= SHORT
  if (!isBare) {
    const inTalk = [...more, ...named]
    const counted = isListed && isCounted && isWanting ? named : []
    return [
      ...chosen,
      ...diet,
      ...same,
      ...before,
      ...counted,
      { ...own, byHotel: inTalk.length > 0 },
      ...inTalk,
      ...onTop,
      ...goneOn,
    ]
  }
  return isShort || pronoun
    ? [...chosen, ...diet, ...same, ...named, ...more, ...beside, ...onTop, ...goneOn, own]
    : [...chosen, ...diet, ...same, ...more, own, ...beside, ...onTop, ...goneOn]
}
