import { type Heat, heatAt } from '#features/bookings/ui/staff/age.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { isLate, wantedAt } from '#features/service-bookings/rules.ts'
import { isForLater, type Timed, waitsFrom } from '#features/service-bookings/waiting.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'

/** How urgent it is, by the share of its time that is gone. */
export function urgencyOf(booking: Timed, now: number): Heat {
  if (booking.bookingStatus !== 'open' || booking.status === 'delivered') return 'enough'
  if (isLate(booking, now)) return 'late'
  if (booking.kind === 'appointment' && booking.status !== 'confirmed') return 'enough'
  const from = waitsFrom(booking)
  return heatAt((now - from) / Math.max(MINUTE_MS, Date.parse(wantedAt(booking)) - from))
}

export const lateIn = (bookings: readonly Timed[], now: number) =>
  bookings.filter((each) => urgencyOf(each, now) === 'late').length

/** Somebody has it, and has not called for help. */
export const isTaken = ({ takenBy, escalatedAt }: Pick<ServiceBooking, 'takenBy' | 'escalatedAt'>) =>
  takenBy !== null && !escalatedAt

/** Where help was called for on top, and what is for later at the end. */
export function inOrder<One extends Timed & Pick<ServiceBooking, 'escalatedAt'>>(
  bookings: readonly One[],
  now: number,
) {
  const rank = (one: One) => (one.escalatedAt ? 0 : isForLater(one, now) ? 2 : 1)
  return bookings.toSorted((a, b) => rank(a) - rank(b))
}
