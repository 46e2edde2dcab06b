import { sql } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { until } from '#tests/until.ts'
import { createLog } from '../log.ts'
import { pauseAfter, TRIES_MAX, type Job, type JobHandler } from './job.ts'
import { keepWorking } from './keep-working.ts'
import { addJob, countJobs, listParkedJobs, retryParkedJobs, takeDueJobs } from './queries.ts'
import { SYSTEM } from '../actor.ts'

const product = openProduct()
const log = createLog('silent')
let hotelId = ''
beforeAll(async () => {
  hotelId = (await makeHotel(product.database)).id
})

const add = (kind: string, key: string, payload?: unknown) =>
  product.database.withActor(SYSTEM, (tx) => addJob(tx, { hotelId, kind, key, payload }))

const jobs = (kind: string) =>
  product.run<{ key: string; tries: number; failure: string | null; isParked: boolean; payload: unknown }>(
    sql`SELECT key, tries, failure, payload, parked_at IS NOT NULL AS "isParked" FROM jobs WHERE kind = ${kind} ORDER BY key`,
  )

function work(handlers: Record<string, JobHandler>) {
  const stop = keepWorking({ ...product, log }, handlers)
  onTestFinished(stop)
  return stop
}

/** As many processes as stand in line for it, each of which carries jobs out. */
const workTogether = (count: number, handlers: Record<string, JobHandler>) =>
  Array.from({ length: count }, () => work(handlers))

test('each job is carried out once while several processes work, and one key is one job', async () => {
  const done: string[] = []
  for (let at = 0; at < 60; at++) await add('many', String(at))
  await add('many', '7')
  workTogether(4, {
    many:
      async ({ key }) =>
      async () => {
        done.push(key)
        return {}
      },
  })
  await until(async () => expect(await jobs('many')).toEqual([]))
  expect(done.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 60 }, (_, at) => String(at)),
  )
})

test('what fails is tried again later, and after the last try waits for a person, who lets it run again', async () => {
  await add('broken', 'one')
  await product.run(sql`UPDATE jobs SET tries = ${TRIES_MAX - 2} WHERE kind = 'broken'`)
  let isMended = false
  work({
    broken: async () => {
      if (!isMended) throw new Error('the other server is away')
      return async () => ({})
    },
  })
  const failure = 'the other server is away'
  await until(async () =>
    expect(await jobs('broken')).toMatchObject([{ tries: TRIES_MAX - 1, failure, isParked: false }]),
  )
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'broken'`)
  product.events.announce('bookings', { hotelId })
  await until(async () =>
    expect(await jobs('broken')).toMatchObject([{ tries: TRIES_MAX, failure, isParked: true }]),
  )
  const parked = await product.database.withActor(SYSTEM, (tx) => listParkedJobs(tx, hotelId, 10))
  expect(parked).toMatchObject([{ kind: 'broken', key: 'one', failure }])
  expect(await product.database.withActor(SYSTEM, countJobs)).toMatchObject({ parked: 1 })

  isMended = true
  expect(await product.database.withActor(SYSTEM, (tx) => retryParkedJobs(tx, hotelId))).toBe(1)
  product.events.announce('bookings', { hotelId })
  await until(async () => expect(await jobs('broken')).toEqual([]))
})

test('a job that goes on later keeps what it says, and one that never ends blocks no other', async () => {
  await add('steps', 'one', { step: 1 })
  await add('endless', 'one')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  work({
    endless: async () => {
      await isReleased
      return async () => ({})
    },
    steps:
      async ({ payload }) =>
      async () => {
        const { step } = payload as { step: number }
        return step < 3 ? { againIn: 0, payload: { step: step + 1 } } : {}
      },
  })
  for (let step = 1; step <= 3; step++) {
    await until(async () => {
      product.events.announce('work', { hotelId })
      const [left] = await jobs('steps')
      expect(left ? (left.payload as { step: number }).step : 4).toBeGreaterThan(step)
    })
  }
  release()
  await until(async () => expect(await jobs('endless')).toEqual([]))
})

test('jobs that wait long for another server hold up neither the others of their hotel nor other hotels', async () => {
  const other = await makeHotel(product.database)
  for (let at = 0; at < 12; at++) await add('hanging', String(at))
  await add('quick', 'z')
  await product.database.withActor(SYSTEM, (tx) => addJob(tx, { hotelId: other.id, kind: 'quick', key: 'y' }))
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const done: string[] = []
  work({
    hanging: async () => {
      await isReleased
      return async () => ({})
    },
    quick:
      async ({ key }) =>
      async () => {
        done.push(key)
        return {}
      },
  })
  await until(() => expect(done.toSorted((a, b) => a.localeCompare(b))).toEqual(['y', 'z']))
  release()
  await until(async () => expect(await jobs('hanging')).toEqual([]))
})

test('a job that is put off without getting any further waits for a person in the end', async () => {
  await add('busy', 'one')
  work({ busy: async () => async () => ({ againIn: 0 }) })
  await until(async () => {
    product.events.announce('work', { hotelId })
    expect(await jobs('busy')).toMatchObject([
      { isParked: true, failure: expect.stringContaining('put off') },
    ])
  })
  await product.run(sql`DELETE FROM jobs WHERE kind = 'busy'`)
})

test('what a process does whose time with a job is over is undone', async () => {
  await add('slow', 'one')
  const take = async () => {
    await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'slow'`)
    return product.database.withActor(SYSTEM, (tx) => takeDueJobs(tx, hotelId, 1))
  }
  let other: Job[] = []
  const stop = work({
    slow: async () => {
      other = await take()
      return async (tx) => {
        await addJob(tx, { hotelId, kind: 'trace', key: 'of the slow one' })
        return {}
      }
    },
  })
  await until(() => expect(other).toMatchObject([{ takes: 2, tries: 2 }]))
  await stop()
  expect(await jobs('slow')).toMatchObject([{ tries: 2, failure: null }])
  expect(await jobs('trace')).toEqual([])
  await product.run(sql`DELETE FROM jobs WHERE kind = 'slow'`)
})

test('tries come less and less often, at the least once an hour', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([5, 10, 20, 40])
  expect(pauseAfter(TRIES_MAX)).toBe(3600)
})

test('what goes on within a minute is looked for then, and not with the next sweep', async () => {
  const elsewhere = (await makeHotel(product.database)).id
  const done: string[] = []
  await add('paused', 'one')
  work({
    paused: async ({ payload }) => {
      if (payload === 'paused') {
        done.push('paused')
        return async () => ({})
      }
      // only a sweep finds it, and this one has passed its hotel
      await product.database.withActor(SYSTEM, (tx) =>
        addJob(tx, { hotelId: elsewhere, kind: 'swept', key: 'one' }),
      )
      return async () => ({ againIn: 0.2, payload: 'paused' })
    },
    swept: async () => {
      done.push('swept')
      return async () => ({})
    },
  })
  await until(() => expect(done).toHaveLength(2))
  expect(done).toEqual(['paused', 'swept'])
})
