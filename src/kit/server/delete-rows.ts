import { type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from './actor.ts'
import type { Database, Tx } from './database.ts'

/** The number of rows that one transaction deletes: millions at once would time out and hold others up. */
const BATCH = 2000

/** Deletes up to 2,000 of the matching rows; returns whether there may be more. */
export async function deleteBatch(tx: Tx, table: SQL, isMatch: SQL): Promise<boolean> {
  const deleted = await tx.execute(sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${isMatch} LIMIT ${BATCH})) RETURNING 1`)
  return deleted.length === BATCH
}

/** Repeats `step` in transactions of its own until it returns false. */
export async function inBatches(database: Database, step: (tx: Tx) => Promise<boolean>) {
  for (let hasMore = true; hasMore;) hasMore = await database.withActor(SYSTEM, step)
}
