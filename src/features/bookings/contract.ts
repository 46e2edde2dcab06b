import { z } from 'zod'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { changedError, commonErrors } from '#kit/shared/errors.ts'
import {
  Currency,
  Day,
  Id,
  Money,
  OfHotel,
  optionalText,
  Page,
  plainText,
  requiredText,
  Search,
} from '#kit/shared/shapes.ts'
import { ROOM_NUMBER_LENGTH } from '#features/guests/contract.ts'
import { STAFF_NOTES_LENGTH } from './limits.ts'
import { BOOKING_KINDS } from './kinds.ts'

export const BookingStatus = z.enum(['pending', 'confirmed', 'in_preparation', 'delivered', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

export const BookingState = z.enum(['open', 'completed', 'cancelled'])
export type BookingState = z.infer<typeof BookingState>

/** How a booking ended. */
export const Outcome = BookingState.exclude(['open'])
export type Outcome = z.infer<typeof Outcome>

export const PaymentStatus = z.enum(['open', 'paid'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

const Moment = z.iso.datetime()

/** What every booking has, whatever its kind, as its guest and staff see it. */
export const commonFields = {
  id: Id,
  kind: z.enum(BOOKING_KINDS),
  totalPrice: Money,
  /** The hotel's currency when it was booked; it stays with the amounts. */
  currency: Currency,
  /** When the guest wants it; null: as soon as possible, or at the time of an appointment. */
  dueAt: Moment.nullable(),
  /** By when it is to be done: an order at the door, a request carried out; null where nothing was promised. */
  promisedAt: Moment.nullable(),
  paymentStatus: PaymentStatus,
  guestName: z.string(),
  roomNumber: z.string(),
  createdAt: Moment,
  confirmedAt: Moment.nullable(),
  preparationAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  cancelledAt: Moment.nullable(),
  /** When a member of staff saw that it waits; null while nobody has. */
  seenAt: Moment.nullable(),
  /** Since when, unseen, it has been everybody's, and its guest may call; also of one that was seen later. */
  alertedAt: Moment.nullable(),
}

/** What only its guest needs: whose it is, and the key that it was booked under. */
export const ownFields = { hotelId: Id, guestId: Id, key: z.uuid() }

/** What only staff see. */
export const staffFields = {
  /** Null once the guest was deleted. */
  guestId: Id.nullable(),
  /** The previous room, if the guest moved or staff corrected it. */
  movedFrom: z.string().nullable(),
  status: BookingStatus,
  bookingStatus: BookingState,
  staffNotes: z.string().nullable(),
  /** The member of staff who saw that it waits. */
  seenBy: z.string().nullable(),
  /** The language in which the guest booked. */
  guestLanguage: z.enum(LANGUAGES).nullable(),
  /** The member of staff who entered it for the guest. */
  enteredBy: z.string().nullable(),
  /** Rises with every change. */
  version: z.int(),
  updatedAt: Moment,
  completedAt: Moment.nullable(),
}

const StaffBooking = z.object({ ...commonFields, ...staffFields })
/** A booking of whatever kind as staff see it. */
export type Booking = z.infer<typeof StaffBooking>

/** What staff may write into an open booking; what is omitted stays the same. */
export const staffEdit = {
  status: BookingStatus.exclude(['cancelled']).optional(),
  paymentStatus: PaymentStatus.optional(),
  staffNotes: optionalText(STAFF_NOTES_LENGTH).optional(),
  roomNumber: requiredText(ROOM_NUMBER_LENGTH).optional(),
}
export type StaffEdit = Partial<
  Pick<Booking, 'paymentStatus' | 'staffNotes' | 'roomNumber'> & {
    status: Exclude<BookingStatus, 'cancelled'>
  }
>

/** A booking, and the version of it that the caller saw. */
export const OfBooking = OfHotel.extend({ id: Id, version: z.int().min(1) })

/** Continue after this booking: the `next` of the previous response. */
const After = plainText(80).nullable().default(null)

/** Which of the hotel's bookings are to be listed. */
export const BookingQuery = OfHotel.extend({
  scope: z.enum(['ongoing', 'previous']),
  search: Search,
  outcome: Outcome.nullable().default(null),
  /** Days of the hotel's calendar on which it was booked. */
  from: Day.nullable().default(null),
  to: Day.nullable().default(null),
  page: Page,
  after: After,
})
export type BookingQuery = z.infer<typeof BookingQuery>

/** What was booked from one day of the hotel's calendar to another. */
export const Period = OfHotel.extend({ from: Day, to: Day, after: After }).refine(
  ({ from, to }) => from <= to,
)
export type Period = z.infer<typeof Period>

/** One page of a list, and where the next one begins. */
export const pageOf = <Shape extends z.ZodType>(booking: Shape) => ({
  bookings: z.array(booking),
  next: z.string().nullable(),
})

/** A page, and how many there are in all. */
export const listOf = <Shape extends z.ZodType>(booking: Shape) => ({
  ...pageOf(booking),
  /** Over all pages. */
  total: z.int(),
  /** Open ones, whatever is asked for. */
  ongoing: z.int(),
})

/** Why a booking was not changed; `current` is how it stands. */
export const changeErrorsOf = <Shape extends z.ZodType>(booking: Shape) =>
  ({
    ...commonErrors,
    ...changedError(booking),
    /** Its state does not allow it. */
    NOT_ALLOWED: { status: 409, data: z.object({ current: booking }) },
  }) as const
