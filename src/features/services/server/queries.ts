import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { ALL, type ServiceCategory } from '#features/categories/all.ts'
import { textsOf } from '#features/categories/texts.ts'
import type { Tx } from '#kit/server/database.ts'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import { type FlatTexts, flatten, unflatten } from '#kit/shared/texts.ts'
import type { Service } from '../contract.ts'
import { globalServices, SERVICE_TEXTS, services } from './table.ts'

const labels = Object.fromEntries(
  Object.values(SERVICE_TEXTS.label).map((name) => [name, services[name]]),
) as Pick<typeof services, keyof FlatTexts<typeof SERVICE_TEXTS>>

/** The categories of this release: one of a later release, which may serve beside it, is not there for this one. */
const KNOWN = ALL.map(({ category }) => category)
export const isKnown = (column: typeof services.category | typeof globalServices.category) =>
  inArray(column, KNOWN)

/** The hotel's services in display order, each with its platform-wide state. */
export async function listServices(tx: Tx, hotelId: string, enabledOnly: boolean): Promise<Service[]> {
  const rows = await tx
    .select({
      id: services.id,
      category: services.category,
      icon: services.icon,
      enabled: services.enabled,
      isGloballyEnabled: globalServices.enabled,
      orderIndex: services.orderIndex,
      path: services.path,
      ...labels,
    })
    .from(services)
    .innerJoin(globalServices, eq(globalServices.category, services.category))
    .where(
      and(
        eq(services.hotelId, hotelId),
        isKnown(services.category),
        enabledOnly ? eq(services.enabled, true) : undefined,
      ),
    )
    .orderBy(asc(services.orderIndex), asc(services.createdAt))
  return rows.map((row) => unflatten(SERVICE_TEXTS, row))
}

type NewService = Pick<Service, 'category' | 'icon' | 'label'> & Partial<Service> & { hotelId: string }

/** Adds to the platform the categories that are new to it. */
export async function addCategories(tx: Tx) {
  const all = ALL.map(({ category, icon }, orderIndex) => {
    const { name, about } = textsOf(category, DEFAULT_LANGUAGE)
    return { category, icon, orderIndex, serviceName: name, description: about }
  })
  await tx.insert(globalServices).values(all).onConflictDoNothing()
}

export async function addServices(tx: Tx, all: readonly NewService[]) {
  await addCategories(tx)
  await tx.insert(services).values(all.map((service) => flatten(SERVICE_TEXTS, service)))
}

const COMPLETING = 6_312_407
/** The advisory lock of whoever completes hotels: another process may start at the same moment. */
export const lockCompleting = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${COMPLETING})`)

/** The hotels that lack a category of this release: which they have, and how many places are taken by them. */
export const listIncomplete = (tx: Tx) =>
  tx.execute<{ hotelId: string; categories: ServiceCategory[]; places: number }>(sql`
    SELECT hotel_id AS "hotelId", array_agg(category) AS categories, max(order_index) + 1 AS places
    FROM ${services} GROUP BY hotel_id
    HAVING count(*) FILTER (WHERE ${isKnown(services.category)}) < ${KNOWN.length}::int`)

/** Reads the hotel's services and locks them until the transaction ends. */
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

export async function saveServiceAllowed(
  tx: Tx,
  hotelId: string,
  id: string,
  wanted: Pick<Service, 'path' | 'enabled'>,
) {
  await tx
    .update(services)
    .set(wanted)
    .where(and(eq(services.hotelId, hotelId), eq(services.id, id)))
}

/** Takes back every area that the hotel was allowed; nothing else than room service has a path then. */
export async function disallowServices(tx: Tx, hotelId: string) {
  await tx
    .update(services)
    .set({ path: null })
    .where(and(eq(services.hotelId, hotelId), ne(services.category, 'room_service')))
}

export async function saveServiceOrder(tx: Tx, hotelId: string, ids: readonly string[]) {
  await tx.execute(sql`UPDATE services SET order_index = wanted.at - 1
    FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS wanted (id, at)
    WHERE services.hotel_id = ${hotelId} AND services.id = wanted.id`)
}
