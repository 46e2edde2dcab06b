import { createReadStream, createWriteStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { createMeasure } from './measure.ts'
import { type TableEntry, tableFile } from './manifest.ts'

/**
 * In no backup: the manifest lists the migrations, a restore signs everybody out, and with them the devices that ring and the phones on which guests are told;
 * attempts, and whose panel is open, are soon forgotten.
 */
const LEFT_OUT = [
  'schema_migrations',
  'sessions',
  'push_devices',
  'guest_devices',
  'rate_limits',
  'attendance',
]

export type Shape = Pick<TableEntry, 'name' | 'columns'> & {
  /** The columns of the primary key, the same on every server. */
  order: string
}

/** The tables of a backup in an order in which they can be loaded: what a table refers to comes before it. */
export async function listTables(client: pg.Client): Promise<Shape[]> {
  const { rows } = await client.query<Shape & { needs: string[] }>(
    `SELECT c.relname::text AS name,
       array(SELECT attname::text FROM pg_attribute
         WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
       (SELECT string_agg(quote_ident(attname) || CASE WHEN attcollation = 0 THEN '' ELSE ' COLLATE "C"' END,
           ', ' ORDER BY place)
         FROM pg_index, unnest(indkey::int[]) WITH ORDINALITY AS key (number, place), pg_attribute
         WHERE indrelid = c.oid AND indisprimary AND attrelid = c.oid AND attnum = number) AS order,
       array(SELECT confrelid::regclass::text FROM pg_constraint
         WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS needs
     FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
     ORDER BY name`,
    [LEFT_OUT],
  )
  const sorted: Shape[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ needs }) => !needs.some((name) => names.has(name)))
    if (free.length === 0)
      throw new Error(`Tables refer to one another in a circle: ${[...names].join(', ')}`)
    sorted.push(...free.map(({ name, columns, order }) => ({ name, columns, order })))
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return sorted
}

const columnsOf = ({ columns }: Shape) => columns.map((column) => `"${column}"`).join(', ')

const readRows = (client: pg.Client, table: Shape) =>
  client.query(
    copyTo(`COPY (SELECT ${columnsOf(table)} FROM "${table.name}" ORDER BY ${table.order}) TO STDOUT`),
  )

/** Writes a table's rows into the backup. */
export async function saveTable(client: pg.Client, backup: string, table: Shape): Promise<TableEntry> {
  const [contents, file] = [createMeasure(), createMeasure()]
  await pipeline(
    readRows(client, table),
    contents.through,
    createGzip(),
    file.through,
    createWriteStream(tableFile(backup, table.name), { mode: 0o600, flush: true }),
  )
  const { lines: rows, bytes, sha256 } = contents.measured()
  const { lines: _, ...written } = file.measured()
  return { name: table.name, columns: table.columns, rows, bytes, sha256, file: written }
}

/** Loads a table's rows from the backup. */
export const loadTable = (client: pg.Client, backup: string, table: Shape) =>
  pipeline(
    createReadStream(tableFile(backup, table.name)),
    createGunzip(),
    client.query(copyFrom(`COPY "${table.name}" (${columnsOf(table)}) FROM STDIN`)),
  )

/** Whether the database holds exactly the rows that the backup was made of. */
export async function hasRows(client: pg.Client, table: Shape, wanted: TableEntry): Promise<boolean> {
  const contents = createMeasure()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(readRows(client, table), contents.through, nowhere)
  const { lines, sha256 } = contents.measured()
  return lines === wanted.rows && sha256 === wanted.sha256
}
