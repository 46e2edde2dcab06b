/** What a booking is: dishes from the kitchen; something brought or done once it is asked for; something with a time and a place. */
export const BOOKING_KINDS = ['order', 'request', 'appointment'] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]

const OF_SERVICES = ['guest', 'asked', 'full', 'noShow', 'unreachable', 'duplicate', 'other'] as const
/** Why a booking was cancelled, as its guest reads it. */
export const CANCEL_REASONS = {
  order: ['guest', 'soldOut', 'closed', 'delay', 'asked', 'unreachable', 'duplicate', 'other'],
  request: OF_SERVICES,
  appointment: OF_SERVICES,
} as const satisfies Record<BookingKind, readonly string[]>

const byStaff = <Reason extends string>(reasons: readonly Reason[]) =>
  reasons.filter((reason): reason is Exclude<Reason, 'guest'> => reason !== 'guest')
/** Why staff cancel one. */
export const STAFF_CANCEL_REASONS = {
  order: byStaff(CANCEL_REASONS.order),
  request: byStaff(CANCEL_REASONS.request),
  appointment: byStaff(CANCEL_REASONS.appointment),
}
export type OrderCancelReason = (typeof STAFF_CANCEL_REASONS.order)[number]
