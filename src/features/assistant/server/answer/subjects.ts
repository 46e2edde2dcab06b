import { analyze, wordUnit } from '#features/language/server/analyze.ts'
import { fold } from '#features/language/server/fold.ts'
import { type Found, type FoundEntry } from '#features/knowledge/server/find.ts'
import { AND, ATTACHED_AND } from '#features/language/server/order-words.ts'
import { meansSame } from './evidence.ts'
import type { Part } from './parts.ts'

/** More is no subject that is named beside another. */
const WORDS_MAX = 3

/** Whether a word says what a question is about, rather than what it asks of it. */
export const isSubject = (word: string) => wordUnit(fold(word)).some(({ isWeak }) => !isWeak)

/** Puts one side of an "and" in place of both, with what is asked about them. */
function partOf(before: readonly string[], side: readonly string[], after: readonly string[]): Part {
  const around = (words: readonly string[]) => words.filter((word) => !isSubject(word))
  const first = side.findIndex(isSubject)
  const last = side.findLastIndex(isSubject)
  return {
    text: [...around(before), ...side, ...around(after)].join(' '),
    name: side.slice(first, last + 1).join(' '),
  }
}

/** Whether words name one subject: those that do stand together. */
function isSubjectPhrase(words: readonly string[]): boolean {
  const named = words.slice(words.findIndex(isSubject), words.findLastIndex(isSubject) + 1)
  return named.length > 0 && named.length <= WORDS_MAX && named.every(isSubject)
}

/** The two subjects that a question asks the same about: "what time are breakfast and the pool". */
export function subjectsOf(text: string): [Part, Part] | null {
  const words = (text.match(/[\p{L}\p{M}\p{N}'’&+-]+/gu) ?? []).flatMap((word) =>
    ATTACHED_AND.test(word) ? ['&', word.replace(ATTACHED_AND, '')] : [word],
  )
  const joins = words.flatMap((word, at) => (word === '&' || AND.has(fold(word)) ? [at] : []))
  const [join, ...more] = joins
  if (join === undefined || more.length > 0) return null
  const [left, right] = [words.slice(0, join), words.slice(join + 1)]
  return isSubjectPhrase(left) && isSubjectPhrase(right) && isSubject(left.at(-1) ?? '')
    ? [partOf([], left, right), partOf(left, right, [])]
    : null
}

/** Whether an entry speaks of everything that a text does. */
export function speaksOfAll(
  { topic, content }: Pick<FoundEntry, 'topic' | 'content'>,
  text: string,
): boolean {
  const known = analyze(`${topic}\n${content}`).flatMap((unit) => [unit, ...unit.parts])
  return analyze(text).every((unit) => known.some((each) => meansSame(each, unit)))
}

const unitsOf = (text: string) => analyze(text).filter(({ isWeak }) => !isWeak)
/** How much of what a text is about another speaks of. */
export function sharedUnits(of: string, text: string): number {
  const known = analyze(text).flatMap((unit) => [unit, ...unit.parts])
  return unitsOf(of).filter((unit) => known.some((each) => meansSame(each, unit))).length
}

/** Whether a text speaks of anything that another is about. */
export const speaksOf = (text: string, of: string) => sharedUnits(of, text) > 0
const sureOf = ({ entries: [first], isConfident }: Found): FoundEntry | null =>
  isConfident && first ? first : null

/**
 * Whether two subjects are answered better apart than together: each surely by another entry, or one surely by its own,
 * which says nothing of the other.
 */
export function areDistinctTopics(
  text: string,
  whole: Found,
  subjects: readonly [Part, Part],
  found: readonly Found[],
) {
  const sure = found.map(sureOf)
  const known = sure.flatMap((entry, at) => {
    const [own, other] = [subjects[at]?.name ?? '', subjects[1 - at]?.name ?? '']
    return entry && speaksOfAll(entry, own) ? [{ entry, isOfTopic: speaksOf(entry.topic, own), other }] : []
  })
  const [first, second] = known
  if (!first) return false
  const best = sureOf(whole)
  const isWhole = best !== null && speaksOfAll(best, text)
  if (second) {
    if (first.entry.id === second.entry.id) return false
    const ofTopics = [first, second].filter(({ isOfTopic }) => isOfTopic).length
    return ofTopics === 2 || (ofTopics === 1 && !isWhole)
  }
  const { entry, isOfTopic, other } = first
  return (
    isOfTopic &&
    !speaksOf(`${entry.topic}\n${entry.content}`, other) &&
    (best === null || best.id === entry.id)
  )
}
