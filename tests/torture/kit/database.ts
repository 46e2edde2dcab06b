import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#kit/server/postgres/embedded-postgres.ts'
import { migrate } from '#kit/server/migrate.ts'
import { copyDatabase } from '#tests/database.ts'
import { openPooler, type RunningPooler } from '#tests/pooler.ts'
import { makeFolder } from './folder.ts'
import { atEnd } from './part.ts'

const COMES_BACK_MS = 30_000

const withName = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString()

/** Runs statements on a connection of their own, as the owner. */
export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  owner.on('error', () => {})
  await owner.connect()
  return work(owner).finally(() => owner.end().catch(() => null))
}

export const ask = <Row extends object>(url: string, statement: string, values: unknown[] = []) =>
  asOwner(url, async (owner) => (await owner.query<Row>(statement, values)).rows)

/** Waits until the database answers; returns how long it took, in milliseconds. */
export async function untilDatabaseAnswers(url: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const isThere = await ask(url, 'SELECT 1').then(
      () => true,
      () => false,
    )
    const waited = performance.now() - started
    if (isThere) return waited
    if (waited > COMES_BACK_MS) throw new Error('The database does not come back')
    await pause(50)
  }
}

/** Sends a signal to the PostgreSQL server whose data lies in `folder`. */
export async function signalPostgres(folder: string, signal: NodeJS.Signals) {
  const { pid } = JSON.parse(await readFile(path.join(folder, 'connection.json'), 'utf8')) as { pid: number }
  process.kill(pid, signal)
}

export type Cluster = {
  folder: string
  /** The URL of a database without any table. */
  url: string
  /** A new database, migrated as the product would. */
  makeDatabase(): ReturnType<typeof copyDatabase>
  /** The pooler through which servers go; null where they do not. */
  pooler: RunningPooler | null
}

/**
 * Starts a PostgreSQL that survives kill -9 without loss, and comes back by itself; with a migrated template.
 * @param isPooled whether PgBouncer stands before it
 */
export async function openCluster({ isPooled = false } = {}): Promise<Cluster> {
  const folder = await makeFolder('torture-database')
  const server = await startEmbeddedPostgres({ folder, log: () => {} })
  atEnd(() => server.stop())
  await asOwner(server.url, (owner) => owner.query('CREATE DATABASE hotelly_template'))
  const templateUrl = withName(server.url, 'hotelly_template')
  await migrate(templateUrl)
  const pooler = isPooled ? await openPooler(server.url) : null
  if (pooler) atEnd(() => pooler.stop())
  return { folder, url: server.url, makeDatabase: () => copyDatabase(templateUrl), pooler }
}
