import type { Booking, BookingLine } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { bookingsIn } from './lanes.ts'

/** The dishes of all orders in the kitchen, each once with what was chosen and its quantity, the most wanted first. */
export function toMake(bookings: readonly Booking[]): BookingLine[] {
  const sums = new Map<string, BookingLine>()
  for (const { lines } of bookingsIn('kitchen', bookings)) {
    for (const line of lines ?? []) {
      const made = { ...line, note: null }
      const key = keyOfLine(made)
      sums.set(key, { ...made, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity })
    }
  }
  return [...sums.values()].sort((one, other) => other.quantity - one.quantity || compare(one, other))
}

const compare = (one: BookingLine, other: BookingLine) => one.name.en.localeCompare(other.name.en)
