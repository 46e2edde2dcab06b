import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const announcements = pgTable(
  'announcements',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar'),
    titleBs: text('title_bs'),
    descriptionEn: text('description_en').notNull(),
    descriptionAr: text('description_ar'),
    descriptionBs: text('description_bs'),
    imageUrl: text('image_url'),
    published: boolean().notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
