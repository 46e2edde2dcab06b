import type pg from 'pg'

/** What whole hotels refer to: each machine holds all of it. */
export const ON_EVERY_NODE = ['hotels', 'global_services']

/** Tables with a hotel that stay together: whoever signs in is found by an address or a token, at no known hotel. */
export const STAYING = [
  'users',
  'auth_accounts',
  'sessions',
  'push_devices',
  'guest_devices',
  'known_devices',
  'support_visits',
  'support_reads',
]

export type Place = 'every node' | 'by hotel'

/** A table that does not stay on the coordinator; `isThere` once it is distributed. */
export type Placed = { name: string; place: Place; isThere: boolean }

/** Where each table belongs that does not stay on the coordinator, in the order in which they go there. */
export async function planTables(client: pg.Client): Promise<Placed[]> {
  const { rows } = await client.query<Placed>(
    `SELECT c.relname::text AS name, CASE WHEN c.relname = ANY ($1) THEN 'every node' ELSE 'by hotel' END AS place,
       p.logicalrelid IS NOT NULL AS "isThere"
     FROM pg_class c
     LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid AND (p.partmethod = 'h' OR p.repmodel = 't')
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (c.relname = ANY ($1) OR
       c.relname <> ALL ($2) AND EXISTS (
         SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped))
     ORDER BY place DESC, c.relname = 'guests' DESC, name`,
    [ON_EVERY_NODE, STAYING],
  )
  return rows
}

/** Throws where the database is distributed: no transaction sees the machines at one and the same moment. */
export async function refuseDistributed(client: pg.Client) {
  if (!(await isDistributed(client))) return
  throw new Error(
    'The database is distributed, and is backed up and restored by its machines; see docs/scaling.md.',
  )
}

export async function isDistributed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ hasCitus: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS "hasCitus"`,
  )
  if (!rows[0]?.hasCitus) return false
  const { rowCount } = await client.query(`SELECT FROM pg_dist_partition LIMIT 1`)
  return rowCount === 1
}
