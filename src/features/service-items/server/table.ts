import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import type { Category } from '#features/categories/all.ts'
import type { Kind, Team } from '#features/categories/declare.ts'
import type { Offer } from '../contract.ts'
import { OFFER_TEXTS, RESOURCE_TEXTS } from '../fields.ts'
import type { OfferIcon } from '../icons.ts'
import type { Question } from '../questions.ts'
import type { Resource } from '../resources-contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const ofHotel = { hotelId: uuid('hotel_id').notNull(), id: uuid().notNull().defaultRandom() }

export const offers = pgTable(
  'offers',
  {
    ...ofHotel,
    category: text().$type<Category>().notNull(),
    kind: text().$type<Kind>().notNull(),
    team: text().$type<Team>().notNull(),
    ...textColumns(OFFER_TEXTS.name),
    ...textColumns(OFFER_TEXTS.description),
    ...textColumns(OFFER_TEXTS.location),
    imageUrl: text('image_url'),
    icon: text().$type<OfferIcon>(),
    price: integer().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    targetMinutes: integer('target_minutes').notNull(),
    asksTime: boolean('asks_time').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    stepMinutes: integer('step_minutes').$type<Offer['stepMinutes']>().notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    cancelMinutes: integer('cancel_minutes').notNull(),
    placesMax: integer('places_max').notNull(),
    needsAnswer: boolean('needs_answer').notNull(),
    resourceIds: uuid('resource_ids').array().notNull(),
    choosesResource: boolean('chooses_resource').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const resources = pgTable(
  'resources',
  {
    ...ofHotel,
    ...textColumns(RESOURCE_TEXTS.name),
    capacity: integer().notNull(),
    week: jsonb().$type<Resource['week']>().notNull(),
    exceptions: jsonb().$type<Resource['exceptions']>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

/** When a resource cannot be had. */
export const resourceBlocks = pgTable(
  'resource_blocks',
  {
    ...ofHotel,
    resourceId: uuid('resource_id').notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
