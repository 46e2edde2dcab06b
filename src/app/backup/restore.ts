import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import {
  applyWithin,
  lockSchema,
  type Migration,
  MIGRATIONS_TABLE,
  readFence,
  readMigrations,
  refuseBypass,
  refuseOldServer,
} from '#kit/server/migrate.ts'
import type { Storage } from '#kit/server/storage.ts'
import { connectOwner } from './connection.ts'
import { type Manifest, pictureFile, type PictureEntry } from './manifest.ts'
import { sha256Of } from './measure.ts'
import { pictureKey, smallName } from './picture-names.ts'
import { eachAtOnce } from './pictures.ts'
import { sizeWords, tellRegularly } from './progress.ts'
import { refuseDistributed } from '../distribute/plan.ts'
import { releaseName } from '../release.ts'
import { clearDatabase, type Contents, lookInto, refuseUsed } from './replaced-database.ts'
import { hasRows, listTables, loadTable, type Shape } from './tables.ts'

type Order = {
  /** As the owner of the tables. */
  url: string
  storage: Storage
  backup: string
  /** Of a backup that was verified. */
  manifest: Manifest
  /** Is asked about a database that is not empty, and throws to keep it. */
  agreeToReplace(contents: Contents): Promise<void>
  tell(line: string): void
}

/**
 * Puts a backup in place of what the database holds: first the pictures, then all rows in one transaction, compared with
 * the manifest before it ends. A backup of an older schema is loaded at its schema, and then migrated.
 * Throws, with the database as it was, while anybody uses it or when the release does not fit.
 */
export async function restoreBackup({ url, storage, backup, manifest, agreeToReplace, tell }: Order) {
  const { known, newer } = await sortMigrations(manifest)
  const client = await connectOwner(url)
  try {
    await refuseOldServer(client)
    await refuseDistributed(client)
    // A server that starts meanwhile waits for this lock.
    await lockSchema(client)
    await refuseUsed(client)
    const replaced = await lookInto(client)
    if (replaced.hotels + replaced.staff > 0) await agreeToReplace(replaced)

    await putPictures(storage, backup, manifest.pictures, tell)
    await client.query('BEGIN')
    await clearDatabase(client)
    await client.query(MIGRATIONS_TABLE)
    for (const migration of known) await applyWithin(client, migration)
    await load(client, backup, manifest, tell)
    for (const migration of [...newer, await readFence()]) await applyWithin(client, migration)
    await refuseBypass(client)
    await client.query('COMMIT')
    await client.query('ANALYZE')

    await checkPictures(storage, manifest.pictures)
    await removeReplaced(storage, replaced.pictures, manifest.pictures)
  } finally {
    await client.end()
  }
}

/** The migrations that the backup has, and those that came later. Throws when this release lacks one of the backup's. */
async function sortMigrations({ product, migrations }: Manifest) {
  const [ours, fence] = await Promise.all([readMigrations(), readFence()])
  const checksums = new Map(ours.map(({ name, checksum }) => [name, checksum]))
  const theirs = migrations.filter(({ name }) => name !== fence.name)
  const strange = theirs.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (strange) {
    throw new Error(
      `This backup was made by Hotelly ${product} with the migration ${strange.name}, which this release (${await releaseName()}) ` +
        `does not know. Restore it with the release that made it, or a newer one.`,
    )
  }
  const has = new Set(theirs.map(({ name }) => name))
  const isKnown = ({ name }: Migration) => has.has(name)
  return { known: ours.filter(isKnown), newer: ours.filter((each) => !isKnown(each)) }
}

async function load(client: pg.Client, backup: string, manifest: Manifest, tell: (line: string) => void) {
  const shapes = new Map((await listTables(client)).map((shape) => [shape.name, shape]))
  const tables = manifest.tables.map((table) => ({ table, shape: shapes.get(table.name) }))
  const isSame = (shape: Shape | undefined, columns: string[]): shape is Shape =>
    shape?.columns.join() === columns.join()
  if (shapes.size !== tables.length || !tables.every(({ table, shape }) => isSame(shape, table.columns)))
    throw new Error('The tables of the backup are not those of its migrations.')

  // Migrations fill some tables, too.
  await client.query(`TRUNCATE ${tables.map(({ table }) => `"${table.name}"`).join(', ')} CASCADE`)
  let [done, bytes] = [0, 0]
  const stopTelling = tellRegularly(tell, () => `${done} of ${tables.length} tables (${sizeWords(bytes)})`)
  try {
    for (const { table, shape } of tables) {
      if (!shape) continue
      await loadTable(client, backup, shape)
      done++
      bytes += table.bytes
    }
    tell('Comparing the rows with the backup ...')
    for (const { table, shape } of tables) {
      if (shape && !(await hasRows(client, shape, table)))
        throw new Error(`The rows of ${table.name} are not those of the backup; nothing was restored.`)
    }
  } finally {
    stopTelling()
  }
}

async function putPictures(
  storage: Storage,
  backup: string,
  pictures: PictureEntry[],
  tell: (line: string) => void,
) {
  let done = 0
  const stopTelling = tellRegularly(tell, () => `${done} of ${pictures.length} pictures`)
  await eachAtOnce(pictures, async ({ name }) => {
    await storage.put(pictureKey(name), await readFile(pictureFile(backup, name)))
    done++
  }).finally(stopTelling)
}

async function checkPictures(storage: Storage, pictures: PictureEntry[]) {
  await eachAtOnce(pictures, async ({ name, sha256 }) => {
    const bytes = await storage.read(pictureKey(name))
    if (!bytes || sha256Of(bytes) !== sha256)
      throw new Error(
        `The rows are restored, but the picture ${name} cannot be read back. Restore once more.`,
      )
  })
}

async function removeReplaced(storage: Storage, names: string[], restored: PictureEntry[]) {
  const kept = new Set(restored.map(({ name }) => pictureKey(name)))
  const keys = names.flatMap((name) => [pictureKey(name), smallName(name)]).filter((key) => !kept.has(key))
  await eachAtOnce(keys, (key) => storage.remove(key))
}
