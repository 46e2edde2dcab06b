import { LANGUAGES } from '#kit/shared/languages.ts'
import { ALL_ATTACHED, WORDS } from '../lists.ts'
import type { OrderWords } from '../kinds/asked.ts'
import { smallTalkWords } from '../small-talk.ts'
import { isOneOf } from '../words.ts'
import { fold } from './fold.ts'
import { AND_OF_OTHERS, ORDERS_OF_OTHERS } from '../others/orders.ts'
import { JOINING, ORDERS, SERVICES } from './lists.ts'

/** Guests mix languages, so every message is read with the words of all of them. */
const ALL: readonly Partial<OrderWords>[] = [
  ...LANGUAGES.map((language) => ORDERS[language]),
  ORDERS_OF_OTHERS,
]

const inAll = (part: (words: Partial<OrderWords>) => string | undefined): ReadonlySet<string> =>
  new Set(ALL.flatMap((words) => part(words)?.split(/\s+/).map(fold) ?? []))
const phrases = (part: (words: Partial<OrderWords>) => readonly string[] | undefined) =>
  ALL.flatMap((words) => part(words) ?? []).join('|')

export const AND: ReadonlySet<string> = new Set(
  [...LANGUAGES.map((language) => JOINING[language].and), AND_OF_OTHERS].flatMap((words) => words.split(' ')),
)
/** A word that is an "and" only before some others, with one of these: `a za ženu`. */
export const AND_BEFORE = new RegExp(
  `^(?:${LANGUAGES.flatMap((language) => JOINING[language].andBefore ?? []).join('|') || '$^'}) `,
)
export const AND_BEFORE_DISH: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => JOINING[language].andBeforeDish?.split(' ') ?? []),
)
export const NOTES = inAll(({ notes }) => notes)
export const ADDING = inAll(({ adding }) => adding)
export const TIMES = inAll(({ times }) => times)
export const ROOMS = inAll(({ rooms }) => rooms)
export const REGARDING = inAll(({ regarding }) => regarding)
export const SHARES = inAll(({ shares }) => shares)
export const SHARING = inAll(({ sharing }) => sharing)
export const DEGREES = inAll(({ degrees }) => degrees)
export const MEASURES = inAll(({ measures }) => measures)
export const AROUND = inAll(({ around }) => around)
const ARTICLES = ALL_ATTACHED.map(({ and, article }) => new RegExp(`^(?:${and})?${article}`))
const DEFINITE = inAll(({ definite }) => definite)
/** Whether a word says that something is meant that has been spoken of: `the`. */
export const isDefinite = (word: string) =>
  DEFINITE.has(word) || ARTICLES.some((article) => article.test(word))
const THINGS = [...inAll(({ things }) => things)]
const withoutArticle = (word: string) => ARTICLES.reduce((rest, article) => rest.replace(article, ''), word)
export const isThing = (word: string) => isOneOf(word, THINGS) || isOneOf(withoutArticle(word), THINGS)
/** An "and" that is attached to the next word can only be told from that word's own letter where an article follows. */
export const ATTACHED_AND = new RegExp(
  `^(?:${ALL_ATTACHED.map(({ and, article }) => `${and}(?=${article})`).join('|')})`,
  'u',
)

export const DUALS = ALL.flatMap(({ duals }) => duals ?? [])
export const JOINED = ALL_ATTACHED.map(({ and }) => and)

const NUMBERS = new Map(
  ALL.flatMap(({ numbers = [] }) =>
    numbers.flatMap(([words, number]) => words.split(' ').map((word) => [word, number] as const)),
  ),
)
/** The number that a word stands for: `2`, `2x`, `two`, `1½`; null for every other word. */
export function numberOf(word: string): number | null {
  const [, digits, half] = /^x?(\d{1,3})(½)?x?$/.exec(word) ?? []
  return digits ? Number(digits) + (half ? 0.5 : 0) : (NUMBERS.get(word) ?? null)
}

/** A word without the "and" that is attached to it. */
const withoutAnd = (word: string) =>
  JOINED.flatMap((and) => (word.startsWith(and) ? word.slice(and.length) : []))
/** The number that a word stands for, also with an "and" before it. */
export const countOf = (word: string): number | null =>
  numberOf(word) ??
  withoutAnd(word)
    .map(numberOf)
    .find((number) => number !== null) ??
  null

/** A word, and what it is without the "and" that it may begin with. */
export const formsOf = (word: string) => [word, ...withoutAnd(word)]

/** How a number of several words is said, longest first. */
export const NUMBER_PHRASES = ALL.flatMap(({ numberPhrases }) => numberPhrases ?? [])
  .map(([phrase, number]) => [phrase.split(' '), number] as const)
  .toSorted(([one], [other]) => other.length - one.length)

const SHORTEST = 4
/** The nouns that a word may be: itself, and without the "and" that it may begin with. */
export const nounsOf = (word: string) => [word, ...withoutAnd(word).filter((rest) => rest.length >= SHORTEST)]

const WANTED = phrases(({ wanting }) => wanting)
export const WANTING = new RegExp(`(?<= )(?:${WANTED})(?= )`, 'g')
/** Asks for something to be brought in a language that is not ours. */
export const WANTING_OF_OTHERS = new RegExp(`(?<= )(?:${ORDERS_OF_OTHERS.wanting?.join('|')})(?= )`, 'u')
const WANTED_OF_SERVICES = LANGUAGES.flatMap((language) => SERVICES[language].wanting).join('|')
/** Phrases that ask for something to be brought, done or booked. */
export const WANTING_SERVICE = new RegExp(`(?<= )(?:${WANTED_OF_SERVICES}|${WANTED})(?= )`, 'g')
export const ASKING_FIRST = new RegExp(`^ (?:${phrases(({ askingFirst }) => askingFirst)})(?= )`)
export const ASKING = new RegExp(`(?<= )(?:${phrases(({ asking }) => asking)})(?= )`)
export const TELLING = new RegExp(`(?<= )(?:${phrases(({ telling }) => telling)})(?= )`)
export const HARMLESS = new RegExp(`(?<= )(?:${phrases(({ harmless }) => harmless) || '$^'})(?= )`, 'g')

const either = (part: (words: Partial<OrderWords>) => string | undefined) =>
  ALL.flatMap((words) => part(words) ?? []).join('|')
const CORRECTED = inAll(({ correcting }) => correcting)
/** Whether a word may stand between what was said and what is meant instead: "two, no, make it three". */
export const isCorrecting = (word: string) => CORRECTED.has(word)
export const OF_EACH = new RegExp(`(?<= )(?:${either(({ ofEach }) => ofEach)})(?= )`, 'u')
export const PER_PERSON = new RegExp(`(?<= )(?:${either(({ perPerson }) => perPerson)})(?= )`, 'u')
export const OF_ALL = new RegExp(`^ (?:${either(({ ofAll }) => ofAll)})(?= )`, 'u')
export const PLAIN = inAll(({ plain }) => plain)
export const ON_TOP = new RegExp(` (?:${either(({ onTop }) => onTop)}) $`, 'u')
export const TABLEWARE = inAll(({ tableware }) => tableware)
export const INSTEAD_OF = new RegExp(`(?<= )(?:${either(({ insteadOf }) => insteadOf)})(?= )`, 'u')

/** Half of one, and half of one more after a number or what is counted. */
export const HALF = new RegExp(`(?<= )(?:${either(({ half }) => half)})(?= )`, 'gu')
export const AND_HALF = new RegExp(`(?<= )(?:${either(({ andHalf }) => andHalf)})(?= )`, 'gu')

/** Places to which things are brought. */
export const PLACES = new RegExp(
  `(?<= )(?:${either(({ places, toPlace }) => places?.replaceAll('<to>', `(?:${toPlace})`))})(?= )`,
  'gu',
)
const ROOM_WORDS = [...ROOMS].join('|')
/** A room by its number. */
export const ROOM_NAMED = new RegExp(
  `(?<= )(?:(?:${either(({ toPlace }) => toPlace)}) )?(?:${ROOM_WORDS})(?: (?:${ROOM_WORDS}|no|nr))*[ :](?<room>\\d{1,4}[a-z]?)(?= )`,
  'gu',
)

/** Before a guest's name. */
export const TITLES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => WORDS[language].names.titles.split(' ').map(fold)),
)

const GREETING = (['hello', 'thanks', 'around'] as const).flatMap(smallTalkWords)
export const isGreeting = (word: string) => isOneOf(word, GREETING)
