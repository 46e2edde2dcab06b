import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GuestActor, SYSTEM } from '#kit/server/actor.ts'
import { openProduct } from '#tests/product.ts'
import { citusUrl } from './citus.ts'
import { makeFullHotel } from './isolation/full-hotel.ts'
import { makeGuest, type TestHotel } from './factories.ts'

/** The tables of a hotel in which no guest has anything to read. */
const NOT_FOR_GUESTS = [
  'users',
  'auth_accounts',
  'sessions',
  'push_devices',
  'guest_devices',
  'known_devices',
  'support_visits',
  'support_reads',
  'knowledge_checks',
  'audit_log',
]

const product = openProduct()
let own: TestHotel
let other: TestHotel
let guest: GuestActor

beforeAll(async () => {
  const address = await product.listen({ trustedProxies: 1 })
  own = await makeFullHotel(product, address, '198.51.100.201')
  other = await makeFullHotel(product, address, '198.51.100.202')
  guest = await makeGuest(product.database, own)
})

describe('row-level security', () => {
  const tenantTables = () =>
    product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ name: string; forced: boolean; policies: number }>(sql`
        SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS forced,
          (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
        FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND (c.relname = 'hotels' OR EXISTS (
            SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'hotel_id' AND NOT a.attisdropped))`),
    )

  test('is forced on every table that belongs to a hotel', async () => {
    const tables = await tenantTables()
    expect(tables.length).toBeGreaterThanOrEqual(12)
    expect(tables.filter((table) => !table.forced || table.policies < 2)).toEqual([])
  })

  test('compares the hotel of every row with that of the actor, also where there is no row yet', async () => {
    const policies = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute<{ name: string; condition: string }>(sql`
        SELECT polrelid::regclass::text AS name, regexp_replace(pg_get_expr(polqual, polrelid), '\\s+', ' ', 'g') AS condition FROM pg_policy
        JOIN pg_class c ON c.oid = polrelid WHERE polpermissive AND polroles @> ARRAY['hotelly_app'::regrole::oid]
          AND polcmd <> 'a'`),
    )
    const column = (name: string) => (name === 'hotels' ? 'id' : 'hotel_id')
    const ofHotel = (name: string) => `(${column(name)} = app_hotel_id())`
    const ofGuest = (condition: string) => `CASE WHEN app_is_guest() THEN ${condition} ELSE true END`
    const beyond: Record<string, string> = {
      guests: ofGuest('(id = app_guest_id())'),
      chat_conversations: ofGuest('((guest_id IS NULL) OR (guest_id = app_guest_id()))'),
      service_bookings: ofGuest('(guest_id = app_guest_id())'),
      ...Object.fromEntries(NOT_FOR_GUESTS.map((name) => [name, ofGuest('false')])),
    }
    const wanted = (await tenantTables()).map(({ name }) => ({
      name,
      condition: beyond[name] ? `(${ofHotel(name)} AND ${beyond[name]})` : ofHotel(name),
    }))
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
    expect([...policies].toSorted(byName)).toEqual(wanted.toSorted(byName))
  })

  test('shows an actor nothing of another hotel, whatever the statement', async () => {
    for (const { name } of await tenantTables()) {
      const column = sql.raw(name === 'hotels' ? 'id' : 'hotel_id')
      const seen = await product.database
        .withActor(own.admin, (tx) =>
          tx.execute(sql`SELECT 1 FROM ${sql.raw(name)} WHERE ${column} <> ${own.id}`),
        )
        .catch((error: { cause?: { code?: string } }) =>
          error.cause?.code === '42501' ? [] : Promise.reject(error),
        )
      expect([...seen], name).toEqual([])
    }
  })

  /** Citus lets nobody move a row to another hotel, and says that it cannot (0A000). */
  const refusals = ['42501', ...(citusUrl ? ['0A000'] : [])]

  /** The rows that a statement touches as this actor; null where it is refused. */
  const touchedBy = (statement: ReturnType<typeof sql>) =>
    product.database
      .withActor(own.admin, async (tx) => (await tx.execute(statement)).length)
      .catch((error: { cause?: { code?: string } }) =>
        refusals.includes(error.cause?.code ?? '') ? null : Promise.reject(error),
      )

  test('refuses to change, delete, copy or move anything of another hotel, whatever the table', async () => {
    for (const { name } of await tenantTables()) {
      const table = sql.identifier(name)
      const column = sql.identifier(name === 'hotels' ? 'id' : 'hotel_id')
      const ofOther = sql`${column} = ${other.id}`
      const same = sql`UPDATE ${table} SET ${column} = ${column} WHERE ${ofOther} RETURNING 1`
      expect([0, null], `UPDATE ${name}`).toContain(await touchedBy(same))
      const remove = sql`DELETE FROM ${table} WHERE ${ofOther} RETURNING 1`
      expect([0, null], `DELETE ${name}`).toContain(await touchedBy(remove))
      const { rows, columns } = await product.database.withActor(SYSTEM, async (tx) => ({
        rows: await tx.execute<{ json: unknown }>(
          sql`SELECT to_jsonb(t) AS json FROM ${table} t WHERE ${ofOther} LIMIT 1`,
        ),
        columns: await tx.execute<{ name: string }>(
          sql`SELECT attname AS name FROM pg_attribute
            WHERE attrelid = ${name}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`,
        ),
      }))
      const [row] = rows
      if (!row) continue
      const list = sql.join(
        columns.map((column) => sql.identifier(column.name)),
        sql`, `,
      )
      const copy = sql`INSERT INTO ${table} (${list}) SELECT ${list}
        FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(row.json)}::jsonb) RETURNING 1`
      expect(await touchedBy(copy), `INSERT ${name}`).toBeNull()
    }
    const move = sql`UPDATE menu_items SET hotel_id = ${other.id} WHERE hotel_id = ${own.id}`
    expect(await touchedBy(move)).toBeNull()
  })

  test("shows a guest nothing of the hotel's other guests, nor of its people and sessions", async () => {
    for (const name of ['guests', 'service_bookings', 'chat_conversations', ...NOT_FOR_GUESTS]) {
      const table = sql.identifier(name)
      const belongs = sql.raw(name === 'chat_conversations' ? 'AND guest_id IS NOT NULL' : '')
      const ofHotel = sql`SELECT 1 FROM ${table} WHERE hotel_id = ${own.id} ${belongs}`
      const asGuest = product.database.withActor(guest, (tx) => tx.execute(ofHotel))
      expect((await asGuest).length, name).toBe(name === 'guests' ? 1 : 0)
    }
    for (const name of ['guests', 'auth_accounts', 'sessions', 'audit_log']) {
      const some = sql`SELECT 1 FROM ${sql.identifier(name)} WHERE hotel_id = ${own.id} LIMIT 2`
      const there = await product.database.withActor(own.admin, (tx) => tx.execute(some))
      expect(there.length, `${name} has rows that could have been seen`).toBe(2)
    }
  })

  test('prevents rewriting the audit', async () => {
    for (const actor of [own.admin, SYSTEM]) {
      const rewrite = product.database.withActor(actor, (tx) =>
        tx.execute(sql`UPDATE audit_log SET action = 'nothing'`),
      )
      await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  test('shows a connection without an actor no hotel', async () => {
    const client = new pg.Client({ connectionString: product.databaseUrl, options: '-c role=hotelly_app' })
    await client.connect()
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM hotels) AS hotels, (SELECT count(*)::int FROM guests) AS guests`,
    )
    await client.end()
    expect(rows[0]).toEqual({ hotels: 0, guests: 0 })
  })
})
