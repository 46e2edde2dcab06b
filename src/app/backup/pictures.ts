import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Storage } from '#kit/server/storage.ts'
import { type PictureEntry, pictureFile } from './manifest.ts'
import { sha256Of } from './measure.ts'
import { ANSWERS_COLUMN, PICTURE_COLUMNS, pictureKey, pictureNames, smallName } from './picture-names.ts'

const AT_ONCE = 4

/** The names of the pictures that rows show, in a database that may still have the tables of an older release. */
export async function listPictureNames(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ name: string }>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
  )
  const names = new Set(known.rows.map(({ name }) => name))
  const isThere = ({ table, column }: typeof ANSWERS_COLUMN) => names.has(`${table}.${column}`)
  const selects = [
    ...PICTURE_COLUMNS.filter(isThere).map(
      ({ table, column }) => `SELECT "${column}" AS value FROM "${table}"`,
    ),
    ...[ANSWERS_COLUMN]
      .filter(isThere)
      .map(
        ({ table, column }) =>
          `SELECT "${column}"::text FROM "${table}" WHERE "${column}" @? '$.answers[*].picture ? (@ != null)'`,
      ),
  ]
  const { rows } = await client.query<{ value: string | null }>(selects.join(' UNION '))
  return rows.flatMap(({ value }) => pictureNames(value ?? ''))
}

/** A complete backup, whose pictures need no second place on the disk. */
export type Previous = { path: string; pictures: readonly PictureEntry[] }

/** Collects the pictures of a backup in its folder. */
export function createPictureCopies(
  storage: Storage,
  backup: string,
  previous: Previous | null,
  signal?: AbortSignal,
) {
  const copies = new Map<string, PictureEntry>()
  const known = new Map(previous?.pictures.map((picture) => [picture.name, picture]))

  async function linkKnown(name: string): Promise<boolean> {
    const picture = known.get(name)
    if (!previous || !picture) return false
    const file = pictureFile(backup, name)
    try {
      await link(pictureFile(previous.path, name), file)
      if (sha256Of(await readFile(file)) !== picture.sha256) return false
      copies.set(name, picture)
      return true
    } catch {
      return false
    }
  }

  async function copy(name: string): Promise<boolean> {
    signal?.throwIfAborted()
    if (copies.has(name)) return true
    const file = pictureFile(backup, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    // Never through a link: the file can be that of the backup before.
    await rm(file, { force: true })
    if (await linkKnown(name)) return true
    await rm(file, { force: true })
    const bytes = await storage.read(pictureKey(name))
    if (!bytes) return false
    await writeFile(file, bytes, { mode: 0o600, flush: true, flag: 'wx' })
    copies.set(name, { name, bytes: bytes.length, sha256: sha256Of(bytes) })
    return true
  }

  return {
    count: () => copies.size,
    /** Copies what is not there yet, in both sizes; returns the names of those that the storage does not have. */
    async add(names: readonly string[]): Promise<string[]> {
      const missing: string[] = []
      await eachAtOnce(names, async (name) => {
        if (await copy(name)) await copy(smallName(name))
        else missing.push(name)
      })
      return missing
    },
    /** Drops what the rows do not name, and lists the rest. */
    async settle(names: readonly string[]): Promise<PictureEntry[]> {
      const wanted = new Set(names.flatMap((name) => [name, smallName(name)]))
      const entries = [...copies.values()].filter(({ name }) => wanted.has(name))
      const kept = new Set(entries.map(({ name }) => pictureKey(name)))
      for (const name of copies.keys()) {
        if (!kept.has(pictureKey(name))) await rm(pictureFile(backup, name), { force: true })
      }
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    },
  }
}

/** Does the work for several items at a time; stops at the first failure. */
export async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  let hasFailed = false
  const worker = async () => {
    for (const item of waiting) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure) throw failure.reason
}
