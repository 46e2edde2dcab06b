import { MINUTE_MS } from '#kit/shared/time.ts'
import type { Order } from '../../contract.ts'
import { waitsFrom } from '../../staff-rules.ts'
import { type Heat, HEAT_FROM, heatAt } from '#features/bookings/ui/staff/age.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'

type Waiting = Pick<Order, 'createdAt' | 'dueAt' | 'promisedAt' | 'status'>

/** How urgent an order is. Once it is delivered nobody is waiting any more. */
export function heatOf(booking: Waiting, now: number): Heat {
  if (booking.status === 'delivered' || booking.status === 'cancelled') return 'enough'
  const from = waitsFrom(booking)
  const due = dueOf(booking)
  const time = due === null ? HEAT_FROM.late * MINUTE_MS : Math.max(MINUTE_MS, due - from)
  return heatAt((now - from) / time)
}

/** When an order is to be at the door; null for one of before there were promises. */
export const dueOf = ({ dueAt, promisedAt }: Pick<Order, 'dueAt' | 'promisedAt'>) => {
  const due = dueAt ?? promisedAt
  return due ? Date.parse(due) : null
}

/** By how many minutes an order that is under way is late; 0 if it is not. */
export function minutesLate(booking: Waiting, now: number): number {
  const due = dueOf(booking)
  return due === null || booking.status === 'delivered' || booking.status === 'cancelled'
    ? 0
    : Math.max(0, Math.floor((now - due) / MINUTE_MS))
}

export const useHeat = (booking: Waiting) => heatOf(booking, useHeatNow())
