import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BookingState, BookingStatus, PaymentStatus } from '#features/bookings/contract.ts'
import type { Category, Kind, Team } from '#features/offers/categories/declare.ts'
import type { Answered } from '#features/offers/pricing.ts'
import { bytes } from '#kit/server/bytes-column.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Work } from '../contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What is kept of an offer as it was when booked. */
export type Details = Pick<Work, 'name' | 'imageUrl' | 'resource' | 'needsAnswer'> & {
  /** A picture is missing in those of earlier releases. */
  answers: (Omit<Answered, 'picture'> & Partial<Pick<Answered, 'picture'>>)[]
  /** Missing in those that staff have not moved. */
  movedFromTime?: string | null
  /** Not of what was booked before offers had one. */
  icon?: Work['icon']
  cancelMinutes: number
  stepMinutes: number
  bufferMinutes: number
}

/**
 * The table of all bookings, as requests and appointments use it; only transactions `withServices` meet them
 * (`db/rls.sql`).
 */
export const serviceWork = pgTable(
  'service_bookings',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    guestId: uuid('guest_id'),
    guestName: text('guest_name').notNull(),
    roomNumber: text('room_number').notNull(),
    movedFrom: text('moved_from'),
    category: text('service_category').$type<Category>().notNull(),
    kind: text().$type<Kind>().notNull(),
    offerId: uuid('offer_id'),
    team: text().$type<Team>().notNull(),
    serviceName: text('service_name').notNull(),
    serviceIcon: text('service_icon').notNull(),
    details: jsonb('order_details').$type<Details>().notNull(),
    totalPrice: integer('total_price').notNull(),
    currency: text().notNull(),
    note: text('special_instructions'),
    dueAt: moment('due_at'),
    promisedAt: moment('promised_at'),
    resourceId: uuid('resource_id'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    busyUntil: moment('busy_until'),
    places: integer(),
    guestLanguage: text('guest_language').$type<Language>(),
    enteredBy: text('entered_by'),
    takenBy: text('taken_by'),
    escalatedAt: moment('escalated_at'),
    cancelReason: text('cancel_reason').$type<Work['cancelReason']>(),
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
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
