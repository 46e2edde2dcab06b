import type { Danger } from '#features/language/dangers.ts'
import type { Language } from '#kit/shared/languages.ts'
import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How often a hotel's assistant asked the model or the webhook, by the day of the hotel's clock. */
export const outsideCalls = pgTable(
  'chat_outside_calls',
  {
    hotelId: uuid('hotel_id').notNull(),
    day: date().notNull(),
    calls: integer().notNull().default(0),
    visitorCalls: integer('visitor_calls').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.day] })],
)

/** What a hotel says in an emergency in place of our text. */
export const emergencyTexts = pgTable(
  'emergency_texts',
  {
    hotelId: uuid('hotel_id').notNull(),
    danger: text().$type<Danger>().notNull(),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.danger, table.language] })],
)

/** How calls of the platform's webhook ended. */
export const webhookCalls = pgTable(
  'platform_webhook_calls',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ok: boolean().notNull(),
    /** Our own reason code (`timeout`, `answered-502`); null on success. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
