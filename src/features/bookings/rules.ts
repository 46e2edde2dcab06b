import type { Booking, BookingLine, GuestBooking } from './contract.ts'

/** Bookings on one page of a list. */
export const PAGE_SIZE = 50

/** Maximum quantity of one dish, and maximum number of dishes, in one order. */
export const QUANTITY_MAX = 99
export const LINES_MAX = 100

/** Maximum length of a guest's note, of one to a single dish, and of the staff's notes, in characters. */
export const NOTE_LENGTH = 500
export const LINE_NOTE_LENGTH = 200
export const STAFF_NOTES_LENGTH = 1000

const QUARTER = 15 * 60_000

/** Whether a moment is a full quarter of an hour; those of all zones' clocks are the same. */
export const isQuarter = (moment: string) => Date.parse(moment) % QUARTER === 0

type Timed = Pick<Booking, 'createdAt' | 'dueAt' | 'promisedAt'>

/** When an order is to be at the door; one of before there were promises, when it was placed. */
export const wantedAt = ({ dueAt, promisedAt, createdAt }: Timed) => dueAt ?? promisedAt ?? createdAt

/** Whether a guest's order is still on its way. */
export const isUnderWay = ({ status }: Pick<GuestBooking, 'status'>) =>
  status === 'pending' || status === 'preparing'

/** Whether there is anything to say of payment: nothing is charged for what was cancelled before it was paid. */
export const isCharged = ({ status, paymentStatus }: Pick<GuestBooking, 'status' | 'paymentStatus'>) =>
  status !== 'cancelled' || paymentStatus === 'paid'

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

export const totalOf = (lines: readonly Pick<BookingLine, 'price' | 'quantity'>[]) =>
  lines.reduce((total, line) => total + line.price * line.quantity, 0)

export const countOf = (lines: readonly Pick<BookingLine, 'quantity'>[]) =>
  lines.reduce((count, line) => count + line.quantity, 0)

type Steps = Pick<Booking, 'createdAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt'>

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
