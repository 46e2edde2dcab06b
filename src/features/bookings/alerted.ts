import type { Booking } from './contract.ts'

type Moments = Pick<Booking, 'alertedAt' | 'seenAt' | 'confirmedAt' | 'preparationAt' | 'deliveredAt'>

/** Whether an open booking has become everybody's, and nobody has seen it or gone on with it since. */
export function isAlerted({ alertedAt, seenAt, confirmedAt, preparationAt, deliveredAt }: Moments): boolean {
  if (alertedAt === null) return false
  const since = Date.parse(alertedAt)
  return [seenAt, confirmedAt, preparationAt, deliveredAt].every(
    (moment) => moment === null || Date.parse(moment) < since,
  )
}
