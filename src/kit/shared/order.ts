export type Placed = { id: string; orderIndex: number }

/**
 * Moves `id` before `beforeId` (null: to the end) within its group; items of other groups keep their places.
 * @param all all items in their current order
 * @returns the items whose place changes, with the new places; null when either id is not in the group
 */
export function placeBefore<T extends Placed>(
  all: readonly T[],
  isOfGroup: (one: T) => boolean,
  id: string,
  beforeId: string | null,
): Placed[] | null {
  const group = all.filter(isOfGroup)
  const moved = group.find((each) => each.id === id)
  const others = group.filter((each) => each.id !== id)
  const at = beforeId === null ? others.length : others.findIndex((other) => other.id === beforeId)
  if (!moved || at < 0) return null
  const queue = others.toSpliced(at, 0, moved)[Symbol.iterator]()
  const order = all.map((each) => (isOfGroup(each) ? (queue.next().value ?? each) : each))
  return order.flatMap((each, orderIndex) =>
    each.orderIndex === orderIndex ? [] : [{ id: each.id, orderIndex }],
  )
}

/** The list with the new places applied, sorted by them. */
export function inOrder<T extends Placed>(all: readonly T[], places: readonly Placed[]): T[] {
  const placeOf = new Map(places.map((place) => [place.id, place.orderIndex]))
  return all
    .map((each) => ({ ...each, orderIndex: placeOf.get(each.id) ?? each.orderIndex }))
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
}
