import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ON_EVERY_NODE } from '#app/distribute/plan.ts'
import { citusUrl } from '../citus.ts'
import type { FullHotel } from './full-hotel.ts'

export type Twin = { id: string; mark: string; secret: string }

/** Tables whose ids are unique within a hotel alone, and the hotels, with the columns that can be written. */
const TABLES = `
  SELECT c.relname AS name, CASE c.relname WHEN 'hotels' THEN 'id' ELSE 'hotel_id' END AS hotel,
    (SELECT array_agg(a.attname::text) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (c.relname = 'hotels' OR EXISTS (
    SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
    WHERE i.indrelid = c.oid AND i.indisprimary AND a.attname = 'hotel_id'))`
type Table = { name: string; hotel: string; columns: string[] }

/** @param url of a superuser, whom no policy holds */
async function open(url: string) {
  const owner = new pg.Client(url)
  owner.on('error', () => {})
  await owner.connect()
  return { owner, tables: (await owner.query<Table>(TABLES)).rows }
}

/**
 * Gives a hotel a twin: another hotel with the same rows under the same ids, and a mark of its own. Whoever asks by an
 * id alone finds the twin's row first, and changes it along.
 */
export async function makeTwin(url: string, hotel: FullHotel): Promise<Twin> {
  const id = `00000000-0000-4000-8000-${randomUUID().slice(-12)}`
  const mark = `twin${randomUUID().slice(0, 8)}`
  const { owner, tables } = await open(url)
  try {
    // no order of the tables, and nothing that a trigger adds
    await owner.query('BEGIN')
    await owner.query('SET LOCAL session_replication_role = replica')
    for (const { name, hotel: column, columns } of tables) {
      const row = `replace(replace(replace(to_jsonb(t)::text, $1::text, $2), $3, $4), $5, $4)::jsonb`
      await owner.query(
        `INSERT INTO ${name} (${columns.join()}) SELECT ${columns.map((column) => `copy.${column}`).join()}
        FROM ${name} t, jsonb_populate_record(NULL::${name}, ${row}) copy WHERE t.${column} = $1::uuid`,
        [hotel.id, id, hotel.mark, mark, hotel.slug],
      )
      // the twin's rows are the first in the table and in every index
      await owner.query(
        `WITH old AS (DELETE FROM ${name} WHERE ${column} = $1 RETURNING *)
        INSERT INTO ${name} (${columns.join()}) SELECT ${columns.join()} FROM old`,
        [hotel.id],
      )
    }
    await owner.query('COMMIT')
  } finally {
    await owner.end()
  }
  return { id, mark, secret: `secret ${mark}` }
}

/** Holds every row of a hotel, as its own people may at any moment; returns how to let go of them. */
export async function holdRows(url: string, hotelId: string): Promise<() => Promise<void>> {
  const { owner, tables } = await open(url)
  await owner.query('BEGIN')
  for (const { name, hotel } of tables) {
    // whoever holds one row of what every machine of a cluster has holds all of them
    if (citusUrl && ON_EVERY_NODE.includes(name)) continue
    await owner.query(`SELECT FROM ${name} WHERE ${hotel} = $1 FOR UPDATE`, [hotelId])
  }
  return () => owner.end()
}

/** Gives every row of a hotel its first version again, so that whoever asks next has seen the newest. */
export async function renew(url: string, hotelId: string) {
  const { owner, tables } = await open(url)
  for (const { name, hotel } of tables.filter(({ columns }) => columns.includes('version')))
    await owner.query(`UPDATE ${name} SET version = 1 WHERE ${hotel} = $1`, [hotelId])
  await owner.end()
}
