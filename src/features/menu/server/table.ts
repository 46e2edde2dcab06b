import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MenuCategory } from '../contract.ts'

export const menuItems = pgTable(
  'menu_items',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    nameAr: text('name_ar'),
    nameBs: text('name_bs'),
    description: text().notNull().default(''),
    descriptionAr: text('description_ar'),
    descriptionBs: text('description_bs'),
    price: integer().notNull(),
    category: text().$type<MenuCategory>().notNull().default('Main Courses'),
    imageUrl: text('image_url'),
    enabled: boolean().notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
