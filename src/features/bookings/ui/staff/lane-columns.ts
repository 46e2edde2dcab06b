/** From this many orders in a lane, all but the oldest are compact. */
const MANY = 5

export const isMany = (count: number) => count >= MANY

/** A lane with so many orders a column and no more reads at a glance. */
const AT_A_GLANCE = 3

/** So many orders fewer, and a lane gives back the room that it was lent. */
const CLEARLY_FEWER = 3

/**
 * For how many orders each lane is given room: it takes more at once and gives it back once there are clearly fewer, so that
 * no order that comes and goes moves the cards of every lane to and fro. An empty lane has no card to move. Gives `before`
 * where nothing changes.
 */
export function steadied(before: readonly number[], counts: readonly number[]): readonly number[] {
  if (before.length !== counts.length) return counts
  const steady = counts.map((count, lane) => {
    const had = before[lane] ?? 0
    return count === 0 || count > had || had - count >= CLEARLY_FEWER ? count : had
  })
  return String(steady) === String(before) ? before : steady
}

/**
 * Into how many columns each lane puts its cards, where so many fit beside each other: every lane has one, and what is left
 * goes to the lane with the most orders a column.
 */
export function columnsOf(counts: readonly number[], fitting: number): number[] {
  const columns = counts.map(() => 1)
  const crowd = (lane: number) => (counts[lane] ?? 0) / (columns[lane] ?? 1)
  for (let left = fitting - counts.length; left > 0; left--) {
    const fullest = counts.map((_, lane) => lane).reduce((a, b) => (crowd(b) > crowd(a) ? b : a))
    if (crowd(fullest) <= AT_A_GLANCE) break
    columns[fullest] = (columns[fullest] ?? 1) + 1
  }
  return columns
}

/** Lanes with so few orders together have room above one another. */
const FEW = 4

/** Whether all lanes but the first are so nearly empty that they stand above one another in one column beside it. */
export const areStacked = ([first = 0, ...others]: readonly number[]) =>
  isMany(first) && others.reduce((sum, count) => sum + count, 0) <= FEW

/** With more orders a column, what a card takes in height counts more than what its button says. */
const CROWDED = 4

export const areCrowded = (counts: readonly number[], columns: readonly number[]) =>
  counts.some((count, lane) => count > CROWDED * (columns[lane] ?? 1))

/** How the lanes share the board's width; beside a lane of several columns an empty one needs half of one. */
export function sharesOf(counts: readonly number[], columns: readonly number[]): string | undefined {
  if (columns.every((count) => count === 1)) return undefined
  return columns.map((count, lane) => `minmax(0, ${counts[lane] === 0 ? 0.5 : count}fr)`).join(' ')
}

/**
 * Which cards of a lane stand in which column, each in the lane's order. A card keeps its column for as long as the columns
 * stay even, so that one that leaves does not move all behind it to the other side. Gives `before` where nothing changes.
 */
export function dealOut(
  before: readonly (readonly string[])[],
  ids: readonly string[],
  count: number,
): readonly (readonly string[])[] {
  if (before.length !== count) {
    return Array.from({ length: count }, (_, column) => ids.filter((_id, at) => at % count === column))
  }
  const place = new Map(ids.map((id, at) => [id, at]))
  const placeOf = (id: string) => place.get(id) ?? -1
  const inOrder = (column: readonly string[]) => column.toSorted((a, b) => placeOf(a) - placeOf(b))
  const columns = before.map((column) => inOrder(column.filter((id) => place.has(id))))
  const known = new Set(columns.flat())
  const byLength = () => columns.toSorted((a, b) => a.length - b.length)
  for (const id of ids) if (!known.has(id)) byLength()[0]?.push(id)
  for (;;) {
    const [shortest = [], longest = shortest] = [byLength()[0], byLength().at(-1)]
    if (longest.length - shortest.length < 2) break
    shortest.push(...longest.splice(-1))
  }
  const dealt = columns.map(inOrder)
  return dealt.every((column, at) => String(column) === String(before[at])) ? before : dealt
}
