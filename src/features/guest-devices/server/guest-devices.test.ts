import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeGuest, makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { startPushService } from '#tests/push-service.ts'
import { openToldGuests } from '#tests/told-guests.ts'
import { GUEST_DEVICES_MAX } from '../rules.ts'

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address = ''
let hotel: TestHotel
const { signedIn, register, phoneOf } = openToldGuests(product, service, () => address)

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const rows = () =>
  product.run<{ guestId: string; endpoint: string; language: string }>(
    sql`SELECT guest_id AS "guestId", endpoint, language FROM guest_devices WHERE hotel_id = ${hotel.id} ORDER BY created_at`,
  )
const at = (path = '') => `/api/hotels/${hotel.slug}/guest-device${path}`

test('a guest is told on their phone, in its language, until they take it back', async () => {
  const { browser, subscriber } = await phoneOf(hotel.guest)
  const mine = async () => (await browser.send('GET', at())).json() as Promise<unknown>
  expect(await mine()).toEqual({ language: 'en' })
  const other = { language: 'ar', isAgain: true }
  expect((await register(hotel.slug, browser, subscriber, other)).answer).toEqual({ language: 'ar' })
  expect(await rows()).toMatchObject([{ guestId: hotel.guest.guestId, language: 'ar' }])
  expect((await browser.send('DELETE', at())).status).toBe(200)
  expect(await mine()).toBeNull()
  expect((await register(hotel.slug, browser, subscriber, other)).answer).toBeNull()
  expect(await rows()).toEqual([])
})

test('whoever signs in on the phone of another takes it over only by asking for it', async () => {
  const first = await phoneOf(hotel.guest)
  const next = await makeGuest(product.database, hotel)
  const browser = await signedIn(next)
  expect((await register(hotel.slug, browser, first.subscriber, { isAgain: true })).answer).toBeNull()
  expect(await rows()).toMatchObject([{ guestId: hotel.guest.guestId }])
  await register(hotel.slug, browser, first.subscriber)
  expect(await rows()).toMatchObject([{ guestId: next.guestId }])
  expect(await (await first.browser.send('GET', at())).json()).toBeNull()
})

test('it ends with the session, and a browser has one address', async () => {
  const { browser } = await phoneOf(hotel.guest)
  await phoneOf(hotel.guest, 'en', browser)
  expect(await rows()).toHaveLength(1)
  await browser.send('DELETE', `/api/hotels/${hotel.slug}/guest-session`)
  expect(await rows()).toEqual([])
  expect((await browser.send('GET', at())).status).toBe(401)
})

test('a guest is told on as many phones as there may be', async () => {
  const phones = [await phoneOf(hotel.guest)]
  while (phones.length < GUEST_DEVICES_MAX) phones.push(await phoneOf(hotel.guest))
  const sixth = await signedIn(hotel.guest)
  expect((await register(hotel.slug, sixth, service.subscribe())).answer).toMatchObject({ code: 'TOO_MANY' })
  const [{ browser, subscriber } = await phoneOf(hotel.guest)] = phones
  expect((await register(hotel.slug, browser, subscriber)).status).toBe(200)
  await browser.send('DELETE', at())
  expect((await register(hotel.slug, sixth, service.subscribe())).status).toBe(200)
})

test.each([
  'https://169.254.169.254/latest',
  'http://127.0.0.1:1/abc',
  'https://fcm.googleapis.com.evil.example/abc',
])('nobody is told at %s', async (endpoint) => {
  const browser = await signedIn(hotel.guest)
  const { status, answer } = await register(hotel.slug, browser, { ...service.subscribe(), endpoint })
  expect([status, answer?.code]).toEqual([400, 'PUSH_SERVICE_REFUSED'])
})

test('asking for it again and again is limited, and a guest of another hotel asks in vain', async () => {
  const { browser, subscriber } = await phoneOf(hotel.guest)
  for (let times = 1; times < 20; times++) await register(hotel.slug, browser, subscriber)
  expect((await register(hotel.slug, browser, subscriber)).answer).toMatchObject({ code: 'RATE_LIMITED' })
  const stranger = await signedIn((await makeHotel(product.database)).guest)
  expect((await register(hotel.slug, stranger, service.subscribe())).status).toBe(401)
})
