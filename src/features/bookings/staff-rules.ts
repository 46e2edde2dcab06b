import type { Booking, BookingState, BookingStatus, GuestBookingStatus } from './contract.ts'

/** What staff may do with a booking in each state (BKA-03, BKA-08 to BKA-10). */
const ALLOWED = {
  open: ['update', 'complete', 'cancel', 'acknowledge'],
  completed: ['reopen'],
  cancelled: ['reopen'],
} as const satisfies Record<BookingState, readonly string[]>

export type BookingAction = 'update' | 'complete' | 'cancel' | 'acknowledge' | 'reopen'

type Warned = Pick<Booking, 'avoids' | 'concernsHealth'>

/** Whether the kitchen has to read something for the guest's health: what they avoid, or what they note. */
export const hasWarning = ({ avoids, concernsHealth }: Warned) => avoids.length > 0 || concernsHealth

/** Whether somebody must first have seen what the guest avoids or notes, before this status is set. */
export const mustAcknowledge = (booking: Warned & Pick<Booking, 'acknowledgedAt'>, status: BookingStatus) =>
  hasWarning(booking) &&
  booking.acknowledgedAt === null &&
  (status === 'in_preparation' || status === 'delivered')

/** How long before its time an order for later is among those to be made now. */
export const AHEAD_MINUTES = 45

/** From when an order waits for the kitchen. */
export const waitsFrom = ({ createdAt, dueAt }: Pick<Booking, 'createdAt' | 'dueAt'>) =>
  dueAt ? Math.max(Date.parse(createdAt), Date.parse(dueAt) - AHEAD_MINUTES * 60_000) : Date.parse(createdAt)

/** Whether an order is for later, and nobody has begun to make it. */
export const isForLater = (
  booking: Pick<Booking, 'createdAt' | 'dueAt' | 'bookingStatus' | 'status'>,
  now: number,
) =>
  booking.bookingStatus === 'open' &&
  (booking.status === 'pending' || booking.status === 'confirmed') &&
  now < waitsFrom(booking)

export const mayDo = (action: BookingAction, booking: Pick<Booking, 'bookingStatus'>) =>
  (ALLOWED[booking.bookingStatus] as readonly BookingAction[]).includes(action)

/** The statuses that staff may set while a booking is open, in workflow order. */
export const OPEN_STATUSES = ['pending', 'confirmed', 'in_preparation', 'delivered'] as const

/** The next status, or null at the end: the action of the board's single button. */
export const nextStatus = (status: BookingStatus): (typeof OPEN_STATUSES)[number] | null =>
  status === 'cancelled' ? null : (OPEN_STATUSES[OPEN_STATUSES.indexOf(status) + 1] ?? null)

/** Guests see four statuses; the kitchen's two middle steps are one for them (OP-01). */
export const statusForGuest = (status: BookingStatus): GuestBookingStatus =>
  status === 'confirmed' || status === 'in_preparation' ? 'preparing' : status

/** All that a guest wrote with an order: the note to it, and those to single dishes. */
export const notesOf = ({ specialInstructions, lines }: Pick<Booking, 'specialInstructions' | 'lines'>) =>
  [specialInstructions, ...(lines ?? []).map(({ note }) => note)].filter(Boolean).join('\n') || null

type Moments = Pick<Booking, 'confirmedAt' | 'preparationAt' | 'deliveredAt'>

/**
 * When each step of an open booking was reached: steps up to `status` keep their time or get `now`, later ones lose it.
 */
export function statusTimestamps(status: BookingStatus, before: Moments, now: Date) {
  const reached = OPEN_STATUSES.indexOf(status as (typeof OPEN_STATUSES)[number])
  const at = (step: number, known: string | null) => (reached < step ? null : known ? new Date(known) : now)
  return {
    confirmedAt: at(1, before.confirmedAt),
    preparationAt: at(2, before.preparationAt),
    deliveredAt: at(3, before.deliveredAt),
  }
}
