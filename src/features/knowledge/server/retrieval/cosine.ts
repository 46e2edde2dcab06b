/** The embedding scaled to length 1. */
export function directionOf(embedding: readonly number[]): Float32Array {
  const length = Math.hypot(...embedding)
  return Float32Array.from(embedding, (each) => each / length)
}

/** Cosine similarity of two unit vectors, -1 to 1; null when their dimensions differ. */
export function cosine(one: Float32Array, other: Float32Array): number | null {
  if (one.length !== other.length) return null
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
