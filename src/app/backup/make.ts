import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { lockSchema, unlockSharedSchema } from '#kit/server/migrate.ts'
import type { Storage } from '#kit/server/storage.ts'
import { connectOwner, readAllHotels } from './connection.ts'
import { beginFolder, finishFolder, listBackups, nameOf, removeOldest, sizeOf } from './folder.ts'
import {
  type Manifest,
  readManifest,
  readSignedManifest,
  type TableEntry,
  writeManifest,
} from './manifest.ts'
import { createPictureCopies, listPictureNames, type Previous } from './pictures.ts'
import { refuseDistributed } from '../distribute/plan.ts'
import { releaseName } from '../release.ts'
import { listTables, saveTable } from './tables.ts'
import { sizeWords, tellRegularly } from './progress.ts'

const BACKUP_LOCK = 4_685_356
const ROUNDS = 20

/** Another process is making a backup of this database, or has just made the one that was due. */
export class BackupOfAnother extends Error {
  constructor() {
    super('Another backup of this database is being made. Try again when it is done.')
  }
}

export type MadeBackup = {
  path: string
  manifest: Manifest
  /** Of all its files, also those it shares with the backup before. */
  bytes: number
  /** The names of the backups that had to go. */
  removed: string[]
}

type Order = {
  /** As the owner of the tables. */
  url: string
  storage: Storage
  /** Signs the backup. */
  key: Buffer
  /** Holds the backups, one folder each. */
  folder: string
  /** How many backups stay; null for all. */
  keep: number | null
  tell(line: string): void
  signal?: AbortSignal
  /** Whether the backup is still wanted once no other process is making one; always if not given. */
  isDue?: () => Promise<boolean>
}

/**
 * Makes a backup while the product runs: all rows of one moment, and the pictures that they name.
 * Throws `BackupOfAnother`.
 */
export async function makeBackup({
  url,
  storage,
  key,
  folder,
  keep,
  tell,
  signal,
  isDue,
}: Order): Promise<MadeBackup> {
  const begun = new Date()
  const name = nameOf(begun)
  const client = await connectOwner(url)
  const stop = () => void client.end()
  signal?.addEventListener('abort', stop)
  try {
    await takeTurn(client)
    if (isDue && !(await isDue())) throw new BackupOfAnother()
    const previous = await findPrevious(folder, key)
    const unfinished = await beginFolder(folder, name)
    try {
      await mkdir(path.join(unfinished, 'tables'), { mode: 0o700 })
      await mkdir(path.join(unfinished, 'images'), { mode: 0o700 })
      const pictures = createPictureCopies(storage, unfinished, previous, signal)
      const contents = await collect(client, unfinished, pictures, tell)
      const finished = { product: await releaseName(), begunAt: begun.toISOString(), ...contents }
      await writeManifest(unfinished, { ...finished, finishedAt: new Date().toISOString() }, key)
      signal?.throwIfAborted()
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
    const complete = await finishFolder(folder, name)
    return {
      path: complete,
      manifest: await readManifest(complete),
      bytes: await sizeOf(complete),
      removed: keep === null ? [] : await removeOldest(folder, keep, name),
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await client.end()
  }
}

async function takeTurn(client: pg.Client) {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `SELECT pg_try_advisory_lock(${BACKUP_LOCK}) AS "isOurs"`,
  )
  if (!rows[0]?.isOurs) throw new BackupOfAnother()
}

/** The newest backup if it is our own: what somebody else put there would be signed with the new one. */
async function findPrevious(folder: string, key: Buffer): Promise<Previous | null> {
  const name = (await listBackups(folder)).at(-1)
  if (!name) return null
  const previous = path.join(folder, name)
  return readSignedManifest(previous, key).then(
    ({ manifest: { pictures }, origin }) => (origin === 'own' ? { path: previous, pictures } : null),
    () => null,
  )
}

type Contents = Pick<Manifest, 'takenAt' | 'postgres' | 'migrations' | 'tables' | 'pictures' | 'lost'>

/**
 * Copies the pictures, opens a snapshot, copies what it names besides, and then its rows. A picture that was replaced
 * just before it could be copied costs another snapshot; one that is missing twice in a row was lost long before.
 */
async function collect(
  client: pg.Client,
  backup: string,
  pictures: ReturnType<typeof createPictureCopies>,
  tell: (line: string) => void,
): Promise<Contents> {
  const tables: TableEntry[] = []
  const stopTelling = tellRegularly(tell, () => {
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
    return `${pictures.count()} picture files, ${tables.length} tables (${sizeWords(bytes)})`
  })
  try {
    await client.query('BEGIN READ ONLY')
    await readAllHotels(client)
    const first = await listPictureNames(client)
    await client.query('COMMIT')
    let missing = await pictures.add(first)
    for (let round = 1; round <= ROUNDS; round++) {
      const { shapes, ...moment } = await openSnapshot(client)
      const names = await listPictureNames(client)
      const lostBefore = new Set(missing)
      missing = await pictures.add(names)
      if (missing.every((name) => lostBefore.has(name))) {
        for (const shape of shapes) tables.push(await saveTable(client, backup, shape))
        await client.query('COMMIT')
        return { ...moment, tables, pictures: await pictures.settle(names), lost: missing.sort() }
      }
      await client.query('ROLLBACK')
    }
    throw new Error(`Pictures kept being replaced while they were copied (${ROUNDS} times). Try again.`)
  } finally {
    stopTelling()
  }
}

/** Begins a transaction that reads all hotels as of one moment. */
async function openSnapshot(client: pg.Client) {
  await refuseDistributed(client)
  // The schema must not change between the moment of the snapshot and the locks on its tables.
  await lockSchema(client, 'shared')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  )
  await readAllHotels(client)
  const shapes = await listTables(client)
  await client.query(`LOCK TABLE ${shapes.map(({ name }) => `"${name}"`).join(', ')} IN ACCESS SHARE MODE`)
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
    `SELECT now() AS "takenAt", current_setting('server_version') AS postgres`,
  )
  await unlockSharedSchema(client)
  const [moment] = rows
  if (!moment) throw new Error('The database does not tell its time')
  const { takenAt, postgres } = moment
  return { takenAt: takenAt.toISOString(), postgres, migrations, shapes }
}
