import { bytes } from '#kit/server/bytes-column.ts'
import type { Language } from '#kit/shared/languages.ts'
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '../contract.ts'
import type { SecondFactor } from '../second-factor.ts'

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  hotelId: uuid('hotel_id'),
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  role: text().$type<StaffRole>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  lastLogin: timestamp('last_login', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  language: text().$type<Language>(),
  mailsAlerts: boolean('mails_alerts').notNull().default(true),
  mailsSummary: boolean('mails_summary').notNull().default(false),
  mailRefusedAt: timestamp('mail_refused_at', { withTimezone: true }),
  mailRefusal: text('mail_refusal'),
})

export const authAccounts = pgTable('auth_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  hotelId: uuid('hotel_id'),
  role: text().$type<StaffRole | 'guest'>().notNull(),
  address: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  guestId: uuid('guest_id'),
  userId: uuid('user_id'),
  secondFactor: jsonb('second_factor').$type<SecondFactor>(),
})

export const knownDevices = pgTable(
  'known_devices',
  {
    hotelId: uuid('hotel_id'),
    accountId: uuid('account_id').notNull(),
    device: text().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.device] })],
)

export const sessions = pgTable('sessions', {
  id: uuid().notNull().defaultRandom(),
  tokenHash: bytes('token_hash').primaryKey(),
  hotelId: uuid('hotel_id'),
  accountId: uuid('account_id').notNull(),
  userAgent: text('user_agent'),
  ipAddress: text('ip_address'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
