import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import { openBrowser } from './browsers.ts'
import { makeCustomers, post, staffCookie } from './customers.ts'
import { type Figure, percentile } from './figures.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const STREAMS = 200
const ORDERS_PER_SECOND = 20
const SECONDS = 15

/** Measures the time from sending an order to its event on the staff stream, with 200 open streams. */
export async function benchLive({ address, databaseUrl }: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 4 })
  const hotel = await makeHotel(database)
  const customers = await makeCustomers(database, hotel, ORDERS_PER_SECOND * SECONDS)

  const seen = new Map<string, number>()
  const open = async (isWatched: boolean) => {
    const cookie = `${await staffCookie(database, hotel)}; ${await openBrowser(address)}`
    return new Promise<http.ClientRequest>((resolve, reject) => {
      const request = http.get(
        `${address}/events/${hotel.slug}/staff`,
        { headers: { cookie } },
        (response) => {
          response.setEncoding('utf8').on('data', (text: string) => {
            if (!isWatched) return
            for (const [, id] of text.matchAll(/"topic":"bookings","id":"([^"]+)"/g)) {
              if (id && !seen.has(id)) seen.set(id, performance.now())
            }
          })
          response.on('error', () => {})
          resolve(request)
        },
      )
      request.on('error', reject)
    })
  }
  const streams: http.ClientRequest[] = []
  for (let count = 0; count < STREAMS; count++) streams.push(await open(count === STREAMS - 1))

  const agent = new http.Agent({ keepAlive: true })
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
  for (const stream of streams) stream.on('error', () => {}).destroy()
  agent.destroy()
  await database.close()

  const waits = [...sent].map(([id, at]) => (seen.get(id) ?? Number.POSITIVE_INFINITY) - at)
  const p50 = percentile(waits, 0.5)
  const p99 = percentile(waits, 0.99)
  return {
    name: `order placed to shown on the staff stream, ${ORDERS_PER_SECOND} orders/s, ${STREAMS} streams`,
    measured: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms over ${waits.length} orders`,
    against: `${waits.filter((wait) => !Number.isFinite(wait)).length} not seen`,
    limit: 'p99 under 100 ms',
    isMet: p99 < 100,
  }
}
