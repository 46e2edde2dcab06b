import type { Booking } from './contract.ts'

/** Why a booking calls for the staff: nobody has seen it, its time is over, or it begins soon without an answer. */
export type Call = {
  /** From when on, in milliseconds; it may lie ahead. */
  since: number
  why: 'unseen' | 'late' | 'unanswered'
}

/** With what something calls at a moment: the last that has come, or the first that will; null where with nothing. */
export const callAt = (calls: readonly Call[], now: number): Call | null =>
  calls.findLast(({ since }) => since <= now) ?? calls[0] ?? null

type Looked = 'seenAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt'
/** As a row has them, or an answer. */
type Moments = Readonly<Record<Looked, string | Date | null>>

/** When somebody last saw a booking or went on with it, in milliseconds; before all time where nobody has. */
export const lookedAt = ({ seenAt, confirmedAt, preparationAt, deliveredAt }: Moments): number =>
  Math.max(
    ...[seenAt, confirmedAt, preparationAt, deliveredAt].map((moment) =>
      moment === null ? Number.NEGATIVE_INFINITY : new Date(moment).getTime(),
    ),
  )

/** Whether an open booking has become everybody's, and nobody has seen it or gone on with it since. */
export const isAlerted = (booking: Pick<Booking, 'alertedAt' | Looked>): boolean =>
  booking.alertedAt !== null && lookedAt(booking) < Date.parse(booking.alertedAt)
