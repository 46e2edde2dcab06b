import { fold } from '#features/language/server/fold.ts'
import { PATTERNS } from '#features/language/server/hour-patterns.ts'
import { numberOf } from '#features/language/server/order-words.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { isSubject as isOwnSubject } from '../answer/subjects.ts'
import { blanked, leftOf, type Line, lineOf } from '../intents/line.ts'
import { readPeople } from '../intents/read-people.ts'
import { readTime } from '../intents/read-time.ts'

const isSubject = (word: string) => numberOf(fold(word)) === null && isOwnSubject(word)

const wordsIn = (text: string) => lineOf(text).tokens.map(({ start, end }) => text.slice(start, end))
const isDay = (word: string) =>
  LANGUAGES.some((language) => PATTERNS[language].days.some((day) => day.test(fold(word))))

/** What a message is about, besides a time and for how many. */
export const subjectsIn = (text: string) =>
  wordsIn(written(text, readTime(readPeople(lineOf(text)).rest).rest))
    .filter((word) => isSubject(word) && !isDay(word))
    .join(' ')
export const frameOf = (text: string) =>
  wordsIn(text)
    .filter((word) => !isSubject(word))
    .join(' ')

/** Puts a name in place of what is said at a place of a line, or nothing. */
export function withName(
  text: string,
  { tokens, starts }: Line,
  found: RegExpExecArray,
  name: string,
): string {
  const end = found.index + found[0].length
  const first = tokens[starts.indexOf(found.index)]
  const last = tokens[starts.findLastIndex((start) => start < end)]
  if (!first || !last) return text
  const stem = found.groups?.['stem']
  const kept =
    stem === undefined || name === '' ? '' : `${text.slice(first.start, first.start + stem.length)} `
  return `${text.slice(0, first.start)}${kept}${name}${text.slice(last.end)}`
}

/** What comes after the beginning of a message, which may end within a word. */
export function after(
  text: string,
  { tokens, starts }: Line,
  { 0: { length: end } }: RegExpExecArray,
): string {
  const at = starts.findLastIndex((start) => start < end)
  const { start = 0, word = '' } = tokens[at] ?? {}
  const within = end - (starts[at] ?? 0)
  if (within < word.length) return text.slice(start + within)
  return text.slice(tokens[at + 1]?.start ?? text.length)
}

/** A message without the words that were taken off its line. */
export const written = (text: string, line: Line) => {
  const kept = new Set(leftOf(line).map(({ at }) => at))
  return blanked(text, line, (_, index) => !kept.has(index))
    .replace(/ +/g, ' ')
    .trim()
}

/** The words that were taken off a message's line. */
export function goneIn(text: string, rest: Line): string {
  const kept = new Set(leftOf(rest).map(({ at }) => at))
  return blanked(text, rest, (_, index) => kept.has(index))
    .replace(/ +/g, ' ')
    .trim()
}

export const withoutTime = (text: string) => written(text, readTime(lineOf(text)).rest)
