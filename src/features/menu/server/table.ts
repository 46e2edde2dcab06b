import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import type { MenuCategory } from '../contract.ts'
import { DISH_TEXTS } from '../fields.ts'

export const menuItems = pgTable(
  'menu_items',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    ...textColumns(DISH_TEXTS.name),
    ...textColumns(DISH_TEXTS.description),
    price: integer().notNull(),
    category: text().$type<MenuCategory>().notNull().default('Main Courses'),
    imageUrl: text('image_url'),
    enabled: boolean().notNull().default(true),
    optionGroupIds: uuid('option_group_ids').array().notNull().default([]),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
