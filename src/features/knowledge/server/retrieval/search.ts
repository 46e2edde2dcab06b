import { analyze, countUnits, ownTerms, type Unit, wordUnit } from '#features/language/server/analyze.ts'
import { buildBm25, countTerms } from './bm25.ts'
import { certaintyOf, type Signs, signsOf } from './certainty.ts'
import { type Asked, type Weighed, weigh } from './coverage.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import type { Feature, Hit } from './hit.ts'
import { KNOWN_WORDS } from '#features/language/server/lexicon.ts'
import type { Meanings } from './meaning.ts'
import type { ReadEntry } from './read.ts'
import { bestOf, sharesOf } from './shares.ts'
import { createSpelling } from './spelling.ts'
import { compare, pack } from './spoken.ts'
import { trigramsOf } from './trigrams.ts'
import { OWN_LANGUAGE, RANKING } from './weights.ts'

const LIKE_TIMES = 0.7
const LIKE_MAX = 5
const CANDIDATES = 25
/** Only the beginning of longer questions is used. */
const UNITS_MAX = 40

export type Searched = {
  /** Best first. */
  hits: Hit[]
  signs: Signs | null
  /** From 0 to 1: how probable it is that the first entry answers the question. */
  certainty: number
}
/** `meanings`: where there are embeddings, what these say. */
export type SearchIndex = { search(question: string, limit: number, meanings?: Meanings | null): Searched }

const NONE: Meanings = new Map()

const scoreOf = (features: Hit['features']) =>
  Object.entries(RANKING).reduce((sum, [name, weight]) => sum + weight * features[name as Feature], 0)

const weightOf = (units: readonly Weighed[]) => units.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Builds an index over the entries of one hotel. BM25 over words with their meanings and over trigrams finds the
 * candidates; the sum of these scores, normalized, and of how much of the question an entry speaks of, as a whole and
 * in its best sentence, ranks them.
 */
export function buildSearchIndex(entries: readonly ReadEntry[]): SearchIndex {
  const words = buildBm25(entries.map((entry) => entry.words))
  const trigrams = buildBm25(entries.map((entry) => entry.trigrams))
  const packed = entries.map((entry) => ({ ...pack(entry, words.idOf), language: entry.language }))
  const vocabulary = new Set(KNOWN_WORDS)
  for (const term of words.terms()) if (term.startsWith('=')) vocabulary.add(term.slice(1))
  const likeWords = createSpelling(vocabulary)

  const isKnown = (unit: Unit) => ownTerms(unit).some((term) => words.idOf(term) !== undefined)
  const withMeant = (unit: Unit): Asked => ({
    ...unit,
    meant:
      unit.stem === null || isKnown(unit) ? [] : likeWords(unit.text).slice(0, LIKE_MAX).flatMap(wordUnit),
  })

  return {
    search: (question, limit, given) => {
      const meanings = given ?? NONE
      const asked = weigh(analyze(question).slice(0, UNITS_MAX).map(withMeant), words.rarity)
      const meant = asked.flatMap((unit) => unit.meant)
      const terms = countUnits(meant, LIKE_TIMES, countUnits(asked))
      const byWords = words.score(terms)
      const byTrigrams = trigrams.score(countTerms(trigramsOf(asked)))
      const [ofWords, ofTrigrams] = [sharesOf(byWords), sharesOf(byTrigrams)]
      // a misspelt word is in no entry, whichever answers
      const spelt = asked.filter((unit) => unit.meant.length === 0)
      const most = words.most(countUnits(meant, LIKE_TIMES, countUnits(spelt)))
      const spokenBy = compare({ asked, rarity: words.rarity, idOf: words.idOf })
      const language = languageOf(question)

      const hitAt = (at: number): Hit[] => {
        const entry = packed[at]
        if (!entry) return []
        const spoken = spokenBy(entry)
        const features = {
          words: ofWords(at),
          trigrams: ofTrigrams(at),
          strength: spoken.strength,
          passage: spoken.passage,
          topic: spoken.topic,
          meaning: meanings.get(at) ?? 0,
        }
        const isOwn = language !== null && entry.language === language
        const score = scoreOf(features) + (isOwn ? OWN_LANGUAGE : 0)
        const reached = most > 0 ? (byWords.get(at) ?? 0) / most : 0
        return [{ at, language: entry.language, score, reached, features, spoken }]
      }
      const found = bestOf([byWords, byTrigrams, meanings], Math.max(CANDIDATES, limit))
      const hits = found.flatMap(hitAt).toSorted((a, b) => b.score - a.score)
      const unknown = asked.filter((unit) => ![unit, ...unit.meant, ...unit.parts].some(isKnown))
      const signs = signsOf(hits, {
        unknown: asked.length > 0 ? weightOf(unknown) / weightOf(asked) : 1,
        length: asked.length,
        language,
        isEmbedded: meanings.size > 0,
      })
      return { hits: hits.slice(0, limit), signs, certainty: certaintyOf(signs) }
    },
  }
}
