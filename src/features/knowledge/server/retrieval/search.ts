import type { Language } from '#kit/shared/languages.ts'
import { analyze, countUnits, type Unit, wordUnit } from './analyze.ts'
import { buildBm25, countTerms, type Document } from './bm25.ts'
import { type Asked, type Spoken, strengthOf } from './confidence.ts'
import { fuse, type Ranking } from './fuse.ts'
import { languageOf } from './language.ts'
import { KNOWN_WORDS } from './lexicon.ts'
import { createSpelling } from './spelling.ts'
import { trigramsOf } from './trigrams.ts'

/** Tuned on the tuning half of bench/assistant. */
const TOPIC_WEIGHT = 2.5
const TRIGRAMS_WEIGHT = 0.2
const STRENGTH_WEIGHT = 1.5
const LIKE_TIMES = 0.7
/** Among entries with the same content, prefers the one in the language of the question. */
const OWN_LANGUAGE_TIMES = 1.15

const LIKE_MAX = 5
const CANDIDATES = 20
/** Only the beginning of longer questions is used. */
const UNITS_MAX = 40

export type Searchable = { topic: string; content: string }
export type Hit = {
  /** The entry's position in the index. */
  at: number
  score: number
  /** From 0 to 1: how much of the question the entry covers. */
  strength: number
}
export type SearchIndex = { search(question: string, limit: number, more?: readonly Ranking[]): Hit[] }

const byScore = ([, one]: readonly [number, number], [, other]: readonly [number, number]) => other - one

/** What is indexed of one entry. */
export type ReadEntry = {
  spoken: Spoken
  words: Document
  trigrams: Document
  language: Language | null
}

export function readEntry({ topic, content }: Searchable): ReadEntry {
  const [head, body] = [analyze(topic), analyze(content)]
  return {
    spoken: { topic: countUnits(head), content: countUnits(body) },
    words: countUnits(body, 1, countUnits(head, TOPIC_WEIGHT)),
    trigrams: countTerms(trigramsOf(body), 1, countTerms(trigramsOf(head), TOPIC_WEIGHT)),
    language: languageOf(`${topic} ${content}`),
  }
}

/**
 * Builds an index over the entries of one hotel. Words with their meanings, and trigrams, are ranked by BM25 and fused
 * with any ranking given; the best are then re-ranked by how much of the question they cover.
 */
export function buildSearchIndex(entries: readonly ReadEntry[]): SearchIndex {
  const words = buildBm25(entries.map((entry) => entry.words))
  const trigrams = buildBm25(entries.map((entry) => entry.trigrams))
  const vocabulary = new Set(KNOWN_WORDS)
  for (const term of words.terms()) if (term.startsWith('=')) vocabulary.add(term.slice(1))
  const likeWords = createSpelling(vocabulary)

  const meantBy = (unit: Unit): readonly Unit[] =>
    unit.stem === null || words.has(unit.stem)
      ? []
      : likeWords(unit.text).slice(0, LIKE_MAX).flatMap(wordUnit)

  return {
    search: (question, limit, more = []) => {
      const asked: Asked[] = analyze(question)
        .slice(0, UNITS_MAX)
        .map((unit) => ({ ...unit, meant: meantBy(unit) }))
      const terms = countUnits(
        asked.flatMap((unit) => unit.meant),
        LIKE_TIMES,
        countUnits(asked),
      )
      const fused = fuse([
        { scores: words.score(terms), weight: 1 },
        { scores: trigrams.score(countTerms(trigramsOf(asked))), weight: TRIGRAMS_WEIGHT },
        ...more,
      ])
      const strengths = new Map<number, number>()
      for (const [at] of [...fused].toSorted(byScore).slice(0, Math.max(CANDIDATES, limit))) {
        const entry = entries[at]
        if (entry) strengths.set(at, strengthOf(asked, entry.spoken, words.rarity))
      }
      const again = fuse([{ scores: strengths, weight: STRENGTH_WEIGHT }])
      const language = languageOf(question)
      const scoreOf = (at: number) => {
        const isOwn = language !== null && entries[at]?.language === language
        return ((fused.get(at) ?? 0) + (again.get(at) ?? 0)) * (isOwn ? OWN_LANGUAGE_TIMES : 1)
      }
      return [...strengths]
        .map(([at, strength]) => ({ at, strength, score: scoreOf(at) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, limit)
    },
  }
}
