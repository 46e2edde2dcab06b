import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const supportVisits = pgTable('support_visits', {
  hotelId: uuid('hotel_id').notNull(),
  id: uuid().notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  reason: text().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
