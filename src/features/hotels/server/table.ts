import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const hotels = pgTable('hotels', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  name: text().notNull(),
  logoUrl: text('logo_url'),
  coverUrl: text('cover_url'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  isActive: boolean('is_active').notNull().default(true),
  primaryColor: text('primary_color'),
  bookingSupportNumber: text('booking_support_number'),
  currency: text().notNull().default('USD'),
  timeZone: text('time_zone').notNull().default('UTC'),
  address: text(),
  checkInTime: text('check_in_time'),
  checkOutTime: text('check_out_time'),
  website: text(),
  instagram: text(),
  facebook: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  purgeStartedAt: timestamp('purge_started_at', { withTimezone: true }),
  searchKey: text('search_key').generatedAlwaysAs(sql``),
})
