import { type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from './actor.ts'
import type { Database, Tx } from './database.ts'

/** The number of rows that one transaction deletes: millions at once would time out and hold others up. */
const BATCH = 2000

/** A table, and the columns of its primary key. */
export type Keyed = { table: SQL; key: SQL }

/** Deletes up to 2,000 of the matching rows; returns whether there may be more. */
export async function deleteBatch(tx: Tx, { table, key }: Keyed, isMatch: SQL): Promise<boolean> {
  const deleted = await tx.execute(sql`
    WITH due AS MATERIALIZED (SELECT ${key} FROM ${table} WHERE ${isMatch} LIMIT ${BATCH})
    DELETE FROM ${table} WHERE ${isMatch} AND (${key}) IN (SELECT ${key} FROM due) RETURNING 1`)
  return deleted.length === BATCH
}

/** Repeats `step` in transactions of its own until it returns false. */
export async function inBatches(database: Database, step: (tx: Tx) => Promise<boolean>) {
  for (let hasMore = true; hasMore;) hasMore = await database.withActor(SYSTEM, step)
}
