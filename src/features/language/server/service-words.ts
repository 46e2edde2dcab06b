import { LANGUAGES } from '#kit/shared/languages.ts'
import type { ServiceWords } from '../kinds/services.ts'
import { isOneOf } from '../words.ts'
import { SERVICES } from './lists.ts'

/** Guests mix languages, so every message is read with the words of all of them. */
export const ALL = LANGUAGES.map((language) => SERVICES[language])

/** A pattern of whole words of a line. */
export const pattern = (source: string, flags = 'u') => new RegExp(`(?<= )(?:${source})(?= )`, flags)
const NONE = '$^'
/** What any language has there. */
export const any = (part: (words: ServiceWords) => string | undefined) =>
  ALL.flatMap((words) => part(words) ?? []).join('|') || NONE

export const HARMLESS = pattern(
  any(({ harmless }) => harmless),
  'gu',
)
export const TELLING = pattern(any(({ telling }) => telling))
export const ADJECTIVES = pattern(any(({ adjectives }) => adjectives))
export const BROKEN = pattern(any(({ broken }) => broken))
export const REPAIR = pattern(any(({ repair }) => repair))
export const AROUND_SERVICES = ALL.flatMap(({ around }) => around.split(/\s+/))

const NUMBER = String.raw`(?<number>[^ ·]+)`
const people = any((words) => words.people)
export const PEOPLE = ALL.flatMap(({ forPeople }) => forPeople).map((phrase) =>
  pattern(`${phrase.replace('<number>', NUMBER)}(?<people> (?:${people}))?`, 'gu'),
)
/** After a number: that it counts no people. */
export const COUNTS_TIME = new RegExp(
  `^ (?:am|pm|${any((words) => words.hoursLong)}|${any((words) => words.minutes)}|${any((words) => words.hour)}) `,
  'u',
)
/** A noun that means one of it. */
export const SINGULAR = new RegExp(`(?:${any(({ singular }) => singular)})$`, 'u')
/** An article that says one of anything. */
export const ONE = new RegExp(`^(?:${any(({ one }) => one)})$`, 'u')
export const FOR_TWO = pattern(any(({ forTwo }) => forTwo))

const THINGS = ALL.flatMap(({ things }) => Object.entries(things))
/** The things that a word may mean, whatever its language. */
export const thingsOf = (word: string): string[] =>
  THINGS.filter(([, words]) => isOneOf(word, words.split(' '))).map(([thing]) => thing)
