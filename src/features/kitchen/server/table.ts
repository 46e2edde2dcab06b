import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/shared/languages.ts'
import { DEFAULT_PROMISE } from '../rules.ts'

/** A hotel without a row takes orders at any time, and promises the default. */
export const kitchens = pgTable('kitchens', {
  hotelId: uuid('hotel_id').primaryKey(),
  opens: text(),
  closes: text(),
  language: text().$type<Language>(),
  defaultMinutes: integer('default_minutes').notNull().default(DEFAULT_PROMISE),
  guestsCancel: boolean('guests_cancel').notNull().default(true),
  delayMinutes: integer('delay_minutes').notNull().default(0),
  delayUntil: timestamp('delay_until', { withTimezone: true }),
  pausedUntil: timestamp('paused_until', { withTimezone: true }),
  version: integer().notNull().default(1),
})
