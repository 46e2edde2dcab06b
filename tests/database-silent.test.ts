import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Announced, openEvents } from '#kit/server/events.ts'
import { createLog } from '#kit/server/log.ts'
import { toUnavailable } from '#kit/server/unavailable.ts'
import { openBehindProxy } from './database-behind-proxy.ts'

/** Two and a half seconds, and what a busy machine adds. */
const TOLD_WITHIN_MS = 3200

const behind = openBehindProxy()
const { countBookings, place } = behind
let resyncs = 0

beforeAll(async () => {
  const events = await openEvents(behind.database, createLog('silent'))
  events.subscribe((event: Announced | null) => {
    if (event === null) resyncs++
  })
})
afterEach(() => behind.way.mend())

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
  behind.way.silence()
  const refusedAtOnce = async () => {
    const call = outcomeOf(countBookings())
    return Promise.race([call, sleep(500, 'hangs')])
  }
  await Promise.allSettled(running)
  await expect.poll(refusedAtOnce, { timeout: 10_000 }).toBe('UNAVAILABLE')
  expect(await behind.database.isWritable()).toBe(false)
  expect(behind.database.unreachableSince()).toBeInstanceOf(Date)

  behind.way.mend()
  const all = () => outcomeOf(Promise.all(keys.map(place)))
  await expect.poll(all, { timeout: 10_000 }).toBe('done')
  expect(await countBookings()).toBe(keys.length)
  expect(behind.database.unreachableSince()).toBeNull()
  expect(resyncs).toBeGreaterThan(seen)
})

test('while the way is silent, everybody is told within two and a half seconds, also in the middle of a statement', async () => {
  const wait = (seconds: number) =>
    behind.database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT pg_sleep(${seconds})`))
  let silentAt = performance.now()
  const toldAfter = async (call: Promise<unknown>) => {
    const asked = performance.now()
    const outcome = await outcomeOf(call)
    return { outcome, waitedMs: performance.now() - Math.max(asked, silentAt) }
  }
  const told = [toldAfter(wait(10)), toldAfter(wait(10))]
  await expect.poll(() => behind.database.poolStates().main.inUse).toBe(2)
  behind.way.silence()
  silentAt = performance.now()
  while (performance.now() - silentAt < 3000) {
    told.push(toldAfter(countBookings()))
    await sleep(250)
  }
  const all = await Promise.all(told)
  expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['UNAVAILABLE']))
  expect(Math.max(...all.map(({ waitedMs }) => waitedMs))).toBeLessThan(TOLD_WITHIN_MS)
  behind.way.mend()
  await expect.poll(() => outcomeOf(countBookings()), { timeout: 10_000 }).toBe('done')
})

test('where only the idle connections are silent, new ones take their place', async () => {
  await Promise.all([1, 2, 3, 4].map(countBookings))
  behind.way.silence('hotelly')
  expect(await outcomeOf(countBookings())).toBe('done')
  expect(await Promise.race([outcomeOf(countBookings()), sleep(500, 'hangs')])).toBe('done')
})

test('connections that are forgotten in the middle of statements are given up, and new ones take their place', async () => {
  const seen = resyncs
  const sleep = () => behind.database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT pg_sleep(0.3)`))
  const running = Array.from({ length: 8 }, () => outcomeOf(sleep()))
  await expect.poll(() => behind.database.poolStates().main).toEqual({ inUse: 4, waiting: 4 })
  behind.way.forget()
  const started = performance.now()
  await Promise.all(running)
  await expect.poll(() => outcomeOf(place(randomUUID())), { timeout: 10_000 }).toBe('done')
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(resyncs).toBeGreaterThan(seen)
})

test('where only the listening connection is silent, orders go on, and what was missed is read again', async () => {
  const seen = resyncs
  behind.way.silence('hotelly live')
  const placed = Array.from({ length: 4 }, () => outcomeOf(place(randomUUID())))
  expect(new Set(await Promise.all(placed))).toEqual(new Set(['done']))
  await expect.poll(() => resyncs, { timeout: 10_000 }).toBeGreaterThan(seen)
  expect(await outcomeOf(countBookings())).toBe('done')
  expect(behind.database.unreachableSince()).toBeNull()
})

test('a statement that takes long over a living way is not cut', async () => {
  const slow = behind.database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT pg_sleep(7), 'done' AS said`))
  expect((await slow)[0]?.['said']).toBe('done')
})

test('a slow way is no silent one', async () => {
  behind.way.slow(150)
  const seen = resyncs
  expect(await outcomeOf(place(randomUUID()))).toBe('done')
  await sleep(3000)
  expect(behind.database.unreachableSince()).toBeNull()
  expect(resyncs).toBe(seen)
})

test('transactions that a vanished client has left are ended by the server, with their locks', async () => {
  const lock = sql`SELECT pg_advisory_xact_lock(42)`
  const letGo = new AbortController()
  const left = behind.database.withActor(SYSTEM, async (tx) => {
    await tx.execute(lock)
    await sleep(60_000, undefined, { signal: letGo.signal })
  })
  await sleep(200)
  expect(await outcomeOf(behind.database.withActor(SYSTEM, (tx) => tx.execute(lock)))).toBe('done')
  letGo.abort()
  await expect(left).rejects.toThrow()
})
