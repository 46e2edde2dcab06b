import {
  AGAIN,
  AGREEING,
  ATTACHED_PRONOUN,
  INSTEAD,
  PICKING,
  PLACES,
  PRONOUN,
  RATHER,
  WHAT_ABOUT,
} from '#features/language/server/follow-up-words.ts'
import { FOLLOW_UPS } from '#features/language/server/lists.ts'
import { ASKING, ASKING_FIRST, numberOf } from '#features/language/server/order-words.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { type Language, localized } from '#kit/shared/languages.ts'
import { noteAt } from '../intents/asked-dish.ts'
import { type Line, lineOf } from '../intents/line.ts'
import { readPeople } from '../intents/read-people.ts'
import { isTimeSaid, readTime, withoutClock } from '../intents/read-time.ts'
import type { Named, Talk } from '../../talk.ts'
import { after, frameOf, subjectsIn, withName, withoutTime, written } from './said.ts'

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
 * `saying`: only if an entry answers it that speaks of all of this.
 */
export type Reading = { text: string; byHotel?: boolean; saying?: string }

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
  if (count !== null) return wanting(only, count)
  if (!AGREEING.test(line.said)) return null
  return isWanted ? question : wanting(only)
}

/** What is wanted, with what a message goes on to say of it: for how many, another time, or a remark about the dish. */
function withMore(text: string, { named, question, isWanted }: Talk, language: Language): string[] {
  const [first] = named
  if (!first || first.kind === 'entry') return []
  const line = lineOf(text)
  if (ASKING_FIRST.test(line.said) || ASKING.test(line.said)) return []
  const { places, rest } = readPeople(line)
  const { time } = readTime(rest)
  const isTimed = time.minutes.length > 0 || time.inMinutes !== null
  if (first.kind === 'dish' && !(isWanted && (isTimed || noteAt(line.tokens) === 0))) return []
  if (first.kind === 'offer' && places === null && !isTimeSaid(time)) return []
  const before = isWanted ? question : `${FOLLOW_UPS[language].wanting} ${localized(first.name, language)}`
  if (time.day) return [`${withoutTime(before)} ${text}`]
  const kept = isTimed ? written(before, withoutClock(lineOf(before))) : before
  return [`${kept} ${text}`]
}

/**
 * How a message may be read with what its conversation is about, the likeliest first: "how much is it?" after an answer
 * about the massage as "how much is Massage?".
 */
export function readingsOf(said: string, talk: Talk | null, language: Language): Reading[] {
  const whole = lineOf(said)
  const [first, ...others] = talk?.named ?? []
  if (!talk || !first || whole.tokens.length > WORDS_MAX || smallTalkOf(said)) return [{ text: said }]
  const rather = RATHER.exec(whole.said)
  const text = rather ? withName(said, whole, rather, '').trim() : said
  const line = rather ? lineOf(text) : whole
  const read = (...texts: readonly string[]) => [...new Set([...texts, said])].map((each) => ({ text: each }))

  const wanted = wantedIn(line, talk, language)
  if (wanted !== null) return read(wanted)
  const instead = INSTEAD.exec(line.said)
  const meant = instead ? after(text, line, instead) : ''
  if (subjectsIn(meant)) return read(meant, `${FOLLOW_UPS[language].wanting} ${meant}`)

  const name = others.length === 0 ? localized(first.name, language) : subjectsIn(talk.question)
  const about = WHAT_ABOUT[language].exec(line.said)
  const other = about ? after(text, line, about) : ''
  const frame = talk.isWanted ? FOLLOW_UPS[language].wanting : frameOf(talk.question)
  const same = subjectsIn(other) ? [`${frame} ${other}`] : []
  const attached = ATTACHED_PRONOUN.exec(line.said)
  const placed = others.length > 0 ? placeIn(line, PLACES, talk.named) : null
  const pronoun = attached ?? placed?.found ?? PRONOUN.exec(line.said)
  const meantBy = placed && !attached ? localized(placed.named.name, language) : name
  const named = pronoun && meantBy ? [withName(text, line, pronoun, meantBy)] : []
  const beside = name ? [`${plain(text)} ${name}`] : []
  const more = withMore(text, talk, language)
  const isBare = subjectsIn(pronoun ? withName(text, line, pronoun, '') : text) === ''
  const isShort = line.tokens.length <= SHORT
  if (isBare) return isShort || pronoun ? read(...named, ...more, ...beside) : read(...more, text, ...beside)
  const within = first.kind === 'entry' ? beside.map((each) => ({ text: each, saying: other || text })) : []
  if (about) return [...read(...same), ...(same.length > 0 ? within : beside.map((each) => ({ text: each })))]
  const inTalk = [...[...more, ...named].map((each) => ({ text: each })), ...within]
  return inTalk.length > 0 ? [{ text: said, byHotel: true }, ...inTalk] : [{ text: said }]
}
