import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ServiceIcon } from '../contract.ts'

export const globalServices = pgTable('global_services', {
  id: uuid().primaryKey().defaultRandom(),
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
    icon: text().$type<ServiceIcon>().notNull(),
    enabled: boolean().notNull().default(true),
    orderIndex: integer('order_index').notNull().default(0),
    path: text(),
    labelEn: text('label_en').notNull(),
    labelAr: text('label_ar'),
    labelBs: text('label_bs'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
