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
