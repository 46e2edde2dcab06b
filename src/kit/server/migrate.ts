import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const FOLDER = path.resolve(import.meta.dirname, '../../../db')
const LOCK = 4_685_355

type Migration = { name: string; text: string; checksum: string }

async function readMigration(file: string): Promise<Migration> {
  const text = await readFile(file, 'utf8')
  return { name: path.basename(file), text, checksum: createHash('sha256').update(text).digest('hex') }
}

/** The migrations of this release, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(FOLDER, 'migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readMigration(path.join(folder, file))))
}

/**
 * Applies the pending migrations as the owner, one per transaction, and then row-level security. Throws for a server
 * older than PostgreSQL 15, a migration edited after it ran, and roles that could bypass row-level security.
 * @returns the names of the applied migrations
 */
export async function migrate(url: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await owner.connect()
  const applied: string[] = []
  try {
    await refuseOldServer(owner)
    await owner.query(`SELECT pg_advisory_lock(${LOCK})`)
    await owner.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const { rows } = await owner.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations',
    )
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const migration of await readMigrations()) {
      const checksum = done.get(migration.name)
      if (checksum === migration.checksum) continue
      if (checksum) throw new Error(`Migration ${migration.name} was edited after it was applied`)
      await apply(owner, migration)
      applied.push(migration.name)
    }
    const fence = await readMigration(path.join(FOLDER, 'rls.sql'))
    if (applied.length > 0 || done.get(fence.name) !== fence.checksum) await apply(owner, fence)
    await refuseBypass(owner)
  } finally {
    await owner.end()
  }
  return applied
}

async function apply(owner: pg.Client, { name, text, checksum }: Migration) {
  await owner.query('BEGIN')
  try {
    await owner.query(text)
    await owner.query(
      `INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

async function refuseOldServer(owner: pg.Client) {
  const { rows } = await owner.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  if (!rows[0] || rows[0].version < 150_000) throw new Error('Hotelly needs PostgreSQL 15 or newer')
}

async function refuseBypass(owner: pg.Client) {
  const { rows } = await owner.query<{ rolname: string }>(`SELECT rolname FROM pg_roles
    WHERE rolname IN ('hotelly_app', 'hotelly_platform') AND (rolsuper OR rolbypassrls)`)
  if (rows.length === 0) return
  const names = rows.map((role) => role.rolname).join(', ')
  throw new Error(`The role ${names} can bypass row-level security; revoke SUPERUSER and BYPASSRLS from it`)
}
