import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { DrizzleQueryError, is, Placeholder, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg, { type PoolClient, type QueryConfig } from 'pg'

declare const fenced: unique symbol

/** A transaction that row-level security limits to its actor. Only `withActor` creates one. */
export type Tx = Omit<NodePgDatabase, 'execute' | 'transaction'> & {
  readonly [fenced]: true
  /** Runs a raw SQL statement and returns its rows, unmapped: column names and values are PostgreSQL's own. */
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(statement: SQL): Promise<Row[]>
}

/** A statement as the driver takes it. */
export type Statement = { text: string; values: unknown[] }

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
 * The name under which connections keep a prepared statement; without one it is planned anew each time.
 * @param keepsPrepared false where a pooler may run each transaction on another connection, which knows no statements
 */
export const named = <Config extends QueryConfig>(
  config: Config,
  values: unknown[],
  keepsPrepared: boolean,
): Config => (keepsPrepared && values.length > 0 ? { ...config, name: nameOf(config.text) } : config)

const dialect = new PgDialect()

export function statementOf(statement: SQL | Statement): Statement {
  if ('text' in statement) return statement
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return { text, values }
}

/**
 * Builds the text of a statement once for all its calls. Each of its values is an `sql.placeholder`; one that stands
 * there several times is sent once.
 */
export function compile(statement: SQL): (values: Record<string, unknown>) => Statement {
  const { text, values: params } = statementOf(statement)
  const all = params.map((param) => {
    if (!is(param, Placeholder)) throw new Error('A value of a compiled statement is no placeholder')
    return param.name
  })
  const once = [...new Set(all)]
  const placeOf = (at: string) => once.indexOf(all[Number(at) - 1] ?? '') + 1
  const merged = text.replaceAll(/\$(\d+)/g, (_, at: string) => `$${placeOf(at)}`)
  return (values) => ({ text: merged, values: once.map((name) => values[name]) })
}

/** Dates, times and intervals, and lists of them: those stay as PostgreSQL writes them. */
const AS_TEXT = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary'): unknown =>
    AS_TEXT.has(type) ? (value: string) => value : pg.types.getTypeParser(type, format),
}

export type Row = Record<string, unknown>

/** Sends one statement of a transaction, and returns its rows, unmapped. */
export async function ask(
  client: PoolClient,
  statement: SQL | Statement,
  keepsPrepared: boolean,
): Promise<Row[]> {
  const { text, values } = statementOf(statement)
  try {
    return (await client.query<Row>(named({ text, types }, values, keepsPrepared), values)).rows
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error)
  }
}

/** Wraps a connection whose actor is already set. */
export function transactionOn(client: PoolClient, keepsPrepared: boolean): Tx {
  const query = (config: QueryConfig, values: unknown[] = []) =>
    client.query(named(config, values, keepsPrepared), values)
  const orm = drizzle({ query } as unknown as PoolClient)
  const execute = (statement: SQL) => ask(client, statement, keepsPrepared)
  return Object.assign(Object.create(orm) as object, { execute }) as Tx
}

/** What `send` asks leaves in one packet. */
export function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}
