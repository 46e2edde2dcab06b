import { isOpenAt, nextChange, nextOpening, type Span } from '#features/kitchen/hours.ts'
import type { GuestMenuItem } from './dish-shapes.ts'
import type { DayPart } from './parts-contract.ts'
import { KITCHEN_OPENS } from './limits.ts'

type Timed = Pick<GuestMenuItem, 'parts' | 'soldOut'>

/** The kitchen's own day, at whose beginning comes back what was sold out for the day before. */
const KITCHEN: Span = { begins: KITCHEN_OPENS, ends: '00:00' }

type Asked = {
  /** When the server said how the dishes are. */
  readAt: Date
  /** When the order is wanted, which is now or later. */
  at: Date
  timeZone: string
}

/** The dishes as they are at a moment: what was only sold out until the kitchen opens is back by then. */
export function menuAt<Item extends Timed>(items: readonly Item[], { readAt, at, timeZone }: Asked): Item[] {
  const opening = items.some(({ soldOut }) => soldOut === 'opening')
    ? nextOpening(readAt, [KITCHEN], timeZone)
    : null
  const isBack = opening !== null && opening <= at
  return items.map((item) => (isBack && item.soldOut === 'opening' ? { ...item, soldOut: null } : item))
}

/** What can be ordered for a moment, and what belongs to other parts of the day. */
export function servedAt<Item extends Timed>(items: readonly Item[], at: Date, timeZone: string) {
  const served: Item[] = []
  const later: Item[] = []
  for (const item of items) (isOpenAt(at, item.parts, timeZone) ? served : later).push(item)
  return { served, later }
}

export type LaterPart<Item> = { part: DayPart; items: Item[] }

/** Dishes of other parts of the day, each under the part of its own that begins next. */
export function byNextPart<Item extends Timed>(
  later: readonly Item[],
  at: Date,
  timeZone: string,
): LaterPart<Item>[] {
  const parts = new Map(later.flatMap((item) => item.parts.map((part) => [part.id, part])))
  const inOrder = [...parts.values()]
    .map((part) => ({ part, begins: nextOpening(at, [part], timeZone)?.getTime() ?? Infinity }))
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ part }) => part)
  const partOf = (item: Item) => inOrder.find(({ id }) => item.parts.some((part) => part.id === id))
  return inOrder
    .map((part) => ({ part, items: later.filter((item) => partOf(item) === part) }))
    .filter(({ items }) => items.length > 0)
}

/** When the hotel's clock next changes what can be ordered; null where it never does. */
export function nextMenuChange(items: readonly Timed[], now: Date, timeZone: string): Date | null {
  const spans = items.flatMap(({ parts }) => parts)
  const isAnySoldOut = items.some(({ soldOut }) => soldOut === 'opening')
  const changes = [
    spans.length > 0 ? nextChange(now, spans, timeZone) : null,
    isAnySoldOut ? nextOpening(now, [KITCHEN], timeZone) : null,
  ].filter((change) => change !== null)
  return changes.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
