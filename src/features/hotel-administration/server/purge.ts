import { sessions } from '#features/accounts/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { sql } from 'drizzle-orm'
import { type Actor, SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { deleteBatch, inBatches } from '#kit/server/delete-rows.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { Storage } from '#kit/server/storage.ts'

type Tools = { database: Database; storage: Storage }
type Deleted = { id: string; slug: string; name: string; deletedAt: string }

/** Deleted hotels whose grace period is over, oldest first, including those whose purge was interrupted. */
export const listDueHotels = (tx: Tx, graceDays: number) =>
  tx.execute<Deleted>(sql`SELECT id, slug, name, deleted_at AS "deletedAt" FROM ${hotels}
    WHERE deleted_at < now() - make_interval(days => ${graceDays}) OR purge_started_at IS NOT NULL
    ORDER BY deleted_at`)

/** The tables with rows that belong to hotels; those referenced by others come last. Not all of them refer to `hotels`. */
const tenantTables = (tx: Tx) =>
  tx.execute<{ name: string; key: string }>(sql`
    SELECT c.relname AS name, (SELECT string_agg(quote_ident(k.attname), ', ') FROM pg_index i
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) AS key
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attname = 'hotel_id' AND NOT a.attisdropped
    ORDER BY (SELECT count(*) FROM pg_constraint f WHERE f.confrelid = c.oid), c.relname`)

/**
 * Erases a deleted hotel permanently: its rows in bounded batches, its files, then the hotel. One audit entry remains.
 */
export async function purgeHotel({ database, storage }: Tools, actor: Actor, hotelId: string) {
  const run = <T>(work: (tx: Tx) => Promise<T>) => database.withActor(SYSTEM, work)
  const [started] = await run(async (tx) => {
    await tx.execute(sql`UPDATE ${hotels} SET purge_started_at = now()
      WHERE id = ${hotelId} AND deleted_at IS NOT NULL AND purge_started_at IS NULL`)
    return tx.execute(sql`SELECT 1 FROM ${hotels} WHERE id = ${hotelId} AND purge_started_at IS NOT NULL`)
  })
  if (!started) return
  const tables = (await run(tenantTables)).map(({ name, key }) => ({
    table: sql`${sql.identifier(name)}`,
    key: sql.raw(key),
  }))
  const isOfHotel = sql`hotel_id = ${hotelId}`
  for (const one of tables) {
    await inBatches(database, (tx) => deleteBatch(tx, one, isOfHotel))
  }
  await storage.removeAllOf(hotelId)
  await database.withActor(SYSTEM, async (tx) => {
    // Whoever wrote meanwhile held the hotel or one of its guests, and has ended.
    await lockExclusive(tx, hotelId, 'audit')
    for (const { table } of tables) await tx.execute(sql`DELETE FROM ${table} WHERE ${isOfHotel}`)
    const [gone] = await tx.execute<Omit<Deleted, 'id'>>(sql`DELETE FROM ${hotels} WHERE id = ${hotelId}
      RETURNING slug, name, deleted_at AS "deletedAt"`)
    if (!gone) return
    await recordChange(tx, actor, {
      hotelId: null,
      action: 'purge',
      entity: 'hotel',
      entityId: hotelId,
      before: gone,
    })
  })
}

/** Purges every hotel that was deleted longer ago than the grace period; returns their slugs. */
export async function purgeDueHotels(tools: Tools, graceDays: number): Promise<string[]> {
  const due = await tools.database.withActor(SYSTEM, (tx) => listDueHotels(tx, graceDays))
  for (const { id } of due) await purgeHotel(tools, SYSTEM, id)
  return due.map(({ slug }) => slug)
}

/** Restores a deleted hotel as inactive; false when it is not deleted, or its purge has started. */
export async function restoreHotel(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const [hotel] = await tx.execute<{ slug: string }>(sql`
    UPDATE ${hotels} SET deleted_at = NULL, version = version + 1
    WHERE id = ${id} AND deleted_at IS NOT NULL AND purge_started_at IS NULL RETURNING slug`)
  if (!hotel) return false
  // Whoever was signing in while the hotel was deleted is not signed in again by this.
  await tx.execute(sql`DELETE FROM ${sessions} WHERE hotel_id = ${id}`)
  const change = { hotelId: id, action: 'restore', entity: 'hotel', entityId: id, after: hotel }
  await recordChange(tx, actor, change)
  return true
}
