import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'

declare const fenced: unique symbol

/** A transaction that row-level security limits to its actor. Only `withActor` creates one. */
export type Tx = Omit<NodePgDatabase, 'execute' | 'transaction'> & {
  readonly [fenced]: true
  /** Runs a raw SQL statement and returns its rows, unmapped: column names and values are PostgreSQL's own. */
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(statement: SQL): Promise<Row[]>
}

const names = new Map<string, string>()

/** Each connection prepares a statement once, under a name derived from its text. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
  if (names.size > 5000) names.clear()
  names.set(text, name)
  return name
}

/**
 * Wraps a connection whose actor is already set.
 * @param keepsPrepared false where a pooler may run each transaction on another connection, which knows no statements
 */
export function transactionOn(client: PoolClient, keepsPrepared: boolean): Tx {
  const query = (config: QueryConfig, values: unknown[] = []) =>
    client.query(
      keepsPrepared && values.length > 0 ? { ...config, name: nameOf(config.text) } : config,
      values,
    )
  const orm = drizzle({ query } as unknown as PoolClient)
  const execute = async (statement: SQL) => (await orm.execute(statement)).rows
  return Object.assign(Object.create(orm) as object, { execute }) as Tx
}
