import { STATIONS } from '#features/menu/limits.ts'
import type { Order, OrderLine } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { bookingsIn } from './lanes.ts'

/** The dishes of all orders in the kitchen that are not ready, each once with its quantity, the most wanted first. */
export function toMake(bookings: readonly Order[]): OrderLine[] {
  const sums = new Map<string, OrderLine>()
  for (const { lines, made: ready } of bookingsIn('kitchen', bookings)) {
    for (const line of (lines ?? []).filter((_line, at) => !ready.includes(at))) {
      const made = { ...line, note: null }
      const key = keyOfLine(made)
      sums.set(key, { ...made, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity })
    }
  }
  return [...sums.values()].sort((a, b) => b.quantity - a.quantity || compare(a, b))
}

/** The same by station, in the kitchen's order; what belongs to none comes last. */
export const toMakeByStation = (bookings: readonly Order[]) => {
  const dishes = toMake(bookings)
  return [...STATIONS, null]
    .map((station) => ({ station, dishes: dishes.filter((line) => line.station === station) }))
    .filter((group) => group.dishes.length > 0)
}

const compare = (one: OrderLine, other: OrderLine) => one.name.en.localeCompare(other.name.en)
