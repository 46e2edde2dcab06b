const K1 = 1.2
const B = 0.75
/** The minimum collection size: in a hotel with three entries, a word is not common just because one of them has it. */
const FEWEST = 50

/** The terms of a document and their weights; a term in the topic counts more than one in the content. */
export type Document = ReadonlyMap<string, number>

export type Bm25 = {
  /** The scores of the documents that contain any of the terms, by index. */
  score(terms: ReadonlyMap<string, number>): Map<number, number>
  /** The score that no document can exceed. */
  most(terms: ReadonlyMap<string, number>): number
  /** The rarity of a term; a term in no document is the rarest. */
  rarity(term: string): number
  /** The number of a term; undefined for one in no document. */
  idOf(term: string): number | undefined
  terms(): Iterable<string>
}

/** Counts how often each of these terms occurs, times `weight`. */
export function countTerms(terms: Iterable<string>, weight = 1, into = new Map<string, number>()) {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + weight)
  return into
}

/** BM25 ranking (Robertson and Zaragoza, 2009) over any kind of term. */
export function buildBm25(documents: readonly Document[]): Bm25 {
  const postings = new Map<string, { id: number; documents: number[]; weights: number[] }>()
  const lengths = documents.map((document) => [...document.values()].reduce((sum, one) => sum + one, 0))
  const average = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, documents.length)
  for (const [at, document] of documents.entries()) {
    for (const [term, weight] of document) {
      const known = postings.get(term)
      if (known) {
        known.documents.push(at)
        known.weights.push(weight)
      } else postings.set(term, { id: postings.size, documents: [at], weights: [weight] })
    }
  }
  const total = Math.max(documents.length, FEWEST)
  const rarity = (term: string) => {
    const holders = postings.get(term)?.documents.length ?? 0
    return Math.log(1 + (total - holders + 0.5) / (holders + 0.5))
  }
  return {
    rarity,
    idOf: (term) => postings.get(term)?.id,
    terms: () => postings.keys(),
    most: (terms) => {
      let sum = 0
      for (const [term, times] of terms) sum += rarity(term) * times * (K1 + 1)
      return sum
    },
    score: (terms) => {
      const scores = new Map<number, number>()
      for (const [term, times] of terms) {
        const weightOfTerm = rarity(term) * times
        const held = postings.get(term)
        for (const [place, at] of held?.documents.entries() ?? []) {
          const weight = held?.weights[place] ?? 0
          const length = 1 - B + B * ((lengths[at] ?? 0) / average)
          const gain = (weightOfTerm * weight * (K1 + 1)) / (weight + K1 * length)
          scores.set(at, (scores.get(at) ?? 0) + gain)
        }
      }
      return scores
    },
  }
}
