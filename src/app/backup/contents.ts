import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Manifest, tableFile } from './manifest.ts'

/**
 * These columns of each row, in the form in which `COPY` writes them. All of the source is read, also where no column is
 * asked for and nothing comes of it.
 */
export async function* fieldsIn(source: AsyncIterable<Buffer>, columns: readonly number[]) {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of source) {
    if (columns.length === 0) continue
    // A line is a row: COPY writes a line break inside a value as two characters.
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const fields of lines.map((line) => line.split('\t'))) yield columns.map((at) => fields[at] ?? '')
  }
}

/** What a backup would bring into a database. */
export type Brought = { superAdmins: string[]; staff: number; hotels: string[]; guests: number }

/** Reads from the files of a backup that was verified what it would bring. */
export async function lookIntoBackup(backup: string, manifest: Manifest): Promise<Brought> {
  const users: string[][] = []
  const hotels: string[] = []
  await eachRow(backup, manifest, 'users', ['email', 'role'], (fields) => users.push(fields))
  await eachRow(backup, manifest, 'hotels', ['slug'], ([slug = '']) => hotels.push(plain(slug)))
  const superAdmins = users.flatMap(([email = '', role]) => (role === 'super_admin' ? [plain(email)] : []))
  const guests = manifest.tables.find(({ name }) => name === 'guests')?.rows ?? 0
  return { superAdmins, staff: users.length - superAdmins.length, hotels, guests }
}

async function eachRow(
  backup: string,
  { tables }: Manifest,
  name: string,
  columns: string[],
  take: (fields: string[]) => void,
) {
  const table = tables.find((table) => table.name === name)
  if (!table) return
  const places = columns.map((column) => table.columns.indexOf(column))
  await pipeline(
    createReadStream(tableFile(backup, name)),
    createGunzip(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const fields of fieldsIn(source, places)) take(fields)
    },
  )
}

/** Without what would move the cursor of a terminal, and so hide a line. */
const plain = (text: string) => text.replace(/\p{C}/gu, '?')
