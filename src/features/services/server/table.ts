import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { textColumns } from '#kit/server/text-columns.ts'
import { textNames } from '#kit/shared/texts.ts'
import type { ServiceCategory, ServiceIcon } from '#features/categories/all.ts'

/** Names of a service's texts where each language has a field of its own. */
export const SERVICE_TEXTS = { label: textNames('label', 'labelEn') }

export const globalServices = pgTable('global_services', {
  id: uuid().primaryKey().defaultRandom(),
  category: text().$type<ServiceCategory>().notNull(),
  icon: text().$type<ServiceIcon>().notNull(),
  serviceName: text('service_name').notNull(),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  orderIndex: integer('order_index').notNull().default(0),
})

export const services = pgTable(
  'services',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    category: text().$type<ServiceCategory>().notNull(),
    icon: text().$type<ServiceIcon>().notNull(),
    enabled: boolean().notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    path: text(),
    ...textColumns(SERVICE_TEXTS.label),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
