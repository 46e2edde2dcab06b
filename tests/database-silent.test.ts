import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { placeOrder } from '#features/bookings/server/place.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { type Announced, openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { copyDatabase } from './database.ts'
import { openProxy } from './database-proxy.ts'
import { makeHotel, orderOf, type TestHotel } from './factories.ts'

let copy: Awaited<ReturnType<typeof copyDatabase>>
let way: Awaited<ReturnType<typeof openProxy>>
let database: Database
let hotel: TestHotel
let resyncs = 0

beforeAll(async () => {
  copy = await copyDatabase(inject('templateUrl'))
  way = await openProxy(copy.serverUrl)
  database = openDatabase(way.url, { connections: 4 })
  const events = await openEvents(database, createLog('silent'))
  events.subscribe((event: Announced | null) => {
    if (event === null) resyncs++
  })
  hotel = await makeHotel(database)
})
afterEach(() => way.mend())
afterAll(async () => {
  await database.close()
  way.cut()
  await way.close()
  await copy.drop()
})

const countBookings = () =>
  database.withActor(SYSTEM, async (tx) => {
    const [row] = await tx.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM service_bookings`,
    )
    return row?.count
  })
const place = (key: string) => placeOrder(database, hotel.guest, key, orderOf([[hotel.dishes[0], 1]]), false)
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (toUnavailable(error) as { code?: string }).code ?? String(error),
  )

test('while the way is silent, calls are refused instead of hanging, and it recovers soon after', async () => {
  const keys = Array.from({ length: 12 }, () => randomUUID())
  const seen = resyncs
  const running = keys.map(place)
  await sleep(5)
  way.silence()
  const refusedAtOnce = async () => {
    const call = outcomeOf(countBookings())
    return Promise.race([call, sleep(500, 'hangs')])
  }
  await Promise.allSettled(running)
  await expect.poll(refusedAtOnce, { timeout: 10_000 }).toBe('UNAVAILABLE')
  expect(await database.isWritable()).toBe(false)
  expect(database.unreachableSince()).toBeInstanceOf(Date)

  way.mend()
  const all = () => outcomeOf(Promise.all(keys.map(place)))
  await expect.poll(all, { timeout: 10_000 }).toBe('done')
  expect(await countBookings()).toBe(keys.length)
  expect(database.unreachableSince()).toBeNull()
  expect(resyncs).toBeGreaterThan(seen)
})

test('where only the idle connections are silent, new ones take their place', async () => {
  await Promise.all([1, 2, 3, 4].map(countBookings))
  way.silence('hotelly')
  expect(await outcomeOf(countBookings())).toBe('done')
  expect(await Promise.race([outcomeOf(countBookings()), sleep(500, 'hangs')])).toBe('done')
})

test('connections that are forgotten in the middle of statements are given up, and new ones take their place', async () => {
  const seen = resyncs
  const sleep = () => database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT pg_sleep(0.3)`))
  const running = Array.from({ length: 8 }, () => outcomeOf(sleep()))
  await expect.poll(() => database.poolStates().main).toEqual({ inUse: 4, waiting: 4 })
  way.forget()
  const started = performance.now()
  await Promise.all(running)
  await expect.poll(() => outcomeOf(place(randomUUID())), { timeout: 10_000 }).toBe('done')
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(resyncs).toBeGreaterThan(seen)
})

test('where only the listening connection is silent, orders go on, and what was missed is read again', async () => {
  const seen = resyncs
  way.silence('hotelly live')
  const placed = Array.from({ length: 4 }, () => outcomeOf(place(randomUUID())))
  expect(new Set(await Promise.all(placed))).toEqual(new Set(['done']))
  await expect.poll(() => resyncs, { timeout: 10_000 }).toBeGreaterThan(seen)
  expect(await outcomeOf(countBookings())).toBe('done')
  expect(database.unreachableSince()).toBeNull()
})

test('a statement that takes long over a living way is not cut', async () => {
  const slow = database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT pg_sleep(7), 'done' AS said`))
  expect((await slow)[0]?.['said']).toBe('done')
})

test('a slow way is no silent one', async () => {
  way.slow(150)
  const seen = resyncs
  expect(await outcomeOf(place(randomUUID()))).toBe('done')
  await sleep(3000)
  expect(database.unreachableSince()).toBeNull()
  expect(resyncs).toBe(seen)
})

test('transactions that a vanished client has left are ended by the server, with their locks', async () => {
  const lock = sql`SELECT pg_advisory_xact_lock(42)`
  const letGo = new AbortController()
  const left = database.withActor(SYSTEM, async (tx) => {
    await tx.execute(lock)
    await sleep(60_000, undefined, { signal: letGo.signal })
  })
  await sleep(200)
  expect(await outcomeOf(database.withActor(SYSTEM, (tx) => tx.execute(lock)))).toBe('done')
  letGo.abort()
  await expect(left).rejects.toThrow()
})
