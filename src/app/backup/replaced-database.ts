import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { listPictureNames } from './pictures.ts'

const LOOKS = 10
const LOOK_EVERY_MS = 300

/** Throws while anybody else is connected to the database, but its own nodes; who has just left is waited for. */
export async function refuseUsed(client: pg.Client) {
  for (let look = 1; ; look++) {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
         AND application_name !~ '^citus'`,
    )
    const others = rows[0]?.others ?? 0
    if (others === 0) return
    if (look === LOOKS)
      throw new Error(
        `The database is in use (${others} ${others === 1 ? 'connection' : 'connections'}). Stop every Hotelly that uses it first.`,
      )
    await sleep(LOOK_EVERY_MS)
  }
}

export type Contents = { database: string; hotels: number; staff: number; pictures: string[] }

/** What a database holds that a restore would replace. Throws when its tables are not Hotelly's. */
export async function lookInto(client: pg.Client): Promise<Contents> {
  const { rows } = await client.query<{ database: string; isEmpty: boolean; isOurs: boolean }>(
    `SELECT current_database() AS database, to_regclass('public.schema_migrations') IS NOT NULL AS "isOurs",
       NOT EXISTS (SELECT FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS "isEmpty"`,
  )
  const [found] = rows
  if (!found) throw new Error('The database does not tell its name')
  const { database } = found
  const nothing = { database, hotels: 0, staff: 0, pictures: [] }
  if (found.isEmpty) return nothing
  if (!found.isOurs) throw new Error(`The database ${database} holds tables that are not Hotelly's.`)
  await client.query('BEGIN')
  try {
    const named = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relforcerowsecurity AND relnamespace = 'public'::regnamespace`,
    )
    for (const { name } of named.rows) await client.query(`ALTER TABLE "${name}" NO FORCE ROW LEVEL SECURITY`)
    const isThere = named.rows.some(({ name }) => name === 'hotels')
    if (!isThere) return nothing
    const counts = await client.query<{ hotels: number; staff: number }>(
      `SELECT (SELECT count(*)::int FROM public.hotels) AS hotels, (SELECT count(*)::int FROM public.users) AS staff`,
    )
    return { ...nothing, ...counts.rows[0], pictures: await listPictureNames(client) }
  } finally {
    // The fence was lifted to look alone.
    await client.query('ROLLBACK')
  }
}

const NOT_OF_AN_EXTENSION = (object: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${object}.oid AND d.deptype = 'e')`

/** Removes tables, functions and types in the open transaction. */
export async function clearDatabase(client: pg.Client) {
  for (const drops of [
    `SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) AS drop FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND ${NOT_OF_AN_EXTENSION('c')}`,
    `SELECT format('DROP ROUTINE %s CASCADE', p.oid::regprocedure) AS drop FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND ${NOT_OF_AN_EXTENSION('p')}`,
    `SELECT format('DROP TYPE %s CASCADE', t.oid::regtype) AS drop FROM pg_type t
     LEFT JOIN pg_class c ON c.oid = t.typrelid
     WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('c', 'd', 'e')
       AND (c.oid IS NULL OR c.relkind = 'c') AND ${NOT_OF_AN_EXTENSION('t')}`,
  ]) {
    const { rows } = await client.query<{ drop: string }>(drops)
    for (const { drop } of rows) await client.query(drop)
  }
}
