import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/shared/languages.ts'

export const guestDevices = pgTable(
  'guest_devices',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    guestId: uuid('guest_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    deviceId: text('device_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    reachedAt: timestamp('reached_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    failure: text(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
