import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import type { Traits } from '#features/dietary/traits.ts'
import type { MenuCategory, Station } from '../dish-shapes.ts'
import { DISH_TEXTS, OPTION_TEXTS, PART_TEXTS } from '../fields.ts'

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
    /** `infinity` until somebody puts it back. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true, mode: 'string' }),
    optionGroupIds: uuid('option_group_ids').array().notNull().default([]),
    traits: jsonb().$type<Traits>().notNull().default({}),
    partIds: uuid('part_ids').array().notNull().default([]),
    station: text().$type<Station>(),
    stock: integer(),
    orderIndex: integer('order_index').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const optionGroups = pgTable(
  'option_groups',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    ...textColumns(OPTION_TEXTS.name),
    min: integer('min_choices').notNull().default(0),
    max: integer('max_choices').notNull().default(1),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const optionChoices = pgTable(
  'option_choices',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    groupId: uuid('group_id').notNull(),
    ...textColumns(OPTION_TEXTS.name),
    price: integer().notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    traits: jsonb().$type<Traits>().notNull().default({}),
    orderIndex: integer('order_index').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const menuParts = pgTable(
  'menu_parts',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    ...textColumns(PART_TEXTS.name),
    begins: text().notNull(),
    ends: text().notNull(),
    orderIndex: integer('order_index').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
