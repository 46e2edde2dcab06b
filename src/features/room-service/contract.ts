import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Avoided, DeclaredTraits } from '#features/dietary/contract.ts'
import { DELAYS } from '#features/kitchen/rules.ts'
import { Station } from '#features/menu/dish-shapes.ts'
import { isInReach, isQuarter } from '#kit/shared/day.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Clock, Currency, Id, Money, OfHotel, optionalText, Texts } from '#kit/shared/shapes.ts'
import { CHOSEN_MAX } from '#features/menu/limits.ts'
import { LINE_NOTE_LENGTH, LINES_MAX, QUANTITY_MAX } from './limits.ts'
import { NOTE_LENGTH } from '#features/bookings/limits.ts'
import { lineKey } from './line-key.ts'
import { CANCEL_REASONS, STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import {
  BookingQuery,
  changeErrorsOf,
  commonFields,
  OfBooking,
  ownFields,
  listOf,
  pageOf,
  PaymentStatus,
  Period,
  staffEdit,
  staffFields,
} from '#features/bookings/contract.ts'

export const GuestOrderStatus = z.enum(['pending', 'preparing', 'delivered', 'cancelled'])
export type GuestOrderStatus = z.infer<typeof GuestOrderStatus>

export const Quantity = z.int().min(1).max(QUANTITY_MAX)

export const CancelReason = z.enum(CANCEL_REASONS.order)
export type CancelReason = z.infer<typeof CancelReason>

/** A choice as it was when ordered, with what it added to the price of one. */
export const LineChoice = z.object({ id: Id, name: Texts, price: Money, traits: DeclaredTraits })
export type LineChoice = z.infer<typeof LineChoice>

/** A dish as it was when ordered, with its choices; `price` is of one, choices included, and `id` the dish's. */
export const OrderLine = z.object({
  id: Id,
  name: Texts,
  quantity: Quantity,
  price: Money,
  imageUrl: z.string().nullable(),
  choices: z.array(LineChoice),
  note: z.string().nullable(),
  /** What was declared of the dish, its choices apart. */
  traits: DeclaredTraits,
  station: Station.nullable(),
})
export type OrderLine = z.infer<typeof OrderLine>

const orderFields = {
  ...commonFields,
  kind: z.literal('order'),
  serviceCategory: z.literal('room_service'),
  serviceName: z.string(),
  serviceIcon: z.string(),
  /** Null when the stored order cannot be parsed; the screens then say `Invalid order data`. */
  lines: z.array(OrderLine).nullable(),
  specialInstructions: z.string().nullable(),
  /** What the guest avoided when ordering, and the allergens that the notes name. */
  avoids: Avoided,
  /** Whether a note speaks of health without naming an allergen: `Allergic to kiwi`. */
  concernsHealth: z.boolean(),
  /** When somebody in the kitchen said that they have seen either. */
  acknowledgedAt: z.iso.datetime().nullable(),
  cancelReason: CancelReason.nullable(),
}

/** An order as its guest sees it (BKG-05). */
export const GuestOrder = z.object({ ...orderFields, ...ownFields, status: GuestOrderStatus })
export type GuestOrder = z.infer<typeof GuestOrder>

/** An order as staff see it. */
export const Order = z.object({
  ...orderFields,
  ...staffFields,
  /** The member of staff who has seen what the guest avoids. */
  acknowledgedBy: z.string().nullable(),
  /** The places of the lines that are ready, from 0. */
  made: z.array(z.int()),
  /** The guest's notes in the kitchen's language, as a machine translated them; null until it has. */
  translations: z.array(z.object({ text: z.string(), translation: z.string() })).nullable(),
})
export type Order = z.infer<typeof Order>

/** A dish that is asked for, and how. */
const NewOrderItem = z.strictObject({
  itemId: Id,
  quantity: Quantity,
  choices: z
    .array(Id)
    .max(CHOSEN_MAX)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
  note: optionalText(LINE_NOTE_LENGTH).default(null),
})

/** What the order form submits: ids, quantities and the total shown; prices from the client are never trusted. */
export const NewOrder = z.strictObject({
  items: z
    .array(NewOrderItem)
    .max(LINES_MAX)
    .refine((items) => new Set(items.map(lineKey)).size === items.length),
  shownTotal: Money,
  /** The currency of the total shown. */
  currency: Currency,
  specialInstructions: optionalText(NOTE_LENGTH).default(null),
  /** A quarter of an hour at which it is wanted; null: as soon as possible. */
  dueAt: z.iso.datetime().refine(isInReach).refine(isQuarter).nullable().default(null),
  /** The language of the guest's screen. */
  language: z.enum(LANGUAGES).optional(),
  /** Whether any of it was put into the cart from a card in the chat. */
  fromChat: z.boolean().optional(),
})
export type NewOrder = z.infer<typeof NewOrder>

const placeErrors = {
  ...commonErrors,
  EMPTY_CART: { status: 400 },
  SERVICE_UNAVAILABLE: { status: 409 },
  /**
   * The menu or its currency has changed: `lines` are the current ones, in the requested order; unavailable items are
   * missing. `left` are dishes of which fewer portions are left than asked for, `later` those that cannot be had at
   * that time of the day.
   */
  ORDER_CHANGED: {
    status: 409,
    data: z.object({
      lines: z.array(OrderLine),
      totalPrice: Money,
      currency: Currency,
      left: z.array(z.object({ id: Id, left: z.int() })),
      later: z.array(Id),
    }),
  },
  /** Room service takes no orders for that time of the day. */
  KITCHEN_CLOSED: { status: 409, data: z.object({ opens: Clock, closes: Clock }) },
  ORDERS_PAUSED: { status: 409, data: z.object({ pausedUntil: z.iso.datetime() }) },
  /** The chosen time has passed, is sooner than the kitchen promises, or is after the stay. */
  TIME_UNAVAILABLE: { status: 409 },
  KEY_REUSED: { status: 422 },
} as const

const changeErrors = {
  ...changeErrorsOf(Order),
  /** First somebody must say that they have seen what the guest avoids. */
  NOT_ACKNOWLEDGED: { status: 409, data: z.object({ current: Order }) },
} as const

/** What a guest who orders now can expect. */
export const Promised = z.object({
  /** When room service takes orders, by the hotel's clock; both null: always. */
  opens: Clock.nullable(),
  closes: Clock.nullable(),
  pausedUntil: z.iso.datetime().nullable(),
  /** Minutes from order to door. */
  minutes: z.int(),
  /** Whether guests may cancel what nobody has confirmed yet. */
  guestsCancel: z.boolean(),
})
export type Promised = z.infer<typeof Promised>

/** Which of the hotel's orders are to be listed. */
export const OrderQuery = BookingQuery.extend({ payment: PaymentStatus.nullable().default(null) })

export const ordersContract = {
  place: oc
    .errors(placeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings',
      summary: 'Place a room service order',
      tags: ['Bookings'],
    })
    // `guestId`: the guest on the screen; a session of another guest must not order in their name
    .input(OfHotel.extend({ guestId: Id.optional(), key: z.uuid(), order: NewOrder }))
    .output(GuestOrder),
  placeFor: oc
    .errors(placeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings-for-guests',
      summary: 'Enter a room service order for a guest',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ guestId: Id, key: z.uuid(), order: NewOrder }))
    .output(Order),
  promise: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/promise',
      summary: 'When room service takes orders, and how soon it brings them',
      tags: ['Bookings'],
    })
    .input(OfHotel)
    .output(Promised),
  delay: oc
    .errors(commonErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/delay',
      summary: 'Promise orders some minutes later: those under way, and those of the next hour',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ minutes: z.literal(DELAYS) }))
    .output(Promised),
  listMine: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/my-bookings',
      summary: "The guest's own bookings, newest first",
      tags: ['Bookings'],
    })
    .input(OfHotel)
    .output(z.array(GuestOrder)),
  cancelMine: oc
    .errors({
      ...commonErrors,
      /** Somebody has confirmed or begun it, it is over, or the hotel does not allow it; `current` is how it stands. */
      CANCEL_REFUSED: { status: 409, data: z.object({ current: GuestOrder }) },
    })
    .route({
      method: 'POST',
      path: '/hotels/{slug}/my-bookings/{id}/cancel',
      summary: 'Cancel an order of one’s own that nobody has confirmed yet',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(GuestOrder),
  list: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/bookings',
      summary: 'Bookings of the hotel, newest first',
      tags: ['Bookings'],
    })
    .input(OrderQuery)
    .output(z.object(listOf(Order))),
  listPeriod: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/bookings-of-period',
      summary: "Bookings ordered from one day to another of the hotel's calendar, oldest first",
      tags: ['Bookings'],
    })
    .input(Period)
    .output(z.object(pageOf(Order))),
  get: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/bookings/{id}',
      summary: 'One booking',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(Order),
  update: oc
    .errors(changeErrors)
    .route({
      method: 'PATCH',
      path: '/hotels/{slug}/bookings/{id}',
      summary: 'Save status, payment and notes of an open booking, and correct its room',
      tags: ['Bookings'],
    })
    .input(OfBooking.extend(staffEdit))
    .output(Order),
  see: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/bookings/{id}/seen',
      summary:
        'Say that one has seen it, which no change of the booking alters; no effect on a support visit',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(Order),
  acknowledge: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/{id}/acknowledge',
      summary: 'Say that one has seen what the guest avoids, which no change of the booking alters',
      tags: ['Bookings'],
    })
    .input(OfHotel.extend({ id: Id }))
    .output(Order),
  tick: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/{id}/tick',
      summary: 'Tick a line of an open booking off, or on again',
      tags: ['Bookings'],
    })
    .input(
      OfHotel.extend({
        id: Id,
        line: z
          .int()
          .min(0)
          .max(LINES_MAX - 1),
        isMade: z.boolean(),
      }),
    )
    .output(Order),
  complete: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/{id}/complete',
      summary: 'Complete an open booking',
      tags: ['Bookings'],
    })
    .input(OfBooking)
    .output(Order),
  cancel: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/{id}/cancel',
      summary: 'Cancel an open booking',
      tags: ['Bookings'],
    })
    .input(OfBooking.extend({ reason: z.enum(STAFF_CANCEL_REASONS.order).nullable().default(null) }))
    .output(Order),
  reopen: oc
    .errors(changeErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/bookings/{id}/reopen',
      summary: 'Reopen a previous booking',
      tags: ['Bookings'],
    })
    .input(OfBooking)
    .output(Order),
}
