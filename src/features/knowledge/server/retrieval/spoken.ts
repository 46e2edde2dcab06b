import { ownTerms, type Unit } from '#features/language/server/analyze.ts'
import { coverageOf, type Weighed } from './coverage.ts'
import type { ReadEntry } from './read.ts'

/** The weight of a word that occurs only in the content, relative to one in the topic. */
const IN_CONTENT = 0.7

/** The terms of an entry's topic and of each of its sentences, as numbers. */
export type Packed = { topic: Uint32Array; sentences: readonly Uint32Array[] }

export function pack({ topic, sentences }: ReadEntry, idOf: (term: string) => number | undefined): Packed {
  const ids = (terms: readonly string[]) => Uint32Array.from(terms, (term) => idOf(term) ?? 0)
  return { topic: ids(topic), sentences: sentences.map(ids) }
}

/** The units that a text is compared by: words, words that they may stand for, and parts of phrases. */
const comparedBy = (asked: readonly Weighed[]): Unit[] =>
  asked.flatMap((unit) => [unit, ...unit.parts, ...unit.meant])

export type Question = {
  asked: readonly Weighed[]
  rarity(term: string): number
  idOf(term: string): number | undefined
}

/** What an entry says of the question, each from 0 to 1. */
export type Spoken = {
  /** The share of the question that topic and content speak of; the content counts less. */
  strength: number
  /** The share that the topic with the best sentence speaks of. */
  passage: number
  /** The share that each sentence speaks of by itself. */
  sentences: readonly number[]
  /** The share of the topic that the question speaks of. */
  topic: number
}

/** Compares a question with entries. */
export function compare({ asked, rarity, idOf }: Question): (entry: Packed) => Spoken {
  const wanted = new Map<number, string>()
  for (const term of comparedBy(asked).flatMap(ownTerms)) {
    const id = idOf(term)
    if (id !== undefined) wanted.set(id, term)
  }
  const found = (ids: Uint32Array) => {
    const terms = new Set<string>()
    for (const id of ids) {
      const term = wanted.get(id)
      if (term !== undefined) terms.add(term)
    }
    return terms
  }
  const rarest = rarity('')
  const none = new Set<string>()
  return ({ topic: head, sentences: body }) => {
    const topic = found(head)
    const sentences = body.map(found)
    const content = new Set(sentences.flatMap((sentence) => [...sentence]))
    const shareIn = (sentence: ReadonlySet<string>, also: ReadonlySet<string>) =>
      sentence.size + also.size === 0
        ? 0
        : coverageOf(asked, (term) => (sentence.has(term) || also.has(term) ? 1 : 0))
    const inside = (term: string) => {
      if (topic.has(term)) return 1
      return content.has(term) ? IN_CONTENT * Math.sqrt(rarity(term) / rarest) : 0
    }
    return {
      strength: coverageOf(asked, inside),
      passage: Math.max(0, ...sentences.map((each) => shareIn(each, topic))),
      sentences: sentences.map((each) => shareIn(each, none)),
      topic: head.length === 0 ? 0 : topic.size / head.length,
    }
  }
}
