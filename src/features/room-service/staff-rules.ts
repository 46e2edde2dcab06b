import type { Order, GuestOrderStatus } from './contract.ts'
import type { BookingStatus } from '#features/bookings/contract.ts'

type Warned = Pick<Order, 'avoids' | 'concernsHealth'>

/** Whether the kitchen has to read something for the guest's health: what they avoid, or what they note. */
export const hasWarning = ({ avoids, concernsHealth }: Warned) => avoids.length > 0 || concernsHealth

/** Whether somebody must first have seen what the guest avoids or notes, before this status is set. */
export const mustAcknowledge = (booking: Warned & Pick<Order, 'acknowledgedAt'>, status: BookingStatus) =>
  hasWarning(booking) &&
  booking.acknowledgedAt === null &&
  (status === 'in_preparation' || status === 'delivered')

/** How long before its time an order for later is among those to be made now. */
export const AHEAD_MINUTES = 45

/** From when an order waits for the kitchen. */
export const waitsFrom = ({ createdAt, dueAt }: Pick<Order, 'createdAt' | 'dueAt'>) =>
  dueAt ? Math.max(Date.parse(createdAt), Date.parse(dueAt) - AHEAD_MINUTES * 60_000) : Date.parse(createdAt)

/** Whether an order is for later, and nobody has begun to make it. */
export const isForLater = (
  booking: Pick<Order, 'createdAt' | 'dueAt' | 'bookingStatus' | 'status'>,
  now: number,
) =>
  booking.bookingStatus === 'open' &&
  (booking.status === 'pending' || booking.status === 'confirmed') &&
  now < waitsFrom(booking)

/** Whether an order is news to the kitchen: nobody has confirmed it, or before it was to be made alone. */
export const isNews = ({
  status,
  confirmedAt,
  createdAt,
  dueAt,
}: Pick<Order, 'status' | 'confirmedAt' | 'createdAt' | 'dueAt'>) =>
  status === 'pending' ||
  (status === 'confirmed' &&
    dueAt !== null &&
    confirmedAt !== null &&
    Date.parse(confirmedAt) < waitsFrom({ createdAt, dueAt }))

/** Guests see four statuses; the kitchen's two middle steps are one for them (OP-01). */
export const statusForGuest = (status: BookingStatus): GuestOrderStatus =>
  status === 'confirmed' || status === 'in_preparation' ? 'preparing' : status

/** All that a guest wrote with an order: the note to it, and those to single dishes. */
export const notesOf = ({ specialInstructions, lines }: Pick<Order, 'specialInstructions' | 'lines'>) =>
  [specialInstructions, ...(lines ?? []).map(({ note }) => note)].filter(Boolean).join('\n') || null
