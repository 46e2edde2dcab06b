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
  const moved = group.find((one) => one.id === id)
  const others = group.filter((one) => one.id !== id)
  const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId)
  if (!moved || at < 0) return null
  const queue = others.toSpliced(at, 0, moved)[Symbol.iterator]()
  const order = all.map((one) => (isOfGroup(one) ? (queue.next().value ?? one) : one))
  return order.flatMap((one, orderIndex) =>
    one.orderIndex === orderIndex ? [] : [{ id: one.id, orderIndex }],
  )
}

/** The list with the new places applied, sorted by them. */
export function inOrder<T extends Placed>(all: readonly T[], places: readonly Placed[]): T[] {
  const placeOf = new Map(places.map((one) => [one.id, one.orderIndex]))
  return all
    .map((one) => ({ ...one, orderIndex: placeOf.get(one.id) ?? one.orderIndex }))
    .toSorted((one, other) => one.orderIndex - other.orderIndex)
}
