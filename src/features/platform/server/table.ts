import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const featureFlags = pgTable('feature_flags', {
  flagName: text('flag_name').primaryKey(),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const platformSettings = pgTable('platform_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: text('setting_value').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
