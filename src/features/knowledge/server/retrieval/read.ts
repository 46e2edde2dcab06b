import type { Language } from '#kit/shared/languages.ts'
import { analyze, countUnits, ownTerms, type Unit } from '#features/language/server/analyze.ts'
import { countTerms, type Document } from './bm25.ts'
import { languageOf } from '#features/language/server/language-of.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'
import { trigramsOf } from './trigrams.ts'

const TOPIC_WEIGHT = 2.5

export type Searchable = { topic: string; content: string }

/** What is indexed of one entry. */
export type ReadEntry = {
  words: Document
  trigrams: Document
  /** The terms of the topic, and of each sentence of the content. */
  topic: readonly string[]
  sentences: readonly (readonly string[])[]
  language: Language | null
}

const termsOf = (units: readonly Unit[]): string[] => [
  ...new Set(units.flatMap((unit) => [unit, ...unit.parts]).flatMap(ownTerms)),
]

export function readEntry({ topic, content }: Searchable): ReadEntry {
  const head = analyze(topic)
  const sentences = sentencesOf(content).map(analyze)
  const body = sentences.flat()
  return {
    words: countUnits(body, 1, countUnits(head, TOPIC_WEIGHT)),
    trigrams: countTerms(trigramsOf(body), 1, countTerms(trigramsOf(head), TOPIC_WEIGHT)),
    topic: termsOf(head),
    sentences: sentences.map(termsOf),
    language: languageOf(`${topic} ${content}`),
  }
}
