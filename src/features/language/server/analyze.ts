import { foldedWords } from './fold.ts'
import { longestFrom, meaningsOf } from './lexicon.ts'
import { stem } from './stem.ts'
import { asMeant } from './read-as.ts'
import { STOP_WORDS, WEAK_WORDS } from './stop-words.ts'

/** One unit of a text's meaning: a word, or a phrase that means something as a whole. */
export type Unit = {
  /** The folded word, or the words of the phrase, with their inflections. */
  text: string
  /** Null for a unit with a meaning: it is found by that, because `taxi` is no inflection of `tax`. */
  stem: string | null
  concepts: readonly string[]
  /** A word common to many kinds of question: price, time, booking. */
  isWeak: boolean
  /** The words of a phrase as single units. */
  parts: readonly Unit[]
}

/** What a unit is found by: its stem, or its meanings. */
export const ownTerms = ({ stem, concepts }: Unit): string[] => [
  ...(stem === null ? [] : [stem]),
  ...concepts,
]

/** A folded word as a unit; empty for a stop word. */
export function wordUnit(text: string): Unit[] {
  if (STOP_WORDS.has(text)) return []
  const concepts = meaningsOf([text])
  const isWeak = WEAK_WORDS.has(text) || /^\d+$/.test(text)
  return [{ text, stem: concepts.length > 0 ? null : stem(text), concepts, isWeak, parts: [] }]
}

/** The longest phrase with a meaning that starts at this index, or null. */
function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestFrom(words[at] ?? ''), words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const concepts = meaningsOf(phrase)
    if (concepts.length > 0) return { phrase, concepts }
  }
  return null
}

/** The units of a text in order, without stop words. */
export function analyze(text: string): Unit[] {
  const words = foldedWords(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length; at++) {
    const found = phraseAt(words, at)
    if (found) {
      const { phrase, concepts } = found
      const parts = phrase.flatMap((_word, index) => wordUnit(asMeant(words, at + index)))
      units.push({ text: phrase.join(' '), stem: null, concepts, isWeak: false, parts })
      at += phrase.length - 1
    } else units.push(...wordUnit(asMeant(words, at)))
  }
  return units
}

const WEAK_TIMES = 0.3
const PART_TIMES = 0.3

/** Counts the search terms of units: words as written and as stems, their meanings, and the parts of phrases. */
export function countUnits(units: readonly Unit[], times = 1, into = new Map<string, number>()) {
  for (const unit of units) {
    const { text, stem, concepts, parts } = unit
    for (const term of [`=${text}`, ...(stem === null ? [] : [stem]), ...concepts])
      into.set(term, (into.get(term) ?? 0) + times * (unit.isWeak ? WEAK_TIMES : 1))
    countUnits(parts, times * PART_TIMES, into)
  }
  return into
}
