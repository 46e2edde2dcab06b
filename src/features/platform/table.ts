import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const featureFlags = pgTable('feature_flags', {
  flagName: text('flag_name').primaryKey(),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
