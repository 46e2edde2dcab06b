import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CANCEL_REASONS, STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import {
  BookingQuery,
  BookingState,
  BookingStatus,
  changeErrorsOf,
  commonFields,
  OfBooking,
  ownFields,
  listOf,
  pageOf,
  Period,
  staffEdit,
  staffFields,
} from '#features/bookings/contract.ts'
import { Category, GuestOffer, Kind, NamedResource, Team } from '#features/service-items/contract.ts'
import { PICTURE_URL_LENGTH } from '#features/images/contract.ts'
import { OFFER_ICONS } from '#features/service-items/icons.ts'
import { ANSWER_NOTE_MAX, CAPACITY_MAX, COUNT_MAX, QUESTIONS_MAX } from '#features/service-items/rules.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Currency, Id, Money, OfHotel, optionalText, plainText, Texts } from '#kit/shared/shapes.ts'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { NAME_LENGTH } from './limits.ts'

const Moment = z.iso.datetime()

/** What was answered to a question, with what it adds to the price. */
export const Answered = z.object({
  id: Id,
  label: Texts,
  price: Money,
  count: z.int().nullable(),
  choice: Texts.nullable(),
  note: z.string().nullable(),
  /** The URL of what the guest sent, for the guest and the hotel's staff alone. */
  picture: z.string().nullable(),
})

const serviceFields = {
  ...commonFields,
  kind: Kind,
  category: Category,
  /** Null when it was deleted. */
  offerId: Id.nullable(),
  /** As it was when booked. */
  name: Texts,
  imageUrl: z.string().nullable(),
  icon: z.enum(OFFER_ICONS).nullable(),
  answers: z.array(Answered),
  note: z.string().nullable(),
  /** How many people an appointment is for; null of requests. */
  places: z.int().nullable(),
  /** With whom, or where, an appointment is. */
  resource: NamedResource.nullable(),
  startsAt: Moment.nullable(),
  endsAt: Moment.nullable(),
  /** When an appointment was to begin before staff moved it; null where they did not, or its guest chose another time. */
  movedFromTime: Moment.nullable(),
  /** Until when its guest may move or cancel an appointment. */
  cancelUntil: Moment.nullable(),
  /** Whether staff had or have to confirm it. */
  needsAnswer: z.boolean(),
  status: BookingStatus,
  bookingStatus: BookingState,
  cancelReason: z.enum(CANCEL_REASONS.request).nullable(),
  version: z.int(),
}

/** A request or an appointment as its guest sees it; `key` is the one that it was booked under. */
export const GuestServiceBooking = z.object({ ...serviceFields, ...ownFields })
export type GuestServiceBooking = z.infer<typeof GuestServiceBooking>

/** A request or an appointment as staff see it. */
export const ServiceBooking = z.object({
  ...serviceFields,
  ...staffFields,
  team: Team,
  /** Who on the staff does it. */
  takenBy: z.string().nullable(),
  escalatedAt: Moment.nullable(),
})
export type ServiceBooking = z.infer<typeof ServiceBooking>

/** An answer to one question of the offer; without one, the usual is meant. */
const Answer = z.strictObject({
  id: Id,
  count: z.int().min(0).max(COUNT_MAX).optional(),
  choice: Id.optional(),
  note: optionalText(ANSWER_NOTE_MAX).optional(),
  /** The `url` of an upload. */
  picture: plainText(PICTURE_URL_LENGTH).nullable().optional(),
})

/** What a guest asks for or books. */
export const Asked = z.strictObject({
  offerId: Id,
  answers: z.array(Answer).max(QUESTIONS_MAX).default([]),
  note: optionalText(NOTE_LENGTH).default(null),
  /** The total that was shown, and its currency. */
  shownTotal: Money,
  currency: Currency,
  /** Of a request: a quarter of an hour for which it is wanted; null: as soon as possible. */
  dueAt: Moment.nullable().default(null),
  /** Of an appointment: when it begins, for how many, and with whom or where; null: any that is free. */
  startsAt: Moment.nullable().default(null),
  places: z.int().min(1).max(CAPACITY_MAX).default(1),
  resourceId: Id.nullable().default(null),
  /** The language of the guest's screen. */
  language: z.enum(LANGUAGES).optional(),
  /** Whether it was opened from a card in the chat. */
  fromChat: z.boolean().optional(),
})
export type Asked = z.infer<typeof Asked>

export const slotErrors = {
  /** Somebody else has it already. */
  SLOT_TAKEN: { status: 409 },
  /** It has passed, is too soon or too far ahead, outside of the hours, or after the stay. */
  TIME_UNAVAILABLE: { status: 409 },
} as const

const guestSlotErrors = {
  ...slotErrors,
  /** The guest has as many appointments there on that day as guests book themselves. */
  ENOUGH_THAT_DAY: { status: 409 },
} as const

const bookErrors = {
  ...commonErrors,
  ...slotErrors,
  SERVICE_UNAVAILABLE: { status: 409 },
  /** What was asked does not fit the offer as it is now; null: it is no longer there. */
  OFFER_CHANGED: { status: 409, data: z.object({ offer: GuestOffer.nullable() }) },
  KEY_REUSED: { status: 422 },
  /** The picture is not one that this guest has uploaded during the stay. */
  IMAGE_UNKNOWN: { status: 400 },
} as const

const changeErrors = changeErrorsOf(ServiceBooking)
/** Also where it is too late for its guest to change it, or it is to be moved and is not offered now. */
const guestErrors = changeErrorsOf(GuestServiceBooking)

const Moved = { startsAt: Moment, resourceId: Id.nullable().default(null) }

export const ServiceBookingQuery = BookingQuery.extend({
  team: Team.nullable().default(null),
  kind: Kind.nullable().default(null),
  category: Category.nullable().default(null),
})
export type ServiceBookingQuery = z.infer<typeof ServiceBookingQuery>

const route = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, summary: string) => ({
  method,
  path: `/hotels/{slug}/${path}` as const,
  summary,
  tags: ['Services'],
})

export const serviceBookingsContract = {
  book: oc
    .errors({ ...bookErrors, ...guestSlotErrors })
    .route(route('POST', 'service-bookings', 'Ask for something, or book an appointment'))
    .input(OfHotel.extend({ guestId: Id.optional(), key: z.uuid(), asked: Asked }))
    .output(GuestServiceBooking),
  bookFor: oc
    .errors(bookErrors)
    .route(route('POST', 'service-bookings-for-guests', 'Ask or book for a guest'))
    .input(OfHotel.extend({ guestId: Id, key: z.uuid(), asked: Asked }))
    .output(ServiceBooking),
  listMine: oc
    .errors(commonErrors)
    .route(route('GET', 'my-service-bookings', "The guest's own requests and appointments, newest first"))
    .input(OfHotel)
    .output(z.array(GuestServiceBooking)),
  cancelMine: oc
    .errors(guestErrors)
    .route(
      route('POST', 'my-service-bookings/{id}/cancel', 'Cancel a request or an appointment of one’s own'),
    )
    .input(OfBooking)
    .output(GuestServiceBooking),
  moveMine: oc
    .errors({ ...guestErrors, ...guestSlotErrors })
    .route(route('POST', 'my-service-bookings/{id}/move', 'Move an appointment of one’s own'))
    .input(OfBooking.extend(Moved))
    .output(GuestServiceBooking),
  list: oc
    .errors(commonErrors)
    .route(route('GET', 'service-bookings', 'Requests and appointments of the hotel'))
    .input(ServiceBookingQuery)
    .output(z.object(listOf(ServiceBooking))),
  listPeriod: oc
    .errors(commonErrors)
    .route(route('GET', 'service-bookings-of-period', 'Those booked from one day to another, oldest first'))
    .input(Period)
    .output(z.object(pageOf(ServiceBooking))),
  get: oc
    .errors(commonErrors)
    .route(route('GET', 'service-bookings/{id}', 'One request or appointment'))
    .input(OfHotel.extend({ id: Id }))
    .output(ServiceBooking),
  update: oc
    .errors(changeErrors)
    .route(route('PATCH', 'service-bookings/{id}', 'Save status, payment, notes and room'))
    .input(OfBooking.extend(staffEdit))
    .output(ServiceBooking),
  see: oc
    .errors(commonErrors)
    .route(
      route('PUT', 'service-bookings/{id}/seen', 'Say that one has seen it; no effect on a support visit'),
    )
    .input(OfHotel.extend({ id: Id }))
    .output(ServiceBooking),
  take: oc
    .errors(changeErrors)
    .route(
      route('POST', 'service-bookings/{id}/take', 'Say who does it; without a name, oneself; null: nobody'),
    )
    .input(OfBooking.extend({ name: optionalText(NAME_LENGTH).optional() }))
    .output(ServiceBooking),
  escalate: oc
    .errors(changeErrors)
    .route(
      route('POST', 'service-bookings/{id}/escalate', 'Call for help with it, or say that none is needed'),
    )
    .input(OfBooking.extend({ isEscalated: z.boolean() }))
    .output(ServiceBooking),
  move: oc
    .errors({ ...changeErrors, ...slotErrors })
    .route(route('POST', 'service-bookings/{id}/move', 'Move an appointment'))
    .input(OfBooking.extend(Moved))
    .output(ServiceBooking),
  complete: oc
    .errors(changeErrors)
    .route(route('POST', 'service-bookings/{id}/complete', 'Complete a request or an appointment'))
    .input(OfBooking)
    .output(ServiceBooking),
  cancel: oc
    .errors(changeErrors)
    .route(route('POST', 'service-bookings/{id}/cancel', 'Cancel a request or an appointment'))
    .input(OfBooking.extend({ reason: z.enum(STAFF_CANCEL_REASONS.request).nullable().default(null) }))
    .output(ServiceBooking),
  reopen: oc
    .errors({ ...changeErrors, ...slotErrors })
    .route(route('POST', 'service-bookings/{id}/reopen', 'Reopen a previous request or appointment'))
    .input(OfBooking)
    .output(ServiceBooking),
}
