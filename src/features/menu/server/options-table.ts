import { boolean, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import { textNames } from '#kit/shared/texts.ts'

/** What the texts of groups and choices are called where they lie flat. */
export const OPTION_TEXTS = { name: textNames('name') }

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
    orderIndex: integer('order_index').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
