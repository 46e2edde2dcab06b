import { foldedWords } from './fold.ts'
import { longestFrom, meaningsOf } from './lexicon.ts'
import { stem } from './stem.ts'
import { STOP_WORDS, WEAK_WORDS } from './stop-words.ts'

/** One thing that a text speaks of: a word, or a phrase that means something as a whole. */
export type Unit = {
  /** The folded word or words as they stand. */
  text: string
  /** Null for what has a meaning: it is found by that, and `taxi` is no kind of `tax`. */
  stem: string | null
  concepts: readonly string[]
  /** Asked about anything: price, time, booking. */
  isWeak: boolean
  /** What the words of a phrase are by themselves. */
  parts: readonly Unit[]
}

/** A folded word as a unit, unless it says nothing. */
export function wordUnit(text: string): Unit[] {
  if (STOP_WORDS.has(text)) return []
  const concepts = meaningsOf([text])
  const isWeak = WEAK_WORDS.has(text) || /^\d+$/.test(text)
  return [{ text, stem: concepts.length > 0 ? null : stem(text), concepts, isWeak, parts: [] }]
}

/** The longest phrase with a meaning that begins at this place, or null. */
function phraseAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestFrom(words[at] ?? ''), words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const concepts = meaningsOf(phrase)
    if (concepts.length > 0) return { phrase, concepts }
  }
  return null
}

/** What a text speaks of, in its order, without words that say nothing. */
export function analyze(text: string): Unit[] {
  const words = foldedWords(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length; at++) {
    const found = phraseAt(words, at)
    if (found) {
      const { phrase, concepts } = found
      const parts = phrase.flatMap(wordUnit)
      units.push({ text: phrase.join(' '), stem: null, concepts, isWeak: false, parts })
      at += phrase.length - 1
    } else units.push(...wordUnit(words[at] ?? ''))
  }
  return units
}

const WEAK_TIMES = 0.3
const PART_TIMES = 0.3

/** Counts the terms that units are found by: words as they stand and as stems, what they mean, and parts of phrases. */
export function countUnits(units: readonly Unit[], times = 1, into = new Map<string, number>()) {
  for (const unit of units) {
    const { text, stem, concepts, parts } = unit
    for (const term of [`=${text}`, ...(stem === null ? [] : [stem]), ...concepts])
      into.set(term, (into.get(term) ?? 0) + times * (unit.isWeak ? WEAK_TIMES : 1))
    countUnits(parts, times * PART_TIMES, into)
  }
  return into
}
