import type { Booking, BookingState, BookingStatus } from './contract.ts'

/** What staff may do with a booking in each state (BKA-03, BKA-08 to BKA-10). */
const ALLOWED = {
  open: ['update', 'see', 'acknowledge', 'take', 'escalate', 'move', 'complete', 'cancel'],
  completed: ['reopen'],
  cancelled: ['reopen'],
} as const satisfies Record<BookingState, readonly string[]>

export type BookingAction = (typeof ALLOWED)[BookingState][number]

export const mayDo = (action: BookingAction, booking: Pick<Booking, 'bookingStatus'>) =>
  (ALLOWED[booking.bookingStatus] as readonly BookingAction[]).includes(action)

/** The statuses that staff may set while a booking is open, in workflow order. */
export const OPEN_STATUSES = ['pending', 'confirmed', 'in_preparation', 'delivered'] as const

/** The next status, or null at the end: the action of the board's single button. */
export const nextStatus = (status: BookingStatus): (typeof OPEN_STATUSES)[number] | null =>
  status === 'cancelled' ? null : (OPEN_STATUSES[OPEN_STATUSES.indexOf(status) + 1] ?? null)

type Moments = Record<'confirmedAt' | 'preparationAt' | 'deliveredAt', Date | string | null>

/**
 * When each step of an open booking was reached: steps up to `status` keep their time or get `now`, later ones lose it.
 */
export function statusTimestamps(status: BookingStatus, before: Moments, now: Date) {
  const reached = OPEN_STATUSES.indexOf(status as (typeof OPEN_STATUSES)[number])
  const at = (step: number, known: Date | string | null) =>
    reached < step ? null : known ? new Date(known) : now
  return {
    confirmedAt: at(1, before.confirmedAt),
    preparationAt: at(2, before.preparationAt),
    deliveredAt: at(3, before.deliveredAt),
  }
}
