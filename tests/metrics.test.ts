import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeOf } from '#app/metrics/route-of.ts'
import { makeHotel, type TestHotel } from './factories.ts'
import { openProduct } from './product.ts'
import { type RunningProduct, startProduct } from './running-product.ts'

const TOKEN = createHash('sha256').update('a token of the tests').digest('hex')

const product = openProduct()
let hotel: TestHotel
let address: string

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  address = await product.listen({ metricsToken: TOKEN })
})

const scrape = (authorization?: string) =>
  fetch(`${address}/metrics`, authorization ? { headers: { authorization } } : {})

/** The value of one sample, 0 where there is none. */
async function valueOf(sample: string): Promise<number> {
  const text = await (await scrape(`Bearer ${TOKEN}`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line ? Number(line.slice(sample.length)) : 0
}

const post = (path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

function orderFor({ dishes: [dish] }: TestHotel) {
  const items = [{ itemId: dish.id, quantity: 1 }]
  return { items, shownTotal: dish.price, currency: 'USD', specialInstructions: null }
}

test('the metrics are for who has the token alone', async () => {
  expect((await scrape()).status).toBe(401)
  expect((await scrape(`Bearer ${TOKEN}x`)).status).toBe(401)
  expect((await scrape(`Bearer ${TOKEN.slice(0, -1)}0`)).status).toBe(401)
  const answer = await scrape(`Bearer ${TOKEN}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('without a token there are no metrics', async () => {
  const closed = await product.listen()
  const [metrics, other] = await Promise.all([
    fetch(`${closed}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } }),
    fetch(`${closed}/no-such-page`),
  ])
  expect([metrics.status, other.status]).toEqual([404, 404])
  expect(await metrics.text()).not.toContain('hotelly_http')
})

test('an order counts as placed and as waiting, and as seen with the first thing staff do', async () => {
  const [placed, waiting, seen] = [
    await valueOf('hotelly_orders_placed_total'),
    await valueOf('hotelly_orders_waiting'),
    await valueOf('hotelly_order_seen_seconds_count'),
  ]
  const key = crypto.randomUUID()
  const order = { slug: hotel.slug, key, order: orderFor(hotel) }
  const booking = await product.asGuest(hotel.guest).bookings.place(order)
  await product.asGuest(hotel.guest).bookings.place(order)
  expect(await valueOf('hotelly_orders_placed_total')).toBe(placed + 1)
  expect(await valueOf('hotelly_orders_waiting')).toBe(waiting + 1)
  expect(await valueOf('hotelly_orders_waiting_longest_seconds')).toBeGreaterThan(0)

  const { bookings } = product.asStaff(hotel.admin)
  const { version } = await bookings.get({ slug: hotel.slug, id: booking.id })
  const done = await bookings.complete({ slug: hotel.slug, id: booking.id, version })
  await bookings.reopen({ slug: hotel.slug, id: booking.id, version: done.version })
  expect(await valueOf('hotelly_order_seen_seconds_count')).toBe(seen + 1)
})

test('sign-ins count by outcome, and refusals by limit', async () => {
  const wrong = 'hotelly_sign_ins_total{kind="hotel_admin",outcome="invalid_credentials"}'
  const refused = 'hotelly_rate_limit_refusals_total{action="admin_login"}'
  const before = [await valueOf(wrong), await valueOf(refused)]
  const credentials = { email: `nobody-${hotel.slug}@example.com`, password: 'not the password' }
  for (let attempt = 0; attempt < 6; attempt++) {
    await post(`/api/hotels/${hotel.slug}/staff-session`, credentials)
  }
  expect(await valueOf(wrong)).toBeGreaterThan(before[0] ?? 0)
  expect(await valueOf(refused)).toBeGreaterThan(before[1] ?? 0)
})

test('requests count by route pattern, and name no hotel, guest or path', async () => {
  const id = crypto.randomUUID()
  await fetch(`${address}/api/hotels/${hotel.slug}/bookings/${id}`)
  await fetch(`${address}/api/${hotel.slug}/nothing-here`)
  await fetch(`${address}/rpc/${hotel.slug}`)
  await fetch(`${address}/hotelly/${hotel.slug}`)
  await fetch(`${address}/files/${hotel.slug}.webp`)
  await expect
    .poll(() =>
      valueOf(
        'hotelly_http_request_duration_seconds_count{method="GET",route="/api/hotels/{slug}/bookings/{id}",status="401"}',
      ),
    )
    .toBeGreaterThan(0)
  const text = await (await scrape(`Bearer ${TOKEN}`)).text()
  for (const secret of [hotel.slug, hotel.id, hotel.guest.guestName, id, '127.0.0.1']) {
    expect(text, secret).not.toContain(secret)
  }
})

test('every route is one of a fixed set', () => {
  expect(routeOf('GET', '/rpc/menu/list?data=%7B%7D')).toEqual({ method: 'GET', route: '/rpc/menu/list' })
  expect(routeOf('GET', '/events/a-hotel/guest')).toEqual({ method: 'GET', route: '/events/*' })
  expect(routeOf('GET', '/rpc/constructor')).toEqual({ method: 'GET', route: '/rpc/*' })
  expect(routeOf('BREW', '/anything/at/all')).toEqual({ method: 'other', route: 'page' })
})

test('the state of streams, pools and disk', async () => {
  const before = await valueOf('hotelly_live_streams')
  const leaving = new AbortController()
  await fetch(`${address}/events/${hotel.slug}/visitor`, { signal: leaving.signal })
  expect(await valueOf('hotelly_live_streams')).toBe(before + 1)
  leaving.abort()
  await expect.poll(() => valueOf('hotelly_live_streams')).toBe(before)
  expect(await valueOf('hotelly_data_folder_free_bytes')).toBeGreaterThan(0)
  expect(await valueOf('hotelly_database_reachable')).toBe(1)
  expect(await valueOf('hotelly_database_connection_wait_seconds_count')).toBeGreaterThan(0)
})

let running: RunningProduct | undefined
afterAll(() => running?.stop())

test('on a port of their own, with those of the process', { timeout: 90_000 }, async () => {
  running = await startProduct({ HOTELLY_METRICS_PORT: '0' })
  const { address: main, said } = running
  const [, own] = /Metrics at (http:\S+)/.exec(said()) ?? []
  const answer = await fetch(own ?? '')
  const text = await answer.text()
  expect(answer.status).toBe(200)
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'hotelly_live_streams',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  }
  expect(text).toContain('hotelly_task_failures_total{task="tidying"} 0')
  expect((await fetch(`${main}/metrics`)).status).toBe(404)
  expect((await fetch((own ?? '').replace('/metrics', '/'))).status).toBe(404)
})
