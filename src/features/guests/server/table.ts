import { sql } from 'drizzle-orm'
import { bytes } from '#kit/server/bytes-column.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const guests = pgTable(
  'guests',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    loginName: text('login_name').notNull(),
    roomNumber: text('room_number').notNull(),
    loginKey: text('login_key').notNull(),
    roomKey: text('room_key').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(login_name || chr(10) || room_number)`),
    /** Null until `foldGuests` has run. */
    loginAlike: text('login_alike'),
    roomAlike: text('room_alike'),
    isAccountDue: boolean('is_account_due').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    stayBeganAt: timestamp('stay_began_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the one-time code; null when there is none. */
    codeHash: bytes('code_hash'),
    /** What must not be in their food, for this stay. */
    avoids: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
