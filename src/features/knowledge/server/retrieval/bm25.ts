const K1 = 1.2
const B = 0.75
/** In a hotel of three entries a word is not common because one of them has it. */
const FEWEST = 50

/** Terms of one document with their weights; a term of the topic counts for several of the content. */
export type Document = ReadonlyMap<string, number>

export type Bm25 = {
  /** The scores of the documents that hold any of the terms, by position. */
  score(terms: ReadonlyMap<string, number>): Map<number, number>
  /** How rare a term is; a term that no document holds is the rarest. */
  rarity(term: string): number
  has(term: string): boolean
  terms(): Iterable<string>
}

/** How often each of these terms stands there, times `weight`. */
export function countTerms(terms: Iterable<string>, weight = 1, into = new Map<string, number>()) {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + weight)
  return into
}

/** Ranking by rare words (Robertson and Zaragoza, 2009) over any kind of term. */
export function buildBm25(documents: readonly Document[]): Bm25 {
  const postings = new Map<string, { documents: number[]; weights: number[] }>()
  const lengths = documents.map((document) => [...document.values()].reduce((sum, one) => sum + one, 0))
  const average = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, documents.length)
  for (const [at, document] of documents.entries()) {
    for (const [term, weight] of document) {
      const known = postings.get(term)
      if (known) {
        known.documents.push(at)
        known.weights.push(weight)
      } else postings.set(term, { documents: [at], weights: [weight] })
    }
  }
  const total = Math.max(documents.length, FEWEST)
  const rarity = (term: string) => {
    const holders = postings.get(term)?.documents.length ?? 0
    return Math.log(1 + (total - holders + 0.5) / (holders + 0.5))
  }
  return {
    rarity,
    has: (term) => postings.has(term),
    terms: () => postings.keys(),
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
