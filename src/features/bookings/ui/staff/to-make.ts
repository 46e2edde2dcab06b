import type { Booking, BookingLine } from '../../contract.ts'
import { bookingsIn } from './lanes.ts'

/** The dishes of all orders in the kitchen, each once with its quantity, the most wanted first. */
export function toMake(bookings: readonly Booking[]): BookingLine[] {
  const sums = new Map<string, BookingLine>()
  for (const { lines } of bookingsIn('kitchen', bookings)) {
    for (const line of lines ?? []) {
      const quantity = (sums.get(line.id)?.quantity ?? 0) + line.quantity
      sums.set(line.id, { ...line, quantity })
    }
  }
  return [...sums.values()].sort((one, other) => other.quantity - one.quantity || compare(one, other))
}

const compare = (one: BookingLine, other: BookingLine) => one.name.en.localeCompare(other.name.en)
