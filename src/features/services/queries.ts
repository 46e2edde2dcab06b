import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import type { Service } from './contract.ts'
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
