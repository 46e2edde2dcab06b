import { sql } from 'drizzle-orm'
import { bytes } from '#kit/server/bytes-column.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Trait } from '#features/dietary/traits.ts'
import type { ServiceCategory } from '#features/categories/all.ts'
import type { Team } from '#features/categories/declare.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { BookingState, BookingStatus, PaymentStatus } from '../contract.ts'
import type { BookingKind, CANCEL_REASONS } from '../kinds.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** All bookings, of whatever kind; only this folder knows it, others read by `bookingsOf`. */
export const serviceBookings = pgTable(
  'service_bookings',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    guestId: uuid('guest_id'),
    guestName: text('guest_name').notNull(),
    roomNumber: text('room_number').notNull(),
    /** The previous room, if the booking was moved. */
    movedFrom: text('moved_from'),
    serviceCategory: text('service_category').$type<ServiceCategory>().notNull().default('room_service'),
    kind: text().$type<BookingKind>().notNull().default('order'),
    serviceName: text('service_name').notNull(),
    serviceIcon: text('service_icon').notNull(),
    /**
     * What was booked, as it was then: of an order `{ items: [{ id, name, name_ar, name_bs, quantity, price, image_url }] }`,
     * of a request or an appointment its answers, its resource and its times.
     */
    orderDetails: jsonb('order_details').$type<unknown>().notNull(),
    totalPrice: integer('total_price').notNull(),
    /** The hotel's currency when the order was placed. */
    currency: text().notNull().default('USD'),
    specialInstructions: text('special_instructions'),
    avoids: text().array().$type<Trait[]>().notNull().default([]),
    concernsHealth: boolean('concerns_health').notNull().default(false),
    acknowledgedBy: text('acknowledged_by'),
    acknowledgedAt: moment('acknowledged_at'),
    /** When a member of staff saw that it waits, and who; null while nobody has. */
    seenAt: moment('seen_at'),
    seenBy: text('seen_by'),
    /** Since when, unseen, it has been everybody's; also of one that was seen later. */
    alertedAt: moment('alerted_at'),
    dueAt: moment('due_at'),
    promisedAt: moment('promised_at'),
    guestLanguage: text('guest_language').$type<Language>(),
    made: integer().array().notNull().default([]),
    enteredBy: text('entered_by'),
    /** Whether a guest placed it from a card in the chat; null where nobody said so. Nothing but figures is made of it. */
    fromChat: boolean('from_chat'),
    /** Of requests and appointments: the offer, who does it, and where and when. */
    offerId: uuid('offer_id'),
    team: text().$type<Team>(),
    takenBy: text('taken_by'),
    escalatedAt: moment('escalated_at'),
    resourceId: uuid('resource_id'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    busyUntil: moment('busy_until'),
    places: integer(),
    cancelReason: text('cancel_reason').$type<(typeof CANCEL_REASONS)[BookingKind][number]>(),
    translations: jsonb().$type<{ text: string; translation: string }[] | null>(),
    status: text().$type<BookingStatus>().notNull().default('pending'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull().default('open'),
    bookingStatus: text('booking_status').$type<BookingState>().notNull().default('open'),
    staffNotes: text('staff_notes'),
    version: integer().notNull().default(1),
    idempotencyKey: uuid('idempotency_key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    preparationAt: moment('preparation_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    completedAt: moment('completed_at'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(room_number || chr(10) || guest_name || chr(10) || left(id::text, 8))`,
    ),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

/** How many previous bookings each hotel has; null or no row while that is not known. */
export const bookingCounts = pgTable('booking_counts', {
  hotelId: uuid('hotel_id').primaryKey(),
  previous: integer(),
  countedAt: moment('counted_at'),
})
