/** Scores as shares of the best one: unlike ranks, they keep how far apart documents are. */
export function sharesOf(scores: ReadonlyMap<number, number>): (document: number) => number {
  let best = 0
  for (const score of scores.values()) best = Math.max(best, score)
  return (document) => (best > 0 ? (scores.get(document) ?? 0) / best : 0)
}

/** The documents with the highest sums of shares. */
export function bestOf(all: readonly ReadonlyMap<number, number>[], count: number): number[] {
  const sums = new Map<number, number>()
  for (const scores of all) {
    const shareOf = sharesOf(scores)
    for (const document of scores.keys()) sums.set(document, (sums.get(document) ?? 0) + shareOf(document))
  }
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one)
  return sorted.slice(0, count).map(([document]) => document)
}
