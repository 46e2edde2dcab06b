import type { Order } from '../../contract.ts'
import { isForLater, waitsFrom } from '../../staff-rules.ts'

/** What is to be made now, and what is for later, each in its order. */
export function splitLater(bookings: readonly Order[], now: number) {
  const [toMake, later]: [Order[], Order[]] = [[], []]
  for (const booking of bookings) (isForLater(booking, now) ? later : toMake).push(booking)
  return { toMake, later }
}

/** When the next order that is for later is to be made. */
export function nextToMake(bookings: readonly Order[], now: Date): Date | null {
  const moments = bookings.map(waitsFrom).filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}
