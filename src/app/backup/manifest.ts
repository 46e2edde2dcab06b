import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isStorageKey } from '#kit/server/storage.ts'
import { sha256Of } from './measure.ts'
import { pictureKey } from './picture-names.ts'

/** Raised when an older release could no longer read a backup. */
const FORMAT = 1

const FILE = 'manifest.json'
const CHECKSUM = 'manifest.sha256'
const SIGNATURE = 'manifest.signature'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.int().min(0)
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const Table = z.strictObject({
  name: identifier,
  /** In the order of the file; without those that the database computes. */
  columns: z.array(identifier).min(1),
  rows: size,
  /** Of the rows as `COPY` writes them, sorted by the primary key. */
  bytes: size,
  sha256,
  /** Of the compressed file. */
  file: z.strictObject({ bytes: size, sha256 }),
})

const Picture = z.strictObject({
  /** As rows name it: its key, and for logos the version. */
  name: z.string().refine((name) => isStorageKey(pictureKey(name))),
  bytes: size,
  sha256,
})

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** The release that made the backup. */
  product: z.string(),
  postgres: z.string(),
  begunAt: z.iso.datetime(),
  /** The moment that the rows show. */
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  /** In an order in which they can be loaded. */
  tables: z.array(Table),
  pictures: z.array(Picture),
  /** Pictures that rows name and the storage had lost before. */
  lost: z.array(z.string()),
})

export type TableEntry = z.infer<typeof Table>
export type PictureEntry = z.infer<typeof Picture>
export type Manifest = z.infer<typeof Manifest>

/** Whether a backup is signed with the key of this installation, with another one, or not at all. */
export type Origin = 'own' | 'foreign' | 'unsigned'

export const tableFile = (backup: string, name: string) => path.join(backup, 'tables', `${name}.copy.gz`)
export const pictureFile = (backup: string, name: string) => path.join(backup, 'images', pictureKey(name))

/** Writes the manifest and, beside it, its checksum in the form of `sha256sum` and its HMAC-SHA-256 with the key. */
export async function writeManifest(backup: string, manifest: Omit<Manifest, 'format'>, key: Buffer) {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`
  const options = { mode: 0o600, flush: true }
  await writeFile(path.join(backup, FILE), text, options)
  await writeFile(path.join(backup, CHECKSUM), checksumLine(text), options)
  await writeFile(path.join(backup, SIGNATURE), `${signatureOf(text, key).toString('hex')}\n`, options)
}

/** Reads a backup's manifest. Throws when it is missing, was changed, or comes from a newer release. */
export const readManifest = async (backup: string): Promise<Manifest> =>
  (await readSignedManifest(backup, null)).manifest

/**
 * As `readManifest`, with where the backup comes from. The manifest has the checksums of all else, so that its signature
 * is that of the whole backup once the files are those that it names.
 * @param key of this installation, null where it has none yet
 */
export async function readSignedManifest(
  backup: string,
  key: Buffer | null,
): Promise<{ manifest: Manifest; origin: Origin }> {
  const [text, checksum] = await Promise.all(
    [FILE, CHECKSUM].map((file) =>
      readFile(path.join(backup, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
        throw new Error(`${backup} is no complete backup: it has no ${file}.`)
      }),
    ),
  )
  if (text === undefined || checksum !== checksumLine(text))
    throw new Error(`${FILE} or ${CHECKSUM} has changed since the backup was made.`)
  const json: unknown = JSON.parse(text)
  const head = z.looseObject({ format: z.int(), product: z.string() }).safeParse(json)
  if (head.success && head.data.format > FORMAT) {
    const { format, product } = head.data
    throw new Error(
      `This backup has the format ${format}, and this release reads ${FORMAT}. Use Hotelly ${product} or newer.`,
    )
  }
  const manifest = Manifest.safeParse(json)
  if (!manifest.success) throw new Error(`${FILE} is not valid: ${z.prettifyError(manifest.error)}`)
  return { manifest: manifest.data, origin: await originOf(backup, text, key) }
}

async function originOf(backup: string, text: string, key: Buffer | null): Promise<Origin> {
  const written = await readFile(path.join(backup, SIGNATURE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return null
    },
  )
  if (written === null) return 'unsigned'
  const [given, own] = [Buffer.from(written.trim(), 'hex'), key && signatureOf(text, key)]
  return own && given.length === own.length && timingSafeEqual(given, own) ? 'own' : 'foreign'
}

const signatureOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest()

const checksumLine = (text: string) => `${sha256Of(Buffer.from(text))}  ${FILE}\n`
