import type {
  Booking,
  BookingLine,
  BookingState,
  BookingStatus,
  GuestBooking,
  GuestBookingStatus,
} from './contract.ts'

/** Bookings on one page of a list. */
export const PAGE_SIZE = 50

/** Maximum quantity of one dish, and maximum number of dishes, in one order. */
export const QUANTITY_MAX = 99
export const LINES_MAX = 100

/** Maximum length of a guest's note, of one to a single dish, and of the staff's notes, in characters. */
export const NOTE_LENGTH = 500
export const LINE_NOTE_LENGTH = 200
export const STAFF_NOTES_LENGTH = 1000

/** Why staff cancel a booking, as the guest reads it. */
export const CANCEL_REASONS = [
  ...(['soldOut', 'closed', 'delay', 'asked', 'unreachable', 'duplicate', 'other'] as const),
] as const

const QUARTER = 15 * 60_000

/** Whether a moment is a full quarter of an hour; those of all zones' clocks are the same. */
export const isQuarter = (moment: string) => Date.parse(moment) % QUARTER === 0

/** What staff may do with a booking in each state (BKA-03, BKA-08 to BKA-10). */
const ALLOWED = {
  open: ['update', 'complete', 'cancel', 'acknowledge'],
  completed: ['reopen'],
  cancelled: ['reopen'],
} as const satisfies Record<BookingState, readonly string[]>

export type BookingAction = 'update' | 'complete' | 'cancel' | 'acknowledge' | 'reopen'

/** Whether somebody must first have seen what the guest avoids, before this status is set. */
export const mustAcknowledge = (
  { avoids, acknowledgedAt }: Pick<Booking, 'avoids' | 'acknowledgedAt'>,
  status: BookingStatus,
) => avoids.length > 0 && acknowledgedAt === null && (status === 'in_preparation' || status === 'delivered')

/** How long before its time an order for later is among those to be made now. */
const AHEAD_MS = 45 * 60_000

type Timed = Pick<Booking, 'createdAt' | 'dueAt' | 'promisedAt'>

/** When an order is to be at the door; one of before there were promises, when it was placed. */
export const wantedAt = ({ dueAt, promisedAt, createdAt }: Timed) => dueAt ?? promisedAt ?? createdAt

/** From when an order waits for the kitchen. */
export const waitsFrom = ({ createdAt, dueAt }: Pick<Booking, 'createdAt' | 'dueAt'>) =>
  dueAt ? Math.max(Date.parse(createdAt), Date.parse(dueAt) - AHEAD_MS) : Date.parse(createdAt)

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

/** Whether a guest's order is still on its way. */
export const isUnderWay = ({ status }: Pick<GuestBooking, 'status'>) =>
  status === 'pending' || status === 'preparing'

/** What tells lines of an order apart: the dish, what was chosen for it, and the note. */
export const keyOfLine = ({ id, choices, note }: Pick<BookingLine, 'id' | 'choices' | 'note'>) =>
  lineKey({ itemId: id, choices: choices.map((choice) => choice.id), note })

export const lineKey = ({
  itemId,
  choices,
  note,
}: {
  itemId: string
  choices: string[]
  note: string | null
}) => [itemId, ...choices.toSorted(), note ?? ''].join(' ')

/** All that a guest wrote with an order: the note to it, and those to single dishes. */
export const notesOf = ({ specialInstructions, lines }: Pick<Booking, 'specialInstructions' | 'lines'>) =>
  [specialInstructions, ...(lines ?? []).map(({ note }) => note)].filter(Boolean).join('\n') || null

export const totalOf = (lines: readonly Pick<BookingLine, 'price' | 'quantity'>[]) =>
  lines.reduce((total, line) => total + line.price * line.quantity, 0)

export const countOf = (lines: readonly Pick<BookingLine, 'quantity'>[]) =>
  lines.reduce((count, line) => count + line.quantity, 0)

type Moments = Pick<Booking, 'confirmedAt' | 'preparationAt' | 'deliveredAt'>

/**
 * When each step of an open booking was reached: steps up to `status` keep their time or get `now`, later ones lose it.
 */
export function momentsAt(status: BookingStatus, before: Moments, now: Date) {
  const reached = OPEN_STATUSES.indexOf(status as (typeof OPEN_STATUSES)[number])
  const at = (step: number, known: string | null) => (reached < step ? null : known ? new Date(known) : now)
  return {
    confirmedAt: at(1, before.confirmedAt),
    preparationAt: at(2, before.preparationAt),
    deliveredAt: at(3, before.deliveredAt),
  }
}

type Steps = Moments & { createdAt: string }

/** An order's steps on its way to the guest's door, each with its moment (OP-01). */
export const stepsOf = ({ createdAt, confirmedAt, preparationAt, deliveredAt }: Steps) =>
  [
    { name: 'sent', at: createdAt },
    { name: 'seen', at: confirmedAt },
    { name: 'kitchen', at: preparationAt },
    { name: 'door', at: deliveredAt },
  ] as const

/** How far an order has come: 0 sent, 1 seen, 2 in the kitchen, 3 at the door. */
export const stepOf = (booking: Steps): number => stepsOf(booking).findLastIndex(({ at }) => at !== null)
