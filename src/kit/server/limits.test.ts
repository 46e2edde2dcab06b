import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { openProduct } from '#tests/product.ts'
import { SYSTEM } from './actor.ts'
import type { Database } from './database.ts'
import type { LimitKey } from './limit-key.ts'
import { checkLimit, clearAttempts, createLimits, recordAttempt, takeAttempt } from './limits.ts'
import { createLog } from './log.ts'

const product = openProduct()
const newKey = (): LimitKey => ({ action: 'chatbot_message', identifier: randomUUID(), hotelId: null })
const within = <T>(work: Parameters<typeof product.database.withActor<T>>[1]) =>
  product.database.withActor(SYSTEM, work)

test('the limits are those of the specification', () => {
  const figures = Object.entries(RATE_LIMITS).map(
    ([name, one]) => `${name} ${one.maxAttempts}/${one.windowMinutes}/${one.lockoutMinutes}`,
  )
  expect(figures).toEqual(
    expect.arrayContaining([
      'guest_login 5/1/60',
      'admin_login 5/1/120',
      'superadmin_login 3/1/1440',
      'room_service_booking 3/1/5',
      'service_booking 20/60/30',
      'image_upload 2/1/5',
      'bulk_image_upload 30/60/60',
      'guest_creation 10/1/5',
      'database_read 100/1/5',
      'chatbot_message 10/1/5',
    ]),
  )
})

test('of 40 parallel attempts exactly the maximum is allowed', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 40 }, () => within((tx) => takeAttempt(tx, key))))
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(10)
  expect(answers.filter((answer) => answer.isLockedOut)).toHaveLength(30)
})

test("attempts outside the window no longer count, and a lockout ends by the database's clock", async () => {
  const key = newKey()
  for (let count = 0; count < 10; count++) await within((tx) => takeAttempt(tx, key))
  expect(await within((tx) => takeAttempt(tx, key))).toMatchObject({ allowed: false, isLockedOut: true })
  await within((tx) =>
    tx.execute(
      sql`UPDATE rate_limits SET locked_until = now() - interval '1 second' WHERE identifier = ${key.identifier}`,
    ),
  )
  expect(await within((tx) => takeAttempt(tx, key))).toMatchObject({ allowed: true, remainingAttempts: 9 })
})

test('checking changes nothing, recording counts, clearing resets', async () => {
  const key = newKey()
  expect(await within((tx) => checkLimit(tx, key))).toMatchObject({ allowed: true, remainingAttempts: 10 })
  for (let count = 0; count < 9; count++) await within((tx) => recordAttempt(tx, key))
  expect(await within((tx) => checkLimit(tx, key))).toMatchObject({ allowed: true, remainingAttempts: 1 })
  await within((tx) => recordAttempt(tx, key))
  const locked = await within((tx) => checkLimit(tx, key))
  expect(locked).toMatchObject({ allowed: false, isLockedOut: true })
  expect(locked.retryAfterSeconds).toBeGreaterThan(290)
  await within((tx) => clearAttempts(tx, key))
  expect(await within((tx) => checkLimit(tx, key))).toMatchObject({ allowed: true, remainingAttempts: 10 })
})

test('when the database fails, attempts are counted in memory', async () => {
  const unreachable = { withoutWaiting: () => Promise.reject(new Error('down')) } as unknown as Database
  let now = 1_000_000
  const limits = createLimits(unreachable, createLog('silent'), () => now)
  const key: LimitKey = { action: 'room_service_booking', identifier: 'guest', hotelId: null }
  for (const remaining of [2, 1, 0]) {
    expect(await limits.take(key)).toMatchObject({ allowed: true, remainingAttempts: remaining })
  }
  expect(await limits.take(key)).toMatchObject({ allowed: false, retryAfterSeconds: 300 })
  now += 300_001
  expect(await limits.take(key)).toMatchObject({ allowed: true })
})
