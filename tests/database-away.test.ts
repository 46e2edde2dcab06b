import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { router } from '#app/router.ts'
import { newSessionId } from '#features/chat/rules.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { createLimits } from '#kit/server/limits.ts'
import { createLog } from '#kit/server/log.ts'
import { openBehindProxy } from './database-behind-proxy.ts'

const behind = openBehindProxy()
const { countBookings, place } = behind

test('orders sent while connections break are placed exactly once when sent again', async () => {
  const keys = Array.from({ length: 12 }, () => randomUUID())
  for (let round = 0; round < 5; round++) {
    const answers = Promise.allSettled(keys.map(place))
    await new Promise((resolve) => setTimeout(resolve, round * 3))
    behind.way.cut()
    await answers
    behind.way.mend()
  }
  await expect
    .poll(
      () =>
        Promise.all(keys.map(place)).then(
          (all) => all.length,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(keys.length)
  expect(await countBookings()).toBe(keys.length)
})

test('a broken connection is not reused, and a failed statement does not affect other transactions', async () => {
  for (let round = 0; round < 10; round++) {
    const failing = behind.database.withActor(SYSTEM, (tx) => tx.execute(sql`SELECT 1 / 0`))
    await expect(failing).rejects.toThrow()
  }
  const swallowed = behind.database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`SELECT 1 / 0`).catch(() => null)
    return 'done'
  })
  await expect(swallowed).rejects.toThrow('after one of its statements had failed')
  expect(await countBookings()).toBe(12)
})

test('of statements that are sent at once none counts where one fails, and the connection stays good', async () => {
  const note = sql`UPDATE service_bookings SET staff_notes = 'noted'`
  const notes = async () => {
    const [row] = await behind.database.read(
      SYSTEM,
      sql`SELECT count(*)::int AS count FROM service_bookings WHERE staff_notes = 'noted'`,
    )
    return row?.['count']
  }
  for (let round = 0; round < 6; round++) {
    const failing = behind.database.run(SYSTEM, note, sql`SELECT 1 / ${round - round}::int`, note)
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    await expect(behind.database.run(SYSTEM, note, sql`SELECT ${{ an: 'object' }}::jsonb`)).rejects.toThrow(
      'object',
    )
    await expect(behind.database.read(SYSTEM, note)).rejects.toMatchObject({ cause: { code: '25006' } })
    expect(await notes()).toBe(0)
  }
  const [noted] = await behind.database.run(SYSTEM, sql`${note} RETURNING 1`)
  expect(noted).toHaveLength(12)
  expect(await notes()).toBe(12)
})

test('a super admin who signs in during an outage is told that the database does not answer, not that the password is wrong', async () => {
  const { database } = behind
  const log = createLog('silent')
  const limits = createLimits(database, log)
  const device = { id: 'desk', knownAt: [], isNew: false }
  const context = {
    database,
    limits,
    log,
    device,
    ip: '127.0.0.1',
    setSessionToken: () => {},
    readSessionToken: () => null,
  }
  const { sessions } = createRouterClient(router, { context: context as unknown as RequestContext })
  const signIn = () => sessions.signInSuperAdmin({ email: 'ana@hotelly.example', password: 'wrong' })
  await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  behind.way.cut()
  await expect(signIn()).rejects.toMatchObject({ code: 'LOGIN_FAILED', status: 503 })
  behind.way.mend()
  await expect(signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('an outage in the middle of a streamed answer is told as one that passes', async () => {
  const { database, hotel } = behind
  const log = createLog('silent')
  const limits = createLimits(database, log)
  const context = {
    database,
    limits,
    log,
    device: { id: 'phone', knownAt: [], isNew: false },
    ip: '127.0.0.1',
    events: { announce: () => {} },
    chatModel: null,
    embeddings: null,
    answerTimeLimitMs: 5000,
    findHotel: async () => ({ id: hotel.id, slug: hotel.slug, name: 'Hotel' }),
    findGuest: async () => null,
    tellAttemptsLeft: () => {},
  }
  const { chat } = createRouterClient(router, { context: context as unknown as RequestContext })
  const said = { slug: hotel.slug, sessionId: newSessionId(), language: 'en' as const, key: randomUUID() }
  const stream = await chat.send({ ...said, message: 'When is breakfast?' })
  expect(await stream.next()).toMatchObject({ value: { kind: 'kept' } })
  behind.way.cut()
  const readToEnd = async () => {
    for await (const event of stream) void event
  }
  await expect(readToEnd()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  behind.way.mend()
})
