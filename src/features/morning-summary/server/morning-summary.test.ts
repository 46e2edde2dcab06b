import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { dayAt } from '#kit/shared/day.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { headerOf, mailBy, partsOf, startMailServer, subjectOf } from '#tests/mail-server.ts'
import { openProduct } from '#tests/product.ts'
import { until } from '#tests/until.ts'
import { planMorning } from './jobs.ts'
import { morningLetter } from './letter.ts'
import { readMorning } from './queries.ts'

const server = await startMailServer()
const mail = mailBy(server.url)
const product = openProduct({ mail })
let hotel: TestHotel
afterAll(() => server.stop())
beforeEach(async () => {
  server.taken.length = 0
  hotel = await makeHotel(product.database)
})

const want = (language: 'en' | 'ar' | 'bs', summary = true) =>
  product.asStaff(hotel.admin).staffMail.save({ slug: hotel.slug, mail: { language, alerts: true, summary } })

/** The time zone in which the clock shows this hour now, as far as whole hours reach. */
function zoneAt(hour: number) {
  const ahead = (((hour - new Date().getUTCHours()) % 24) + 24) % 24
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
}
const liveIn = (zone: string) =>
  product.run(sql`UPDATE hotels SET time_zone = ${zone} WHERE id = ${hotel.id}`)

function work() {
  carryOutJobs(product)
  product.events.announce('bookings', { hotelId: hotel.id })
}

const jobs = (kind: string) =>
  product.run<{ payload: { day: string }; inHours: number }>(
    sql`SELECT payload, (extract(epoch FROM run_at - now()) / 3600)::float8 AS "inHours" FROM jobs
      WHERE kind = ${kind} AND hotel_id = ${hotel.id}`,
  )

test('who wants it gets the summary in the morning, once, in their language, with a way to end it', async () => {
  await liveIn(zoneAt(8))
  await want('bs')
  work()
  await until(() => expect(server.taken).toHaveLength(1))
  const [mailed] = server.taken
  if (!mailed) throw new Error('A summary was sent')
  expect(subjectOf(mailed)).toContain(`${hotel.name}: jutarnji pregled za`)
  expect(partsOf(mailed).text).toContain('Otkazano: 0')
  expect(headerOf(mailed, 'List-Unsubscribe')).toContain('https://stay.example/unsubscribe/')
  await until(async () => expect(await jobs('summary')).toEqual([]))
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'morning'`)
  product.events.announce('bookings', { hotelId: hotel.id })
  await until(async () => {
    const [next] = await jobs('morning')
    expect(next?.inHours).toBeGreaterThan(20)
    expect(next?.inHours).toBeLessThan(24)
  })
  expect(server.taken).toHaveLength(1)
})

test('before seven nothing is sent yet, and in the afternoon not any more', async () => {
  await want('en')
  const plan = async (hour: number) => {
    await liveIn(zoneAt(hour))
    const job = { hotelId: hotel.id, kind: 'morning', key: 'morning', payload: {}, tries: 1, takes: 1 }
    const end = await planMorning(job)
    return product.database.withActor(SYSTEM, end)
  }
  const early = await plan(4)
  expect((early.againIn ?? 0) / 3600).toBeGreaterThan(2)
  expect((early.againIn ?? 0) / 3600).toBeLessThanOrEqual(3)
  const late = await plan(15)
  expect((late.againIn ?? 0) / 3600).toBeGreaterThan(15)
  expect(await jobs('summary')).toEqual([])
})

test('a summary that could not be sent on its day is not sent on the next', async () => {
  await liveIn(zoneAt(15))
  await want('en')
  await product.run(sql`INSERT INTO jobs (hotel_id, kind, key, payload)
    VALUES (${hotel.id}, 'summary', 'late', ${JSON.stringify({ person: hotel.admin.userId, day: '2026-01-01' })})`)
  work()
  await until(async () => expect(await jobs('summary')).toEqual([]))
  expect(server.taken).toEqual([])
})

test('the summary tells of the day before, of what waits, and of who comes today', async () => {
  const { bookings } = product.asGuest(hotel.guest)
  const order = () =>
    bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 2]]) })
  const [late, open] = [await order(), await order()]
  await product.run(sql`UPDATE service_bookings SET created_at = now() - interval '1 day',
    promised_at = now() - interval '1 day' + interval '30 minutes',
    delivered_at = now() - interval '1 day' + interval '45 minutes', status = 'delivered', booking_status = 'completed', completed_at = now()
    WHERE id = ${late.id}`)
  const now = new Date()
  const morning = await product.database.withActor(SYSTEM, (tx) => readMorning(tx, hotel.id, 'UTC', now))
  expect(morning).toMatchObject({
    yesterday: {
      day: dayAt(now, 'UTC', -1),
      orders: 1,
      revenue: late.totalPrice,
      late: 1,
      cancelled: 0,
      medianMinutes: 45,
    },
    waiting: { orders: 1, requests: 0, appointments: 0, questions: 0 },
    appointments: [],
  })
  expect(open.totalPrice).toBe(late.totalPrice)
  const reader = {
    hotel: { slug: hotel.slug, name: hotel.name, timeZone: 'UTC', currency: 'USD' },
    addressOf: (path: string) => `https://stay.example${path}`,
    unsubscribeUrl: 'https://stay.example/unsubscribe/x',
    foot: [],
  }
  for (const language of ['en', 'ar', 'bs'] as const) {
    const letter = morningLetter(morning)(language, reader)
    expect(letter.sections?.map((section) => ('facts' in section ? section.facts.length : 1))).toEqual([
      5, 4, 1,
    ])
    expect(JSON.stringify(letter)).not.toContain('undefined')
  }
})
