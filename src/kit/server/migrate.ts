import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'

const FOLDER = path.resolve(import.meta.dirname, '../../../db')
const LOCK = 4_685_355

type Migration = { name: string; text: string; checksum: string }

async function readMigration(file: string): Promise<Migration> {
  const text = await readFile(file, 'utf8')
  return { name: path.basename(file), text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(FOLDER, 'migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(files.map((file) => readMigration(path.join(folder, file))))
}

/**
 * Brings the schema to the newest state as the owner, one migration per transaction, and stamps row-level security.
 * Refuses a server older than 15, a migration that was edited after it ran, and roles that could bypass the fence.
 * @returns the names of what was applied
 */
export async function migrate(url: string): Promise<string[]> {
  const owner = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  const applied: string[] = []
  try {
    await refuseOldServer(owner)
    await owner`SELECT pg_advisory_lock(${LOCK})`
    await owner`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`
    const rows = await owner<
      { name: string; checksum: string }[]
    >`SELECT name, checksum FROM schema_migrations`
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    for (const migration of await readMigrations()) {
      const checksum = done.get(migration.name)
      if (checksum === migration.checksum) continue
      if (checksum) throw new Error(`Migration ${migration.name} was changed after it had been applied`)
      await apply(owner, migration)
      applied.push(migration.name)
    }
    const fence = await readMigration(path.join(FOLDER, 'rls.sql'))
    if (applied.length > 0 || done.get(fence.name) !== fence.checksum) await apply(owner, fence)
    await refuseBypass(owner)
  } finally {
    await owner.end({ timeout: 5 })
  }
  return applied
}

const apply = (owner: postgres.Sql, { name, text, checksum }: Migration) =>
  owner.begin(async (tx) => {
    await tx.unsafe(text).simple()
    await tx`INSERT INTO schema_migrations (name, checksum) VALUES (${name}, ${checksum})
      ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`
  })

async function refuseOldServer(owner: postgres.Sql) {
  const [row] = await owner<
    { version: number }[]
  >`SELECT current_setting('server_version_num')::int AS version`
  if (!row || row.version < 150_000) throw new Error('Hotelly needs PostgreSQL 15 or newer')
}

async function refuseBypass(owner: postgres.Sql) {
  const unsafe = await owner<{ rolname: string }[]>`SELECT rolname FROM pg_roles
    WHERE rolname IN ('hotelly_app', 'hotelly_platform') AND (rolsuper OR rolbypassrls)`
  if (unsafe.length > 0) {
    const names = unsafe.map((role) => role.rolname).join(', ')
    throw new Error(
      `The role ${names} can bypass row-level security; take SUPERUSER and BYPASSRLS away from it`,
    )
  }
}
