import type { OpenWeek } from '#features/service-items/resources-contract.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AlertSettings, PersonOnDuty } from '../contract.ts'
import type { Area } from '../areas.ts'
import { type AlertedKind, DEFAULT_MINUTES, type Duty, type Quiet, type StepMinutes } from '../rules.ts'
import { NOTHING, type Noticed } from './noticed.ts'

const minutes = (name: string) => jsonb(name).$type<StepMinutes>().notNull().default(DEFAULT_MINUTES)

/** A hotel without a row has the defaults. */
export const alertSettings = pgTable('alert_settings', {
  hotelId: uuid('hotel_id').primaryKey(),
  order: minutes('order_minutes'),
  request: minutes('request_minutes'),
  appointment: minutes('appointment_minutes'),
  conversation: minutes('conversation_minutes'),
  areas: jsonb().$type<AlertSettings['areas']>().notNull().default({}),
  namesRoom: boolean('names_room').notNull().default(true),
  version: integer().notNull().default(1),
})

export const duties = pgTable(
  'duties',
  {
    hotelId: uuid('hotel_id').notNull(),
    userId: uuid('user_id').notNull(),
    mode: text().$type<Duty['mode']>().notNull(),
    week: jsonb().$type<OpenWeek>(),
    areas: jsonb().$type<PersonOnDuty['areas']>(),
    quiet: jsonb().$type<Quiet>(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.userId] })],
)

export const attendance = pgTable('attendance', {
  hotelId: uuid('hotel_id').primaryKey(),
  attendedAt: timestamp('attended_at', { withTimezone: true }).notNull().defaultNow(),
  heardAt: timestamp('heard_at', { withTimezone: true }),
  areas: jsonb().$type<Partial<Record<Area, number>>>().notNull().default({}),
})

/** The last one of a hotel. */
export const rehearsals = pgTable('rehearsals', {
  hotelId: uuid('hotel_id').primaryKey(),
  id: uuid().notNull(),
  kind: text().$type<AlertedKind>().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  startedBy: text('started_by').notNull(),
  starterId: uuid('starter_id').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  seenBy: text('seen_by'),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  noticed: jsonb().$type<Noticed>().notNull().default(NOTHING),
})
