import type { MenuChange, MenuDraft, MenuItem } from '#features/menu/dish-shapes.ts'
import type { Entry } from '../history.ts'
import type { World } from '../world.ts'
import { callsTo, type Evidence } from './told.ts'

/** A value that somebody gave something; `end` is infinite while nobody knows whether it was done. */
type Change<Value> = { value: Value; start: number; end: number; isDone: boolean; server: number }

type DishChanges = { prices: Change<number>[]; enabled: Change<boolean>[] }

/**
 * The values that something may have had between two moments: all that were given to it before the end, but those that
 * had surely been replaced before the beginning.
 */
export function possibleAt<Value>(changes: readonly Change<Value>[], from: number, until: number): Value[] {
  const replacing = changes.filter(({ isDone, end }) => isDone && end < from)
  return changes
    .filter(({ start, end }) => start <= until && !replacing.some((other) => other.start > end))
    .map(({ value }) => value)
}

/** What staff did to each dish, after what it was in the beginning. */
export function changesOf(history: readonly Entry[], world: World): Map<string, DishChanges> {
  const beginning = { start: -2, end: -1, isDone: true, server: -1 }
  const changes = new Map<string, DishChanges>()
  for (const { menu, hidden } of world.hotels) {
    for (const { id, price } of menu) {
      changes.set(id, {
        prices: [{ ...beginning, value: price }],
        enabled: [{ ...beginning, value: id !== hidden.id }],
      })
    }
  }
  for (const { call, input, outcome, start, end, server } of callsTo(history, 'menu.update', 'menu.change')) {
    if (outcome === 'refused') continue
    const isDone = outcome === 'done'
    const when = { start, end: isDone ? end : Number.POSITIVE_INFINITY, isDone, server }
    if (call === 'menu.update') {
      const { id, item } = input as { id: string; item: MenuDraft }
      changes.get(id)?.prices.push({ ...when, value: item.price })
      continue
    }
    const { items, change } = input as { items: { id: string }[]; change: MenuChange }
    for (const { id } of items) {
      if (change.kind === 'enabled') changes.get(id)?.enabled.push({ ...when, value: change.enabled })
    }
  }
  return changes
}

/** After a change was confirmed, the process that made it never answers with what was before. */
export function checkMenuReads({ world, history }: Evidence): string[] {
  const changes = changesOf(history, world)
  const problems: string[] = []
  for (const { output, outcome, start, end, server, who } of callsTo(history, 'menu.list')) {
    if (outcome !== 'done') continue
    const shown = new Map((output as MenuItem[]).map(({ id, price }) => [id, price]))
    for (const dish of world.hotels.find(({ at }) => at === who.hotel)?.menu ?? []) {
      const { prices = [], enabled = [] } = changes.get(dish.id) ?? {}
      // a process hears of another's changes a moment later
      const ofServer = <Value>(all: Change<Value>[]) =>
        all.map((each) => (each.server === server || each.server === -1 ? each : { ...each, isDone: false }))
      const price = shown.get(dish.id)
      if (price !== undefined && !possibleAt(ofServer(prices), start, end).includes(price))
        problems.push(`${who.device} was shown a former price of ${dish.name}: ${price}`)
      if (!possibleAt(ofServer(enabled), start, end).includes(price !== undefined))
        problems.push(`${who.device} was shown ${dish.name} as it had been before`)
    }
  }
  return problems
}
