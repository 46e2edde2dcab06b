import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { deviceCookie } from '#kit/server/cookies.ts'
import { openDatabase } from '#kit/server/database.ts'
import { installationSecret } from '#kit/server/secrets.ts'
import { newToken } from '#kit/server/tokens.ts'
import { MEBIBYTE } from '#kit/shared/sizes.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { makeCustomers, post, staffCookie } from './customers.ts'
import { type Figure, percentile, rounds } from './figures.ts'
import { residentBytes } from './machine.ts'
import { openHerd } from './stream-herd.ts'

const STREAMS = 1000
/** Of these so many are staff's, who are told of every order; the others are guests', told of their own. */
const OF_STAFF = 20
const ORDERS_PER_SECOND = 50
const SECONDS = rounds(20, 8)
const OPEN_WITHIN_MS = 30_000
const TOLD_P99_MS = 100
const MEMORY_MAX = 300 * MEBIBYTE

/** Watches a stream; returns when each booking was told on it, and how to close it. */
function watch(address: string, path: string, cookie: string) {
  const seen = new Map<string, number>()
  return new Promise<{ seen: Map<string, number>; close(): void }>((resolve, reject) => {
    const request = http.get(`${address}${path}`, { headers: { cookie } }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, id] of text.matchAll(/"topic":"bookings","id":"([^"]+)"/g)) {
          if (id && !seen.has(id)) seen.set(id, performance.now())
        }
      })
      response.on('error', () => {})
      resolve({ seen, close: () => void request.on('error', () => {}).destroy() })
    })
    request.on('error', reject)
  })
}

/** Measures the time from sending an order to its event on a staff stream, with 1,000 open streams, and the memory then. */
export async function benchLive({ address, databaseUrl, process }: RunningProduct): Promise<Figure[]> {
  const database = openDatabase(databaseUrl, { connections: 4 })
  const hotel = await makeHotel(database)
  const customers = await makeCustomers(database, hotel, ORDERS_PER_SECOND * SECONDS)
  const secret = await installationSecret(database, 'device')
  const device = () => `hotelly_device=${deviceCookie(secret, { id: newToken(), knownAt: [], isNew: false })}`
  const open = (audience: string, cookie: string) => ({
    path: `/events/${hotel.slug}/${audience}`,
    cookie: `${device()}; ${cookie}`,
    ip: '127.0.0.1',
  })
  const browsers = customers.slice(0, STREAMS - OF_STAFF).map(({ cookie }) => open('guest', cookie))
  for (let count = 1; count < OF_STAFF; count++)
    browsers.push(open('staff', await staffCookie(database, hotel)))
  const herd = await openHerd(Number(new URL(address).port), browsers)
  const agent = new http.Agent({ keepAlive: true })
  try {
    await herd.until((counts) => counts.open === browsers.length, OPEN_WITHIN_MS)
    // the last of the streams, as they are told in the order in which they were opened
    const last = open('staff', await staffCookie(database, hotel))
    const watched = await watch(address, last.path, last.cookie)

    const order = orderOf([[hotel.dishes[0], 1]])
    const sent = new Map<string, number>()
    const placing = customers.map(async ({ cookie }, at) => {
      await pause((at * 1000) / ORDERS_PER_SECOND)
      const started = performance.now()
      const body = JSON.stringify({ json: { slug: hotel.slug, key: randomUUID(), order }, meta: [] })
      const answer = await post(agent, `${address}/rpc/bookings/place`, cookie, body)
      sent.set((JSON.parse(answer.text) as { json: { id: string } }).json.id, started)
    })
    await Promise.all(placing)
    await pause(500)
    const { own } = await residentBytes(process.pid ?? 0)
    watched.close()

    const waits = [...sent].map(([id, at]) => (watched.seen.get(id) ?? Number.POSITIVE_INFINITY) - at)
    const untold = waits.filter((wait) => !Number.isFinite(wait)).length
    const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)]
    const load = `${ORDERS_PER_SECOND} orders/s, ${STREAMS} streams`
    return [
      {
        name: `order placed to shown on the staff stream, ${load}`,
        measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms over ${waits.length} orders`,
        against: `${untold} not seen`,
        limit: `p99 under ${TOLD_P99_MS} ms`,
        isMet: p99 < TOLD_P99_MS,
        values: { p50Ms: p50, p99Ms: p99, untold },
      },
      {
        name: `resident memory, ${load}`,
        measured: `${(own / MEBIBYTE).toFixed(0)} MiB after ${SECONDS} s`,
        against: 'the server process, without PostgreSQL',
        limit: `under ${MEMORY_MAX / MEBIBYTE} MiB`,
        isMet: own < MEMORY_MAX,
        values: { loadBytes: own },
      },
    ]
  } finally {
    herd.stop()
    agent.destroy()
    await database.close()
  }
}
