import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Manifest, pictureFile, readManifest, type TableEntry, tableFile } from './manifest.ts'
import { createMeasure, sha256Of } from './measure.ts'
import { ANSWERS_COLUMN, PICTURE_COLUMNS, pictureNames } from './picture-names.ts'
import { eachAtOnce } from './pictures.ts'

export type Verified = { manifest: Manifest; faults: string[] }

/**
 * Reads all of a backup, without a database.
 * @param onFile is called after each file that was read, with the number of its bytes
 * @returns what is wrong with it, in words for the operator. Throws when its manifest cannot be used.
 */
export async function verifyBackup(backup: string, onFile: (bytes: number) => void): Promise<Verified> {
  const manifest = await readManifest(backup)
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
  return { manifest, faults }
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
    ...[createReadStream(tableFile(backup, table.name)), file.through, createGunzip(), contents.through],
    async (source: AsyncIterable<Buffer>) => {
      const decoder = new StringDecoder('utf8')
      let rest = ''
      for await (const chunk of source) {
        if (columns.length === 0) continue
        // A line is a row: COPY writes a line break inside a value as two characters.
        const lines = (rest + decoder.write(chunk)).split('\n')
        rest = lines.pop() ?? ''
        for (const fields of lines.map((line) => line.split('\t'))) {
          for (const column of columns) {
            for (const name of pictureNames(fields[column] ?? '')) onPicture(name)
          }
        }
      }
    },
  )
  if (file.measured().sha256 !== table.file.sha256) return [CHANGED]
  const { lines, sha256 } = contents.measured()
  if (lines !== table.rows) return [`has ${lines} rows, and the manifest says ${table.rows}.`]
  return sha256 === table.sha256 ? [] : ['does not hold the rows that the manifest describes.']
}
