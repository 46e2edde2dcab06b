import type pg from 'pg'
import { lockSchema } from '#kit/server/migrate.ts'
import { refuseUsed } from '../backup/replaced-database.ts'
import { refuseUnfit } from './check.ts'
import { type Placed, planTables } from './plan.ts'

type Key = { table: string; name: string; definition: string }

/**
 * Spreads the hotels' tables over the workers of a Citus cluster, all of them in one transaction: what is there already
 * stays as it is. Throws, with the database as it was, where it is not fit for it or anybody uses it.
 * @param client a connection as the owner, which nothing ends
 * @param shards how many pieces the tables are cut into; never changes afterwards
 * @returns the tables that were distributed now
 */
export async function distribute(
  client: pg.Client,
  { serverRole, shards, tell }: { serverRole: string; shards: number; tell(line: string): void },
): Promise<Placed[]> {
  await lockSchema(client)
  await refuseUnfit(client, serverRole)
  await settle(client)
  const waiting = (await planTables(client)).filter(({ isThere }) => !isThere)
  if (waiting.length === 0) return []
  await refuseUsed(client)
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential';
      SET LOCAL citus.shard_count = ${shards}; SET LOCAL citus.enable_unsafe_triggers = on;
      SET LOCAL client_min_messages = warning`)
    const keys = await takeKeysOff(client, waiting)
    for (const [at, table] of waiting.entries()) {
      tell(`  ${at + 1} of ${waiting.length}: ${table.name} ...`)
      await move(client, table)
    }
    tell(`  ${keys.length} foreign keys ...`)
    for (const { table, name, definition } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  await client.query('ANALYZE')
  return waiting
}

/**
 * What a distributed database needs for good: the fence of a transaction (kit/server/fence.ts) holds on the workers, too,
 * and its owner can change several tables in one transaction.
 */
export async function settle(client: pg.Client) {
  const database = client.escapeIdentifier(client.database ?? '')
  await client.query(`ALTER DATABASE ${database} SET citus.propagate_set_commands = 'local';
    ALTER ROLE CURRENT_USER IN DATABASE ${database} SET citus.multi_shard_modify_mode = 'sequential'`)
}

/** Drops the foreign keys from and to tables that are about to be distributed, as both ends must be. */
async function takeKeysOff(client: pg.Client, tables: readonly Placed[]): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0
       AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
     ORDER BY 1, 2`,
    [tables.map(({ name }) => name)],
  )
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return rows
}

async function countRows(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)
  return rows[0]?.count ?? ''
}

/** Distributes one table. The owner is fenced, too, and would otherwise move no row. */
async function move(client: pg.Client, { name, place }: Placed) {
  await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`)
  const before = await countRows(client, name)
  await client.query(
    place === 'every node'
      ? `SELECT create_reference_table('${name}')`
      : `SELECT create_distributed_table('${name}', 'hotel_id'${name === 'guests' ? '' : `, colocate_with => 'guests'`})`,
  )
  const after = await countRows(client, name)
  if (after !== before)
    throw new Error(`Of ${before} rows of ${name}, ${after} arrived; nothing was changed.`)
  await client.query(`SELECT truncate_local_data_after_distributing_table('${name}')`)
  if (name !== 'global_services') await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`)
}
