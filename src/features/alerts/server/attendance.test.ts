import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { browserAt, signIn } from '#tests/browser-at.ts'
import { makeAdmin, makeHotel, orderOf, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { startPushService } from '#tests/push-service.ts'
import { until } from '#tests/until.ts'
import type { Area } from '../areas.ts'
import type { Duty } from '../rules.ts'
import { noteHeard } from './attendance.ts'
import { readAttendance } from './queries.ts'

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address: string
let hotel: TestHotel
let ana: HotelAdminActor
beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  hotel = await makeHotel(product.database)
  ana = await makeAdmin(product.database, hotel)
})

let count = 0
async function browserOf({ email }: HotelAdminActor) {
  const browser = browserAt(address, `10.0.7.${++count}`)
  await signIn(browser, `/hotels/${hotel.slug}/staff-session`, { email, password: STAFF_PASSWORD })
  return browser
}
const setDuty = ({ userId }: HotelAdminActor, duty: Partial<Duty>) =>
  product
    .asStaff(hotel.admin)
    .alerts.setDuty({
      slug: hotel.slug,
      userId,
      version: 1,
      duty: { mode: 'on', week: null, areas: null, quiet: null, ...duty },
    })
const isAttended = async (area: Area | null) =>
  (await product.database.withActor(SYSTEM, (tx) => readAttendance(tx, hotel.id, area))).isAttended
const panelOf = ({ userId }: HotelAdminActor, session: string = randomUUID()) => ({
  hotelId: hotel.id,
  userId,
  session,
})

/** In how many minutes the first step comes for an order that is placed now. */
async function firstStepIn() {
  const order = orderOf([[hotel.dishes[0], 1]])
  const { id } = await product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order })
  const [job] = await product.run<{ minutes: number }>(
    sql`SELECT round(extract(epoch FROM run_at - now()) / 60)::integer AS minutes FROM jobs WHERE key = ${id}`,
  )
  return job?.minutes
}

test('an open panel counts for what its person is on duty for', async () => {
  await setDuty(ana, { areas: ['chat', 'spa_wellness'] })
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const browser = await browserOf(ana)
  const { headers } = browser
  await fetch(`${address}/events/${hotel.slug}/staff`, { headers: headers(), signal: leaving.signal })
  await until(async () => expect(await isAttended('chat')).toBe(true))
  expect(await isAttended('spa_wellness')).toBe(true)
  expect(await isAttended('room_service')).toBe(false)
  expect(await isAttended(null)).toBe(true)
  expect(await firstStepIn()).toBe(0)
})

test('the tab of who is off duty holds nothing up, and that of a colleague on duty does', async () => {
  await setDuty(ana, { mode: 'off' })
  await noteHeard(product.database, [panelOf(ana)])
  expect(await isAttended(null)).toBe(false)
  expect(await firstStepIn()).toBe(0)
  await noteHeard(product.database, [panelOf(ana), panelOf(hotel.admin)])
  expect(await isAttended('room_service')).toBe(true)
  expect(await firstStepIn()).toBe(2)
})

test('several panels count together, each for its areas', async () => {
  await setDuty(ana, { areas: ['chat'] })
  await setDuty(hotel.admin, { areas: ['room_service'] })
  await noteHeard(product.database, [panelOf(ana)])
  await noteHeard(product.database, [panelOf(hotel.admin)])
  expect(await isAttended('chat')).toBe(true)
  expect(await isAttended('room_service')).toBe(true)
  expect(await isAttended('housekeeping')).toBe(false)
})

test('a device of the hotel counts for everything, whoever is signed in there, and a phone of their own does not', async () => {
  await setDuty(ana, { mode: 'off' })
  const register = async (place: 'hotel' | 'own') => {
    const browser = await browserOf(ana)
    const { endpoint, p256dh, auth } = service.subscribe()
    const draft = { subscription: { endpoint, p256dh, auth }, name: place, place, language: 'en' }
    expect((await browser.send('PUT', `/api/hotels/${hotel.slug}/devices`, draft)).status).toBe(200)
    const [row] = await product.run<{ name: string }>(
      sql`SELECT encode(s.token_hash, 'base64') AS name FROM push_devices d JOIN sessions s ON s.id = d.session_id
        WHERE d.hotel_id = ${hotel.id} AND d.place = ${place}`,
    )
    return Buffer.from(row?.name ?? '', 'base64').toString('base64url')
  }
  await noteHeard(product.database, [panelOf(ana, await register('own'))])
  expect(await isAttended(null)).toBe(false)
  await noteHeard(product.database, [panelOf(ana, await register('hotel'))])
  expect(await isAttended('housekeeping')).toBe(true)
})
