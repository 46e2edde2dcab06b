import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { fieldsIn } from './contents.ts'
import {
  type Manifest,
  type Origin,
  pictureFile,
  readSignedManifest,
  type TableEntry,
  tableFile,
} from './manifest.ts'
import { createMeasure, sha256Of } from './measure.ts'
import { ANSWERS_COLUMN, PICTURE_COLUMNS, pictureNames } from './picture-names.ts'
import { eachAtOnce } from './pictures.ts'

export type Verified = { manifest: Manifest; origin: Origin; faults: string[] }

/**
 * Reads all of a backup, without a database.
 * @param key of this installation, null where it has none yet
 * @param onFile is called after each file that was read, with the number of its bytes
 * @returns what is wrong with it, in words for the operator. Throws when its manifest cannot be used.
 */
export async function verifyBackup(
  backup: string,
  key: Buffer | null,
  onFile: (bytes: number) => void,
): Promise<Verified> {
  const { manifest, origin } = await readSignedManifest(backup, key)
  const known = new Set([...manifest.pictures.map(({ name }) => name), ...manifest.lost])
  const faults: string[] = []
  for (const table of manifest.tables) {
    const file = path.relative(backup, tableFile(backup, table.name))
    try {
      const named = new Set<string>()
      faults.push(
        ...(await faultsOf(backup, table, (name) => named.add(name))).map((fault) => `${file} ${fault}`),
      )
      for (const name of named)
        if (!known.has(name)) faults.push(`${file} names the picture ${name}, which is not in the backup.`)
    } catch (error) {
      faults.push(`${file} ${wordsOf(error)}`)
    }
    onFile(table.file.bytes)
  }
  await eachAtOnce(manifest.pictures, async ({ name, bytes, sha256 }) => {
    const file = pictureFile(backup, name)
    try {
      const found = await readFile(file)
      if (found.length !== bytes || sha256Of(found) !== sha256) throw new Error('changed')
    } catch (error) {
      faults.push(`${path.relative(backup, file)} ${wordsOf(error)}`)
    }
    onFile(bytes)
  })
  return { manifest, origin, faults }
}

const CHANGED = 'has changed since the backup was made.'

const wordsOf = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is missing.' : CHANGED

async function faultsOf(backup: string, table: TableEntry, onPicture: (name: string) => void) {
  const [file, contents] = [createMeasure(), createMeasure()]
  const columns = [...PICTURE_COLUMNS, ANSWERS_COLUMN]
    .filter((column) => column.table === table.name)
    .map(({ column }) => table.columns.indexOf(column))
  await pipeline(
    createReadStream(tableFile(backup, table.name)),
    file.through,
    createGunzip(),
    contents.through,
    async (source: AsyncIterable<Buffer>) => {
      for await (const fields of fieldsIn(source, columns))
        for (const name of fields.flatMap(pictureNames)) onPicture(name)
    },
  )
  if (file.measured().sha256 !== table.file.sha256) return [CHANGED]
  const { lines, sha256 } = contents.measured()
  if (lines !== table.rows) return [`has ${lines} rows, and the manifest says ${table.rows}.`]
  return sha256 === table.sha256 ? [] : ['does not hold the rows that the manifest describes.']
}
