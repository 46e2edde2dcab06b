// a database with orders is distributed over a Citus cluster, and its guests and staff go on there: HOTELLY_TEST_CITUS names the coordinator
import { parseArgs } from 'node:util'
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
    ...{ slug: hotel.slug, email: hotel.admin.email, password: STAFF_PASSWORD },
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
  for (let round = 0; round < rounds; round++) {
    await Promise.all([orderOnce(here, url), orderOnce(there, url)])
    await workAt(staff, here, url)
    if ((round + 1) % 10 === 0) say(`round ${round + 1} of ${rounds}`)
  }
  report('orders', `${here.tally.sent + there.tally.sent} sent, by guests who had signed in before`)
  report('lost or doubled', 0)
  if (server.endedByItself() > 0) throw new Error(server.errors().join('\n'))
})
