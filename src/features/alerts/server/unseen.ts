import type { BookingKind } from '#features/bookings/kinds.ts'
import type { UnseenSince } from '#features/bookings/server/records.ts'

/** Each room says of its kind of booking since when nobody has seen it. */
export type UnseenByKind = Readonly<Record<BookingKind, UnseenSince>>
