/**
 * The larger this is, the less the rank matters (Cormack, Clarke and Büttcher, 2009, use 60; short lists need less).
 */
const K = 10

export type Ranking = { scores: ReadonlyMap<number, number>; weight: number }

/** Reciprocal rank fusion: each ranking gives a document its weight divided by its rank; equal scores share a rank. */
export function fuse(rankings: readonly Ranking[]): Map<number, number> {
  const fused = new Map<number, number>()
  for (const { scores, weight } of rankings) {
    const sorted = [...scores].toSorted(([, one], [, other]) => other - one)
    let place = 0
    for (const [at, [document, score]] of sorted.entries()) {
      if (score !== sorted[at - 1]?.[1]) place = at + 1
      fused.set(document, (fused.get(document) ?? 0) + weight / (K + place))
    }
  }
  return fused
}
