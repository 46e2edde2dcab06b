/** From this many orders in a lane, all but the oldest are compact. */
const MANY = 5

export const isMany = ({ length }: { length: number }) => length >= MANY

/** A lane with so many orders a column and no more reads at a glance. */
const AT_A_GLANCE = 3

/**
 * Into how many columns each lane puts its cards, where so many fit beside each other: every lane has one, and what is left
 * goes to the lane with the most orders a column.
 */
export function columnsOf(counts: readonly number[], fitting: number): number[] {
  const columns = counts.map(() => 1)
  const crowd = (lane: number) => (counts[lane] ?? 0) / (columns[lane] ?? 1)
  for (let left = fitting - counts.length; left > 0; left--) {
    const fullest = counts
      .map((_, lane) => lane)
      .reduce((one, other) => (crowd(other) > crowd(one) ? other : one))
    if (crowd(fullest) <= AT_A_GLANCE) break
    columns[fullest] = (columns[fullest] ?? 1) + 1
  }
  return columns
}

/** How the lanes share the board's width; beside a lane of several columns an empty one needs half of one. */
export function sharesOf(counts: readonly number[], columns: readonly number[]): string | undefined {
  if (columns.every((count) => count === 1)) return undefined
  return columns.map((count, lane) => `minmax(0, ${counts[lane] === 0 ? 0.5 : count}fr)`).join(' ')
}
