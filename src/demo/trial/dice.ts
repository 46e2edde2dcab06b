/** A random number generator: from 0 up to 1, the same sequence for the same seed (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A shuffled copy. */
export function shuffled<T>(things: readonly T[], roll: () => number): T[] {
  return things
    .map((thing) => ({ thing, at: roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
