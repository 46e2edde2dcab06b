import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Device } from '#features/devices/contract.ts'
import { DeviceMessage } from '#kit/shared/device-message.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { carryOutJobs } from '#tests/carry-out-jobs.ts'
import { makeAdmin, makeHotel, orderOf, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { browserAt, signIn } from '#tests/browser-at.ts'
import { letBookingWait } from '#tests/let-pass.ts'
import { openProduct } from '#tests/product.ts'
import { decrypt, startPushService, type Subscriber } from '#tests/push-service.ts'
import { until } from '#tests/until.ts'
import { DEFAULT_MINUTES } from '../rules.ts'
import { noteAttended } from './queries.ts'

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address: string
let hotel: TestHotel
beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith()
  hotel = await makeHotel(product.database)
})

let count = 0
/** A device of somebody who is signed in there, and what it has shown. */
async function aDevice(place: Device['place'], admin = hotel.admin, language = 'en') {
  const browser = browserAt(address, `10.0.1.${++count}`)
  await signIn(browser, `/hotels/${hotel.slug}/staff-session`, {
    email: admin.email,
    password: STAFF_PASSWORD,
  })
  const subscriber = service.subscribe()
  const { endpoint, p256dh, auth } = subscriber
  const draft = { subscription: { endpoint, p256dh, auth }, name: 'A phone', place, language }
  const answer = await browser.send('PUT', `/api/hotels/${hotel.slug}/devices`, draft)
  expect(answer.status).toBe(200)
  return { subscriber, shown: () => shownBy(subscriber) }
}
const shownBy = (subscriber: Subscriber) =>
  service.pushed
    .filter(({ endpoint }) => endpoint === subscriber.endpoint)
    .map(({ body }) => DeviceMessage.parse(JSON.parse(decrypt(subscriber, body))))

const place = () =>
  product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })
const openPanel = () => product.database.withActor(SYSTEM, (tx) => noteAttended(tx, [hotel.id]))

/** Lets minutes pass since an order was placed. */
async function pass(id: string, minutes: number) {
  await letBookingWait(product, id, minutes)
  product.events.announce('bookings', { hotelId: hotel.id })
}

const work = () => carryOutJobs(product)

/** Lets what rings again later ring now. */
async function ringNow() {
  await product.run(sql`UPDATE jobs SET run_at = now() WHERE kind = 'ring' AND hotel_id = ${hotel.id}`)
  product.events.announce('bookings', { hotelId: hotel.id })
}

const rings = () =>
  product.run<{ failure: string | null; inSeconds: number }>(sql`SELECT failure,
    round(extract(epoch FROM run_at - now()))::integer AS "inSeconds" FROM jobs WHERE kind = 'ring' AND hotel_id = ${hotel.id}`)

test('first the devices of the hotel ring, then those of who is on duty, then all, each in its language', async () => {
  const porter = await makeAdmin(product.database, hotel)
  const owner = await makeAdmin(product.database, hotel)
  await product
    .asStaff(hotel.admin)
    .alerts.setDuty({ slug: hotel.slug, userId: owner.userId, version: 1, duty: { mode: 'off', week: null } })
  const tablet = await aDevice('hotel', owner, 'bs')
  const [ofPorter, ofOwner] = [await aDevice('own', porter), await aDevice('own', owner)]
  await openPanel()
  const { id } = await place()
  work()
  await pass(id, 2)
  await until(() => expect(tablet.shown()).toHaveLength(1))
  expect(tablet.shown()[0]).toMatchObject({
    title: `Narudžba za sobu ${hotel.guest.roomNumber}`,
    body: expect.stringContaining('minute'),
    url: `/hotelly/${hotel.slug}/admin/bookings/room-service`,
    tag: id,
    seen: { path: `/api/hotels/${hotel.slug}/bookings/${id}/seen` },
  })
  await pass(id, 3)
  await until(() => expect(ofPorter.shown()).toHaveLength(1))
  expect(ofOwner.shown()).toEqual([])
  await pass(id, 5)
  await until(() => expect(ofOwner.shown()).toHaveLength(1))
  await until(async () => expect(await rings()).toEqual([]))
  expect(tablet.shown()).toHaveLength(3)
})

test('where a step reaches nobody, the next one is taken at once, and the room is named only where the hotel wants it', async () => {
  await product
    .asStaff(hotel.admin)
    .alerts.save({
      slug: hotel.slug,
      version: 1,
      alerts: {
        order: DEFAULT_MINUTES,
        request: DEFAULT_MINUTES,
        appointment: DEFAULT_MINUTES,
        conversation: DEFAULT_MINUTES,
        namesRoom: false,
      },
    })
  const phone = await aDevice('own')
  await openPanel()
  const { id } = await place()
  work()
  await pass(id, 2)
  await until(() => expect(phone.shown()).toHaveLength(1))
  const [shown] = phone.shown()
  expect(JSON.stringify({ title: shown?.title, body: shown?.body })).not.toContain(hotel.guest.roomNumber)
  const [told] = await product.run(
    sql`SELECT action FROM audit_log WHERE entity_id = ${id} AND action LIKE 'alert-%'`,
  )
  expect(told).toEqual({ action: 'alert-duty' })
  expect(await product.asStaff(hotel.admin).bookings.get({ slug: hotel.slug, id })).toMatchObject({
    alertedAt: null,
  })
})

test('a push service that is busy is asked again when it wants to be, and what was seen meanwhile rings no more', async () => {
  const phone = await aDevice('own')
  service.answerWith((response) => void response.writeHead(429, { 'retry-after': '300' }).end())
  const { id } = await place()
  work()
  await until(async () => {
    const [ring] = await rings()
    expect(ring?.inSeconds).toBeGreaterThan(200)
  })
  expect(phone.shown()).toHaveLength(1)
  service.answerWith()
  await product.asStaff(hotel.admin).bookings.see({ slug: hotel.slug, id })
  await ringNow()
  await until(async () => expect(await rings()).toEqual([]))
  expect(phone.shown()).toHaveLength(1)
})

test('nothing rings for a hotel that was switched off', async () => {
  const phone = await aDevice('own')
  const { id } = await place()
  await product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${hotel.id}`)
  work()
  await until(async () =>
    expect(
      await product.run(sql`SELECT 1 FROM audit_log WHERE entity_id = ${id} AND action = 'alert-duty'`),
    ).toHaveLength(1),
  )
  await until(async () => expect(await rings()).toEqual([]))
  expect(phone.shown()).toEqual([])
})

test('a push service that fails is tried again, with its reason kept, and rings in the end', async () => {
  const phone = await aDevice('own')
  service.answerWith((response) => void response.writeHead(500).end())
  await place()
  work()
  await until(async () => expect((await rings())[0]?.failure).toContain('the push service'))
  const before = phone.shown().length
  service.answerWith()
  await ringNow()
  await until(async () => expect(await rings()).toEqual([]))
  expect(phone.shown()).toHaveLength(before + 1)
})

test('a browser that is gone takes no more alarms, and no device of another hotel rings', async () => {
  const other = await aDevice('hotel')
  hotel = await makeHotel(product.database)
  const gone = await aDevice('own')
  service.answerWith((response) => void response.writeHead(410).end())
  await place()
  work()
  await until(() => expect(gone.shown()).toHaveLength(1))
  await until(async () => {
    expect(await rings()).toEqual([])
    expect(await product.run(sql`SELECT 1 FROM push_devices WHERE hotel_id = ${hotel.id}`)).toEqual([])
  })
  expect(other.shown()).toEqual([])
})
