import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Service } from '../contract.ts'
import { globalServices, services } from './table.ts'

/** The hotel's services in their order, each with whether the platform has it switched on. */
export const listServices = (tx: Tx, hotelId: string, enabledOnly: boolean): Promise<Service[]> =>
  tx
    .select({
      id: services.id,
      icon: services.icon,
      enabled: services.enabled,
      isGloballyEnabled: globalServices.enabled,
      orderIndex: services.orderIndex,
      path: services.path,
      labelEn: services.labelEn,
      labelAr: services.labelAr,
      labelBs: services.labelBs,
    })
    .from(services)
    .innerJoin(globalServices, eq(globalServices.icon, services.icon))
    .where(and(eq(services.hotelId, hotelId), enabledOnly ? eq(services.enabled, true) : undefined))
    .orderBy(asc(services.orderIndex), asc(services.createdAt))

export async function addServices(tx: Tx, rows: (typeof services.$inferInsert)[]) {
  await tx.insert(services).values(rows)
}

/** Lets no other change to the hotel's services in until the transaction ends, and reads them. */
export async function holdServices(tx: Tx, hotelId: string): Promise<Service[]> {
  await tx.execute(sql`SELECT FROM services WHERE hotel_id = ${hotelId} ORDER BY id FOR UPDATE`)
  return listServices(tx, hotelId, false)
}

export async function saveServiceEnabled(tx: Tx, hotelId: string, id: string, enabled: boolean) {
  await tx
    .update(services)
    .set({ enabled })
    .where(and(eq(services.hotelId, hotelId), eq(services.id, id)))
}

export async function saveServiceOrder(tx: Tx, hotelId: string, ids: readonly string[]) {
  await tx.execute(sql`UPDATE services SET order_index = wanted.at - 1
    FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS wanted (id, at)
    WHERE services.hotel_id = ${hotelId} AND services.id = wanted.id`)
}
