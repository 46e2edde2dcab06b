import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ROOT } from './root.ts'
import { statementsOf } from './statements.ts'

const FOLDER = path.join(ROOT, 'db')
/** How long a change waits for the readers of a table, with everybody else behind it, before it lets them pass. */
const LOCK_WAIT_MS = 1000
const LOCK_ATTEMPTS = 100
const LOCK_PAUSE_MS = 500
/** The first line of a migration that builds indexes beside running orders. */
const NO_TRANSACTION = /^-- no transaction\n/
/** The first line of a migration beside which no process of an earlier release can serve. */
const NEEDS_PAUSE = /^-- needs a pause\n/
/** What Citus needs to change tables and functions in one transaction; means nothing elsewhere. */
const ONE_BY_ONE = "SET LOCAL citus.multi_shard_modify_mode = 'sequential'"
/** What waits without holding others up. */
const CONCURRENTLY = /\bCONCURRENTLY\b/i
/** The advisory lock that is held while the schema changes, or by those who need it unchanged. */
const SCHEMA_LOCK = 4_685_355

export type Migration = { name: string; text: string; checksum: string }

async function readMigration(file: string): Promise<Migration> {
  const text = await readFile(file, 'utf8')
  return { name: path.basename(file), text, checksum: createHash('sha256').update(text).digest('hex') }
}

/** The migrations of this release, in their order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const migrations = path.join(folder, 'migrations')
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readMigration(path.join(migrations, file))))
}

/** Row-level security, which is applied again after migrations. */
export const readFence = (folder = FOLDER) => readMigration(path.join(folder, 'rls.sql'))

export const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`

/**
 * Applies the pending migrations as the owner, one per transaction, and then row-level security. Throws for a server
 * older than PostgreSQL 15, a migration edited after it ran, a schema of a newer release, roles that could bypass
 * row-level security, and one that needs a pause while a process of an earlier release still serves.
 * @param folder with `rls.sql` and `migrations`
 * @param acceptsNewer leaves a schema of a newer release as it is, row-level security too, instead of throwing
 * @returns the names of the applied migrations
 */
export async function migrate(url: string, folder = FOLDER, acceptsNewer = false): Promise<string[]> {
  const options = '-c statement_timeout=0'
  const owner = new pg.Client({ connectionString: url, options, connectionTimeoutMillis: 10_000 })
  owner.on('error', () => {})
  await owner.connect().catch(explainPooler)
  const applied: string[] = []
  try {
    await refuseOldServer(owner)
    await lockSchema(owner)
    await owner.query(MIGRATIONS_TABLE)
    const { rows } = await owner.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    const known = await readMigrations(folder)
    const fence = await readFence(folder)
    const newer = [...done.keys()].filter(
      (name) => name !== fence.name && !known.some((each) => each.name === name),
    )
    if (newer.length > 0 && acceptsNewer) return []
    if (newer.length > 0) throw new Error(newerWords(newer))
    const pending = known.filter(({ name, checksum }) => done.get(name) !== checksum)
    const edited = pending.find(({ name }) => done.has(name))
    if (edited) throw new Error(`Migration ${edited.name} was edited after it was applied`)
    const pausing = pending.find(({ text }) => NEEDS_PAUSE.test(text))
    if (pausing) await refuseBesideOthers(owner, pausing)
    for (const migration of pending) {
      await apply(owner, migration)
      applied.push(migration.name)
    }
    if (applied.length > 0 || done.get(fence.name) !== fence.checksum) await apply(owner, fence)
    await refuseBypass(owner)
  } finally {
    await owner.end()
  }
  return applied
}

const newerWords = (names: string[]) =>
  `The database is newer than this release, which does not know ${names.join(', ')}. Start the newer release. To go ` +
  'back to the release just before it, set HOTELLY_ACCEPT_NEWER=1; otherwise restore a backup of this release.'

/** What a pooler refuses before a lock could stay behind on one of its connections. */
function explainPooler(cause: unknown): never {
  if (!/unsupported startup parameter/.test(String(cause))) throw cause
  throw new Error(
    'DATABASE_URL leads through a pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    { cause },
  )
}

/**
 * Holds the schema and its roles until the connection ends or, shared, keeps others from changing them. Asks again and
 * again: an index that is built concurrently would wait for a statement that waits.
 */
export async function lockSchema(client: pg.Client, kind: 'exclusive' | 'shared' = 'exclusive') {
  const take = kind === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  for (;;) {
    const { rows } = await client.query<{ isHeld: boolean }>(`SELECT ${take}(${SCHEMA_LOCK}) AS "isHeld"`)
    if (rows[0]?.isHeld) return
    await sleep(LOCK_PAUSE_MS / 5)
  }
}

export const unlockSharedSchema = (client: pg.Client) =>
  client.query(`SELECT pg_advisory_unlock_shared(${SCHEMA_LOCK})`)

/** Runs a migration in the owner's open transaction, where nobody else uses its tables, and notes that it was applied. */
export async function applyWithin(owner: pg.Client, migration: Migration) {
  const { text } = migration
  const whole = NO_TRANSACTION.test(text) ? text.replaceAll(new RegExp(CONCURRENTLY, 'gi'), '') : text
  for (const statement of statementsOf(whole)) await owner.query(statement)
  await stamp(owner, migration)
}

/** The names of the migrations, and of the fence, that the database has not got as this release has them. */
export async function listPending(owner: pg.Client, folder = FOLDER): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  )
  const done = new Map(rows.map((row) => [row.name, row.checksum]))
  const wanted = [...(await readMigrations(folder)), await readFence(folder)]
  return wanted.filter(({ name, checksum }) => done.get(name) !== checksum).map(({ name }) => name)
}

async function apply(owner: pg.Client, migration: Migration) {
  const { name, text } = migration
  if (!NO_TRANSACTION.test(text)) return givingWay(name, () => applyAtOnce(owner, migration))
  for (const statement of statementsOf(text)) {
    await owner.query(`SET lock_timeout = ${CONCURRENTLY.test(statement) ? 0 : LOCK_WAIT_MS}`)
    await givingWay(name, () => owner.query(statement))
  }
  await owner.query('RESET lock_timeout')
  await stamp(owner, migration)
}

/** Lets others pass where `work` does not get its locks soon, and tries again. */
async function givingWay(name: string, work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await work())
    } catch (error) {
      const isWaiting = error instanceof pg.DatabaseError && error.code === '55P03'
      if (!isWaiting) throw error
      if (attempt === LOCK_ATTEMPTS)
        throw new Error(`${name} waits for a long transaction on its tables; end that first`, {
          cause: error,
        })
      await sleep(LOCK_PAUSE_MS)
    }
  }
}

async function applyAtOnce(owner: pg.Client, migration: Migration) {
  await owner.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_WAIT_MS}; ${ONE_BY_ONE}`)
  try {
    await applyWithin(owner, migration)
    await owner.query('COMMIT')
  } catch (error) {
    // a connection that is gone has rolled back, and what ended it is to be told
    await owner.query('ROLLBACK').catch(() => {})
    throw error
  }
}

const stamp = (owner: pg.Client, { name, checksum }: Migration) =>
  owner.query(
    `INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [name, checksum],
  )

/** Throws while a process listens for live events on the database, as every one that serves does. */
async function refuseBesideOthers(owner: pg.Client, { name }: Migration) {
  const { rows } = await owner.query(`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'hotelly live'`)
  if (rows.length === 0) return
  const processes = rows.length === 1 ? 'a process' : `${rows.length} processes`
  throw new Error(
    `This update needs a pause (${name}), and ${processes} of the release before still ` +
      `${rows.length === 1 ? 'serves' : 'serve'} this database. Stop all of them, then start this release again.`,
  )
}

/** Throws for a server older than PostgreSQL 15. */
export async function refuseOldServer(owner: pg.Client) {
  const { rows } = await owner.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  if (!rows[0] || rows[0].version < 150_000) throw new Error('Hotelly needs PostgreSQL 15 or newer')
}

/** Throws when a role of the application could bypass row-level security. */
export async function refuseBypass(owner: pg.Client) {
  const { rows } = await owner.query<{ rolname: string }>(`SELECT rolname FROM pg_roles
    WHERE rolname IN ('hotelly_app', 'hotelly_platform') AND (rolsuper OR rolbypassrls)`)
  if (rows.length === 0) return
  const names = rows.map((role) => role.rolname).join(', ')
  throw new Error(`The role ${names} can bypass row-level security; revoke SUPERUSER and BYPASSRLS from it`)
}
