import { cosine } from './cosine.ts'

const ALIKE_MAX = 20

/** The entries most alike by meaning, and how much so, from 0 to 1. */
export type Meanings = ReadonlyMap<number, number>

/**
 * The entries whose embeddings are most like a question's. Cosines lie close together, and differently for each model:
 * they are spread from 0 for the least alike of these entries to 1 for the most.
 */
export function meaningsIn(
  entries: readonly { direction: Float32Array | null }[],
  question: Float32Array,
): { meanings: Meanings; likest: number } {
  const scores = entries.flatMap(({ direction }, at): [number, number][] => {
    const alike = direction && cosine(question, direction)
    return alike === null ? [] : [[at, alike]]
  })
  const near = scores.toSorted(([, one], [, other]) => other - one).slice(0, ALIKE_MAX)
  const [high = 0, low = 0] = [near[0]?.[1], near.at(-1)?.[1]]
  const share = (one: number) => (high > low ? (one - low) / (high - low) : 1)
  return { meanings: new Map(near.map(([at, one]) => [at, share(one)])), likest: high }
}
