import { and, asc, count, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import { RESOURCE_TEXTS } from '../fields.ts'
import type { Resource, ResourceDraft } from '../resources-contract.ts'
import { resourceBlocks, resources } from './table.ts'

const toResource = ({ hotelId: _hotel, createdAt: _at, ...row }: typeof resources.$inferSelect): Resource =>
  unflatten(RESOURCE_TEXTS, row)

const IN_ORDER = [asc(resources.createdAt), asc(resources.id)]
const ofHotel = (hotelId: string, ids?: readonly string[]) =>
  and(eq(resources.hotelId, hotelId), ids && inArray(resources.id, [...ids]))

/** The hotel's resources, oldest first; some of them only, if ids are given. */
export async function listResources(tx: Tx, hotelId: string, ids?: readonly string[]): Promise<Resource[]> {
  if (ids?.length === 0) return []
  const rows = await tx
    .select()
    .from(resources)
    .where(ofHotel(hotelId, ids))
    .orderBy(...IN_ORDER)
  return rows.map(toResource)
}

/** Some resources, held until the transaction ends, one after another, so that nobody waits in a circle. */
export async function holdResources(tx: Tx, hotelId: string, ids: readonly string[]): Promise<Resource[]> {
  if (ids.length === 0) return []
  const held = await tx
    .select()
    .from(resources)
    .where(ofHotel(hotelId, ids))
    .orderBy(asc(resources.id))
    .for('update')
  return held.map(toResource)
}

export async function countResources(tx: Tx, hotelId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(resources).where(ofHotel(hotelId))
  return row?.count ?? 0
}

export async function addResource(tx: Tx, hotelId: string, draft: ResourceDraft): Promise<Resource> {
  const [row] = await tx
    .insert(resources)
    .values({ ...flatten(RESOURCE_TEXTS, draft), hotelId })
    .returning()
  if (!row) throw new Error('A resource was not added')
  return toResource(row)
}

export async function saveResource(tx: Tx, hotelId: string, id: string, draft: ResourceDraft) {
  const [row] = await tx
    .update(resources)
    .set({ ...flatten(RESOURCE_TEXTS, draft), version: sql`${resources.version} + 1` })
    .where(ofHotel(hotelId, [id]))
    .returning()
  if (!row) throw new Error('A resource was not saved')
  return toResource(row)
}

export const removeResource = (tx: Tx, hotelId: string, id: string) =>
  tx.delete(resources).where(ofHotel(hotelId, [id]))

export type Block = { id: string; resourceId: string; beginsAt: Date; endsAt: Date; reason: string | null }

/** When these resources cannot be had, as far as it touches a time. */
export async function listBlocks(
  tx: Tx,
  hotelId: string,
  ids: readonly string[] | null,
  { from, until }: { from: Date; until: Date },
): Promise<Block[]> {
  if (ids?.length === 0) return []
  const { id, resourceId, beginsAt, endsAt, reason } = resourceBlocks
  return tx
    .select({ id, resourceId, beginsAt, endsAt, reason })
    .from(resourceBlocks)
    .where(
      and(
        eq(resourceBlocks.hotelId, hotelId),
        lt(beginsAt, until),
        gt(endsAt, from),
        ids ? inArray(resourceId, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(beginsAt), asc(id))
}

export async function addBlock(tx: Tx, block: typeof resourceBlocks.$inferInsert): Promise<Block> {
  const [row] = await tx.insert(resourceBlocks).values(block).returning()
  if (!row) throw new Error('A block was not added')
  return row
}

/** @returns what was removed; null where it is gone */
export async function removeBlock(tx: Tx, hotelId: string, id: string): Promise<Block | null> {
  const [row] = await tx
    .delete(resourceBlocks)
    .where(and(eq(resourceBlocks.hotelId, hotelId), eq(resourceBlocks.id, id)))
    .returning()
  return row ?? null
}
