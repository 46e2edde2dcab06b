import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import { ANNOUNCEMENT_TEXTS } from '../rules.ts'

export const announcements = pgTable(
  'announcements',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    ...textColumns(ANNOUNCEMENT_TEXTS.title),
    ...textColumns(ANNOUNCEMENT_TEXTS.description),
    imageUrl: text('image_url'),
    published: boolean().notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    /** When guests' phones were told of it; null for not yet. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
