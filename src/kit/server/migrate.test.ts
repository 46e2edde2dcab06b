import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '#tests/database.ts'
import { makeOwnDatabase } from '#tests/own-database.ts'
import { applyWithin, migrate, MIGRATIONS_TABLE, readMigrations } from './migrate.ts'
import { statementsOf } from './statements.ts'

let copy: Awaited<ReturnType<typeof copyDatabase>>
let folder: string
let owner: pg.Client
let other: pg.Client

const policies = async () =>
  (
    await owner.query(`SELECT polrelid::regclass::text AS tenant, polname, polpermissive, polcmd, polroles::regrole[]::text,
    pg_get_expr(polqual, polrelid) FROM pg_policy ORDER BY 1, 2`)
  ).rows
const applyRlsAgain = () => owner.query("UPDATE schema_migrations SET checksum = '' WHERE name = 'rls.sql'")

beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
  owner = new pg.Client(copy.url)
  other = new pg.Client(copy.url)
  await Promise.all([owner.connect(), other.connect()])
  folder = await mkdtemp(path.join(os.tmpdir(), 'hotelly-migrations-'))
  await cp('db', folder, { recursive: true })
})
afterAll(async () => {
  await Promise.all([owner.end(), other.end()])
  await copy.drop()
  await rm(folder, { recursive: true })
})

test('where nothing is to be changed, row-level security waits for nobody who reads', async () => {
  const before = await owner.query('SELECT oid FROM pg_policy ORDER BY oid')
  await applyRlsAgain()
  await other.query('BEGIN; SELECT count(*) FROM service_bookings')
  expect(await Promise.race([migrate(copy.url), sleep(5000, 'waits')])).toEqual([])
  await other.query('COMMIT')
  expect((await owner.query('SELECT oid FROM pg_policy ORDER BY oid')).rows).toEqual(before.rows)
})

test('what somebody changed by hand is put right, without holding up readers for long', async () => {
  const before = await policies()
  const damage =
    statementsOf(`ALTER POLICY own_hotel ON guests USING (true); DROP POLICY own_hotel ON service_bookings;
    CREATE POLICY own_bookings ON service_bookings AS RESTRICTIVE TO hotelly_app USING (guest_id = app_guest_id());
    DROP POLICY all_hotels ON menu_items; CREATE POLICY all_hotels ON menu_items TO hotelly_app USING (true);
    ALTER TABLE hotels NO FORCE ROW LEVEL SECURITY`)
  for (const statement of damage) await owner.query(statement)
  await applyRlsAgain()
  await other.query('BEGIN; SELECT count(*) FROM guests')
  const migrated = migrate(copy.url)
  await sleep(300)
  const reader = owner.query('SELECT count(*) FROM guests')
  expect(await Promise.race([reader.then(() => 'read'), sleep(4000, 'waits')])).toBe('read')
  await other.query('COMMIT')
  await migrated
  expect(await policies()).toEqual(before)
  const { rows } = await owner.query('SELECT FROM pg_class WHERE relrowsecurity AND NOT relforcerowsecurity')
  expect(rows).toEqual([])
})

test('a migration without a transaction that was killed midway goes through at the next start', async () => {
  await writeFile(
    path.join(folder, 'migrations/9999_an_index.sql'),
    `-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS an_index;
CREATE INDEX CONCURRENTLY an_index ON service_bookings (hotel_id, room_number);
`,
  )
  await other.query('BEGIN; LOCK TABLE service_bookings IN ROW EXCLUSIVE MODE')
  const killed = migrate(copy.url, folder).catch(() => 'killed')
  const builders = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONC%'"
  const begun = "SELECT FROM pg_class WHERE relname = 'an_index'"
  await expect.poll(async () => (await owner.query(begun)).rowCount, { timeout: 10_000 }).toBe(1)
  await owner.query(`SELECT pg_terminate_backend(pid) FROM (${builders}) b`)
  expect(await killed).toBe('killed')
  await other.query('COMMIT')
  const isValid = "SELECT indisvalid FROM pg_index WHERE indexrelid = 'an_index'::regclass"
  expect((await owner.query(isValid)).rows).toEqual([{ indisvalid: false }])

  const both = await Promise.all([migrate(copy.url, folder), migrate(copy.url, folder)])
  expect(both.flat()).toEqual(['9999_an_index.sql'])
  expect((await owner.query(isValid)).rows).toEqual([{ indisvalid: true }])
})

test('a migration whose connection ends says so, and goes through at the next start', async () => {
  const text = 'CREATE TABLE cut_off (n integer);\nALTER TABLE service_bookings ADD COLUMN cut_off integer;\n'
  await writeFile(path.join(folder, 'migrations/9996_cut_off.sql'), text)
  await other.query('BEGIN; SELECT count(*) FROM service_bookings')
  const refused = expect(migrate(copy.url, folder)).rejects.toThrow('terminating connection')
  const waits =
    "SELECT pid FROM pg_stat_activity WHERE query LIKE 'ALTER TABLE service_bookings ADD COLUMN cut_off%'"
  await expect.poll(async () => (await owner.query(waits)).rowCount, { timeout: 10_000 }).toBe(1)
  await owner.query(`SELECT pg_terminate_backend(pid) FROM (${waits}) w`)
  await refused
  await other.query('COMMIT')
  expect(await migrate(copy.url, folder)).toEqual(['9996_cut_off.sql'])
})

test('a release refuses a schema with migrations that it does not know, and leaves it as it is where told to', async () => {
  const older = await mkdtemp(path.join(os.tmpdir(), 'hotelly-older-'))
  await cp('db', older, { recursive: true })
  await appendFile(path.join(older, 'rls.sql'), 'DROP POLICY own_hotel ON guests;\n')
  const before = await policies()
  await owner.query("INSERT INTO schema_migrations VALUES ('9998_of_a_newer_release.sql', 'x', now())")
  await expect(migrate(copy.url, older)).rejects.toThrow(/does not know .*9998_of_a_newer_release.sql/)
  expect(await policies()).toEqual(before)
  expect(await migrate(copy.url, older, true)).toEqual([])
  expect(await policies()).toEqual(before)
  await owner.query("DELETE FROM schema_migrations WHERE name = '9998_of_a_newer_release.sql'")
  await rm(older, { recursive: true })
})

test('what needs a pause waits until nobody serves the database, and says so', async () => {
  const before = 'CREATE TABLE before_the_pause (n integer);\n'
  await writeFile(path.join(folder, 'migrations', '9997_before.sql'), before)
  const text = '-- needs a pause\nCREATE TABLE paused (n integer);\n'
  await writeFile(path.join(folder, 'migrations', '9998_paused.sql'), text)
  const serving = new pg.Client({ connectionString: copy.url, application_name: 'hotelly live' })
  await serving.connect()
  await expect(migrate(copy.url, folder)).rejects.toThrow(/needs a pause \(9998_paused\.sql\), and a process/)
  const { rows } = await owner.query("SELECT to_regclass('before_the_pause') AS made")
  expect(rows).toEqual([{ made: null }])
  await serving.end()
  await expect.poll(() => migrate(copy.url, folder).catch(() => null)).toContain('9998_paused.sql')
})

test('services of before get the category that their icon stood for, and stay fenced', async () => {
  const older = await makeOwnDatabase(inject('templateUrl'))
  const itsOwner = new pg.Client(older.url)
  await itsOwner.connect()
  await itsOwner.query(MIGRATIONS_TABLE)
  for (const migration of await readMigrations())
    if (migration.name < '0062') await applyWithin(itsOwner, migration)
  await itsOwner.query('ALTER TABLE services ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY')
  await itsOwner.end()
  await older.seeAll("INSERT INTO hotels (slug, name) VALUES ('one', 'One'), ('other', 'Other')")
  await older.seeAll(`INSERT INTO services (hotel_id, icon, label_en)
    SELECT h.id, g.icon, g.service_name FROM hotels h, global_services g`)

  expect(await migrate(older.url)).toContain('0062_service_categories.sql')
  const found = await older.seeAll(`SELECT label_en || ': ' || category AS service, count(*)::int AS hotels
    FROM services JOIN global_services USING (category, icon) GROUP BY 1 ORDER BY 1`)
  const wanted = [
    'Gym & Pool: gym_pool',
    'Housekeeping: housekeeping',
    'Room Service: room_service',
    'Spa & Wellness: spa_wellness',
    'Tours & Activities: tours_activities',
    'Transportation: transportation',
  ]
  expect(found).toEqual(wanted.map((service) => ({ service, hotels: 2 })))
  await older.seeAll("UPDATE services SET icon = 'Car'")
  await expect(older.seeAll("UPDATE services SET category = 'bakery'")).rejects.toThrow(/services_category/)
  const misspelled =
    "INSERT INTO global_services (category, icon, service_name) VALUES ('Bakery', 'Car', 'Bakery')"
  await expect(older.seeAll(misspelled)).rejects.toThrow(/global_services_category_check/)
  const fence = "SELECT relforcerowsecurity AS is_fenced FROM pg_class WHERE relname = 'services'"
  expect(await older.seeAll(fence)).toEqual([{ is_fenced: true }])
  await older.drop()
})
