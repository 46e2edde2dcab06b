/** Later places count less steeply the larger this is (Cormack, Clarke and Büttcher, 2009: 60; short lists want less). */
const K = 10

export type Ranking = { scores: ReadonlyMap<number, number>; weight: number }

/** Rank fusion: each ranking gives a document its weight divided by its place; equal scores share a place. */
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
