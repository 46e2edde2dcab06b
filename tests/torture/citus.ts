// a database with orders is distributed over a Citus cluster, and its guests and staff go on there: HOTELLY_TEST_CITUS names the coordinator
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { planTables } from '#app/distribute/plan.ts'
import { citusUrl, distributeTables, makeClusterDatabase } from '#tests/citus.ts'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import { migrate } from '#kit/server/migrate.ts'
import { findServerUrl } from '#kit/server/server-role.ts'
import { type Api, apiOver, linkTo } from './kit/client.ts'
import { ask } from './kit/database.ts'
import { makeFolder } from './kit/folder.ts'
import { atEnd, report, runPart, say } from './kit/part.ts'
import { openServer } from './kit/server.ts'
import { openWriters } from './kit/writers.ts'

const { short, rounds: asked } = parseArgs({
  options: { short: { type: 'boolean', default: false }, rounds: { type: 'string' } },
}).values
const rounds = Number(asked ?? (short ? 3 : 100))
const TIMEOUT_MS = 15_000

type Writers = Awaited<ReturnType<typeof openWriters>>

const orderOnce = async (writers: Writers, url: string) => {
  await writers.forgetLimits(url)
  await writers.orderUntil(() => false)
  await writers.retryAll(url)
  await writers.check(url)
}

const staffAt = async (address: string, { hotel }: Writers): Promise<Api> => {
  const api = apiOver(linkTo(address, { cookies: new Map(), timeoutMs: TIMEOUT_MS }))
  await api.sessions.signInHotelAdmin({
    slug: hotel.slug,
    email: hotel.admin.email,
    password: STAFF_PASSWORD,
  })
  return api
}

/** Staff take on what they see, and see as much as there is. */
async function workAt(staff: Api, { hotel }: Writers, url: string) {
  const { slug } = hotel
  const list = {
    slug,
    scope: 'ongoing' as const,
    search: '',
    outcome: null,
    payment: null,
    page: 1,
    after: null,
  }
  const { bookings, total } = await staff.bookings.list(list)
  const [held] = await ask<{ open: number }>(
    url,
    `SELECT count(*)::int AS open FROM service_bookings WHERE hotel_id = $1 AND booking_status = 'open'`,
    [hotel.id],
  )
  if (total !== held?.open) throw new Error(`Staff see ${total} of ${held?.open} open orders`)
  for (const { id, version } of bookings.slice(0, 3)) await staff.bookings.complete({ slug, id, version })
  await Promise.all([staff.dashboard.get({ slug }), staff.guests.list({ slug }), staff.audit.list({ slug })])
}

/** What a release to come may do, as docs/scaling.md tells it to. */
const LATER = `CREATE TABLE later_wishes (
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  guest_id uuid NOT NULL,
  PRIMARY KEY (hotel_id, id)
);
SELECT place_with_guests('later_wishes');
ALTER TABLE later_wishes ADD FOREIGN KEY (hotel_id, guest_id) REFERENCES guests (hotel_id, id) ON DELETE CASCADE;
ALTER TABLE guests ADD COLUMN later text NOT NULL DEFAULT '';
UPDATE guests SET later = 'yes; and no';
CREATE INDEX guests_later ON guests (hotel_id, later);
CREATE FUNCTION later() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN 'later'; END $$;
`

async function migrateLater(url: string) {
  const folder = await makeFolder('citus-later')
  await cp('db', folder, { recursive: true })
  await writeFile(path.join(folder, 'migrations/9999_later.sql'), LATER)
  await migrate(url, folder)
  const client = new pg.Client(url)
  await client.connect()
  const tables = await planTables(client).finally(() => client.end())
  if (!tables.some(({ name, isThere }) => name === 'later_wishes' && isThere))
    throw new Error('The new table was not distributed')
  const [guests] = await ask<{ left: number }>(
    url,
    "SELECT count(*)::int AS left FROM guests WHERE later <> 'yes; and no'",
  )
  if (guests?.left !== 0) throw new Error(`${guests?.left} guests were not changed`)
}

/** A hotel's menu and guests come from files. */
async function importFiles(staff: Api, { hotel: { slug } }: Writers) {
  const lines = Array.from({ length: 200 }, (_, at) => at)
  const menu = ['name,price,category', ...lines.map((at) => `Dish ${at},${at + 1}.50,Desserts`)].join('\n')
  const file = new File([menu], 'menu.csv', { type: 'text/csv' })
  const { addedCount: dishes } = await staff.menu.importFile({ slug, file, isDryRun: false })
  const guests = ['name,room,expiry', ...lines.map((at) => `Guest ${at},${900 + at},2090-01-01`)].join('\n')
  const { addedCount } = await staff.guests.importFile({ slug, file: guests, isDryRun: false })
  report('imported', `${dishes} dishes, ${addedCount} guests`)
}

await runPart(async () => {
  if (!citusUrl)
    throw new Error('Set HOTELLY_TEST_CITUS to the coordinator of a Citus cluster, as a superuser.')
  const cluster = await makeClusterDatabase(citusUrl)
  atEnd(cluster.drop)
  const { url } = cluster
  await migrate(url)
  const folder = await makeFolder('citus')
  const server = await openServer(folder, { DATABASE_URL: url })
  await server.start()
  const [here, there] = [await openWriters(server.address, url), await openWriters(server.address, url)]
  await Promise.all([orderOnce(here, url), orderOnce(there, url)])
  await server.stop()

  const started = performance.now()
  await findServerUrl(url, null)
  const tables = await distributeTables(url, 32, say)
  const again = await distributeTables(url, 32, say)
  if (again !== 0) throw new Error(`A second run distributed ${again} tables`)
  report('distributed', `${tables} tables in ${Math.round(performance.now() - started)} ms`)

  await server.start()
  const staff = await staffAt(server.address, here)
  await importFiles(staff, here)
  await migrateLater(url)
  report('a later migration', 'applied while the hotels were served')
  for (let round = 0; round < rounds; round++) {
    await Promise.all([orderOnce(here, url), orderOnce(there, url)])
    await workAt(staff, here, url)
    if ((round + 1) % 10 === 0) say(`round ${round + 1} of ${rounds}`)
  }
  report('orders', `${here.tally.sent + there.tally.sent} sent, by guests who had signed in before`)
  report('lost or doubled', 0)
  if (server.endedByItself() > 0) throw new Error(server.errors().join('\n'))
})
