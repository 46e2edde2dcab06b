const NEAREST_MAX = 4

/** Of free times the few that are nearest to a wanted one, otherwise the next ones, in their order. */
export function nearestOf(free: readonly number[], wanted: number | null, from = 0): number[] {
  if (wanted === null) return free.filter((at) => at >= from).slice(0, NEAREST_MAX)
  return free
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, NEAREST_MAX)
    .toSorted((a, b) => a - b)
}
