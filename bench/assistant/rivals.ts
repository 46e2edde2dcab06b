import MiniSearch from 'minisearch'
import { buildBm25, countTerms } from '#features/knowledge/server/retrieval/bm25.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import type { Entry } from './questions.ts'

/** Finds the position of the best entry, or undefined. */
type Finder = (question: string) => number | undefined

const best = (scores: ReadonlyMap<number, number>) =>
  [...scores].toSorted(([, one], [, other]) => other - one)[0]?.[0]

const trigramsOf = (text: string) =>
  foldedWords(text).flatMap((word) => {
    const edged = ` ${word} `
    return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3))
  })

const bm25By = (entries: readonly Entry[], termsOf: (text: string) => string[]) => {
  const index = buildBm25(entries.map(({ topic, content }) => countTerms(termsOf(`${topic} ${content}`))))
  return (question: string) => index.score(countTerms(termsOf(question)))
}

/** Plain BM25 over folded words. */
function bm25(entries: readonly Entry[]): Finder {
  const words = bm25By(entries, foldedWords)
  return (question) => best(words(question))
}

/** BM25 over words and over runs of three letters, by the sum of their scores, each as a share of its best. */
function bm25AndTrigrams(entries: readonly Entry[]): Finder {
  const both = [bm25By(entries, foldedWords), bm25By(entries, trigramsOf)]
  return (question) => {
    const sums = new Map<number, number>()
    for (const scores of both.map((score) => score(question))) {
      const most = Math.max(...scores.values())
      for (const [at, score] of scores) sums.set(at, (sums.get(at) ?? 0) + score / most)
    }
    return best(sums)
  }
}

/** A package's BM25 with its default settings. */
function miniSearch(entries: readonly Entry[]): Finder {
  const search = new MiniSearch<{ id: number }>({ fields: ['topic', 'content'] })
  search.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return (question) => {
    const [first] = search.search(question)
    return first && Number(first.id)
  }
}

export const RIVALS = { bm25, 'bm25 and trigrams': bm25AndTrigrams, minisearch: miniSearch }
