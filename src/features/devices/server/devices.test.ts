import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockStaff } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { DeviceMessage } from '#kit/shared/device-message.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, STAFF_PASSWORD, type TestHotel } from '#tests/factories.ts'
import { type Browser, browserAt, signIn } from '#tests/browser-at.ts'
import { untilWaiting } from '#tests/lock-waits.ts'
import { openProduct } from '#tests/product.ts'
import { claimsOf, decrypt, startPushService, type Subscriber } from '#tests/push-service.ts'
import type { Device, Ringing } from '../contract.ts'
import { DEVICES_MAX } from '../rules.ts'
import { listDevices } from './queries.ts'
import { ringDevice } from './ring.ts'

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address: string
let hotel: TestHotel
let desk: Browser

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())

let count = 0
const signedIn = async ({ slug, admin: { email } }: Pick<TestHotel, 'slug' | 'admin'>) => {
  const browser = browserAt(address, `10.0.0.${++count}`)
  await signIn(browser, `/hotels/${slug}/staff-session`, { email, password: STAFF_PASSWORD })
  return browser
}

beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith()
  hotel = await makeHotel(product.database)
  desk = await signedIn(hotel)
})

const inHotel = (path: string) => `/api/hotels/${hotel.slug}${path}`
const withoutSecret = ({ endpoint, p256dh, auth }: Subscriber) => ({ endpoint, p256dh, auth })
type Registered = { device: Device; session: string } | null

async function register(browser: Browser, subscriber: Subscriber, given: object = {}) {
  const subscription = withoutSecret(subscriber)
  const draft = { subscription, name: 'Reception phone', place: 'hotel', language: 'en', ...given }
  const response = await browser.send('PUT', inHotel('/devices'), draft)
  return { status: response.status, answer: (await response.json()) as Registered & { code?: string } }
}

const listed = async (browser = desk) =>
  (await (await browser.send('GET', inHotel('/devices'))).json()) as Device[]

async function ring(id: string, browser = desk) {
  const response = await browser.send('POST', inHotel(`/devices/${id}/ring`))
  return { status: response.status, answer: (await response.json()) as Ringing & { code?: string } }
}

async function aDevice(browser = desk, given: object = {}) {
  const subscriber = service.subscribe()
  const { answer } = await register(browser, subscriber, given)
  return { subscriber, id: answer.device.id, session: answer.session }
}

const messageFor = (): DeviceMessage => ({
  title: 'Order not seen',
  body: 'Room 7',
  url: `/hotelly/${hotel.slug}/admin/bookings/room-service`,
  kind: 'alarm',
  tag: 'order 7',
  language: 'en',
  direction: 'ltr',
  seen: { text: 'Seen', path: `/api/hotels/${hotel.slug}/bookings/7/seen` },
})
/** Rings all devices of the hotel at once; whom each outcome befell. */
async function ringAll() {
  const devices = await product.database.withActor(SYSTEM, (tx) => listDevices(tx, hotel.id))
  return Promise.all(
    devices.map(async ({ id, userId }) => {
      const sent = await ringDevice(product.contextOf(), hotel.id, id, messageFor)
      return { userId, outcome: sent?.outcome }
    }),
  )
}

test('a registered device gets an alarm that it alone can read, signed by the key it subscribed with', async () => {
  const { subscriber, id } = await aDevice(desk, { language: 'bs' })
  const { publicKey } = (await (await desk.send('GET', inHotel('/devices/key'))).json()) as {
    publicKey: string
  }
  expect(await ring(id)).toMatchObject({ status: 200, answer: { outcome: 'delivered', failure: null } })
  const [pushed] = service.pushed
  if (!pushed) throw new Error('Nothing was pushed')
  expect(DeviceMessage.parse(JSON.parse(decrypt(subscriber, pushed.body)))).toMatchObject({
    url: `/hotelly/${hotel.slug}/admin/alerts`,
    language: 'bs',
    direction: 'ltr',
    seen: null,
  })
  expect(() => decrypt({ ...service.subscribe(), endpoint: '' }, pushed.body)).toThrow()
  const claims = claimsOf(pushed)
  expect(claims).toMatchObject({
    key: publicKey,
    aud: `http://${service.host}`,
    sub: 'mailto:support@hotelly.example',
  })
  expect(claims.exp * 1000).toBeGreaterThan(Date.now())
  expect(pushed.endpoint).toBe(subscriber.endpoint)
  expect(pushed.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '900',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/) as string,
  })
  const [device] = await listed()
  expect(device).toMatchObject({
    person: 'Front Desk',
    name: 'Reception phone',
    place: 'hotel',
    failure: null,
  })
  expect(device?.reachedAt).not.toBeNull()
  expect(JSON.stringify(device)).not.toContain(subscriber.endpoint)
})

const REFUSALS: [number, Record<string, string>, object][] = [
  [413, {}, { outcome: 'failed', failure: 'status-413', retryAfterSeconds: null }],
  [401, {}, { outcome: 'failed', failure: 'status-401', retryAfterSeconds: null }],
  [302, { location: 'http://127.0.0.1/' }, { outcome: 'failed', failure: 'redirect' }],
  [429, { 'retry-after': '120' }, { outcome: 'later', failure: 'later', retryAfterSeconds: 120 }],
  [503, {}, { outcome: 'later', failure: 'later', retryAfterSeconds: 60 }],
]

test.each(REFUSALS)(
  'a push service that answers %i is told, and the device stays',
  async (status, headers, told) => {
    const { id } = await aDevice()
    service.answerWith((response) => void response.writeHead(status, headers).end())
    expect((await ring(id)).answer).toMatchObject(told)
    const [device] = await listed()
    expect(device).toMatchObject({ id, reachedAt: null, failure: expect.any(String) as string })
    service.answerWith()
    await ring(id)
    expect(await listed()).toMatchObject([{ failedAt: null, failure: null }])
  },
)

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const { id } = await aDevice()
  service.answerWith((response) => void response.writeHead(status).end())
  expect((await ring(id)).answer).toMatchObject({ outcome: 'gone' })
  expect(await listed()).toEqual([])
  expect((await ring(id)).status).toBe(404)
})

test('a push service that never answers holds up neither the others nor the database', async () => {
  const silent = await aDevice()
  const other = await aDevice()
  service.answerWith((response, endpoint) => {
    if (endpoint !== silent.subscriber.endpoint) response.writeHead(201).end()
  })
  const rung = ringAll()
  await expect.poll(() => service.pushed.length).toBe(2)
  const open = await product.run<{ count: number }>(sql`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`)
  expect(open).toEqual([{ count: 0 }])
  expect(new Set((await rung).map(({ outcome }) => outcome))).toEqual(new Set(['delivered', 'failed']))
  const devices = await listed()
  expect(devices.find(({ id }) => id === silent.id)).toMatchObject({ failure: 'timeout' })
  expect(devices.find(({ id }) => id === other.id)).toMatchObject({ failure: null })
})

type End = [string, (device: { session: string }) => Promise<unknown>]
const ENDS: End[] = [
  ['is signed out there', () => desk.send('DELETE', inHotel('/staff-session'))],
  [
    'is signed out from elsewhere',
    async ({ session }) => (await signedIn(hotel)).send('DELETE', inHotel(`/staff-sessions/${session}`)),
  ],
  [
    'has a session that has expired',
    ({ session }) => product.run(sql`UPDATE sessions SET expires_at = now() WHERE id = ${session}`),
  ],
  ['is locked', () => product.run(sql`UPDATE users SET is_active = false WHERE id = ${hotel.admin.userId}`)],
  ['is removed', () => product.run(sql`DELETE FROM users WHERE id = ${hotel.admin.userId}`)],
]

test.each(ENDS)('a device of somebody who %s never rings again', async (_name, end) => {
  const device = await aDevice()
  const witness = await makeAdmin(product.database, hotel)
  await end(device)
  expect(await ringAll()).toEqual([])
  expect(service.pushed).toEqual([])
  expect(await listed(await signedIn({ slug: hotel.slug, admin: witness }))).toEqual([])
})

test('what ends with a session is deleted with it', async () => {
  await aDevice()
  await desk.send('DELETE', inHotel('/staff-session'))
  const left = await product.run(sql`SELECT FROM push_devices WHERE hotel_id = ${hotel.id}`)
  expect(left).toHaveLength(0)
})

test('nobody rings, changes, removes or sees a device of another hotel', async () => {
  const { id } = await aDevice()
  const own = hotel
  hotel = await makeHotel(product.database)
  const stranger = await signedIn(hotel)
  const change = { name: 'Mine', place: 'own' }
  for (const [method, path, body] of [
    ['POST', `/devices/${id}/ring`],
    ['PUT', `/devices/${id}`, change],
    ['DELETE', `/devices/${id}`],
  ] as const)
    expect((await stranger.send(method, inHotel(path), body)).status).toBe(404)
  expect(await listed(stranger)).toEqual([])
  expect(await ringAll()).toEqual([])
  hotel = own
  expect(await listed()).toMatchObject([{ id, name: 'Reception phone' }])
})

test('registering anew keeps the device, its name and its place, and takes its new keys', async () => {
  const { subscriber, id, session } = await aDevice()
  const renamed = { name: 'Bar tablet', place: 'own' }
  await desk.send('PUT', inHotel(`/devices/${id}`), renamed)
  const fresh = { ...service.subscribe(), endpoint: subscriber.endpoint }
  const { answer } = await register(desk, fresh, { again: session, language: 'ar' })
  expect(answer).toMatchObject({ session, device: { id, ...renamed } })
  await ring(id)
  const message = decrypt(fresh, service.pushed[0]?.body ?? Buffer.alloc(0))
  expect(JSON.parse(message)).toMatchObject({ language: 'ar', direction: 'rtl' })
  const asked = await register(desk, fresh, { name: 'Phone', place: 'hotel' })
  expect(asked.answer.device).toMatchObject({ id, name: 'Phone', place: 'hotel' })
  expect(await listed()).toHaveLength(1)
})

test('a device that somebody removed stays away until somebody asks for it', async () => {
  const { subscriber, id, session } = await aDevice()
  expect((await desk.send('DELETE', inHotel(`/devices/${id}`))).status).toBe(200)
  expect(await register(desk, subscriber, { again: session })).toEqual({ status: 200, answer: null })
  expect(await listed()).toEqual([])
  expect((await register(desk, subscriber)).answer.device.id).not.toBe(id)
})

test('a device that registers anew while somebody signs out there was removed by nobody', async () => {
  const { subscriber, session } = await aDevice()
  const { answer } = await product.database.withActor(SYSTEM, async (tx) => {
    await lockStaff(tx, hotel.admin.userId)
    const registering = register(desk, subscriber, { again: session })
    await untilWaiting(product.databaseUrl, 1)
    await product.run(sql`DELETE FROM sessions WHERE id = ${session}`)
    return { answer: registering }
  })
  expect((await answer).status).toBe(401)
})

test('who signs in on a device takes it over, and it rings for nobody else', async () => {
  const { subscriber, session } = await aDevice()
  await desk.send('DELETE', inHotel('/staff-session'))
  const colleague = await makeAdmin(product.database, hotel)
  const later = await signedIn({ slug: hotel.slug, admin: colleague })
  const { answer } = await register(later, subscriber, { again: session })
  expect(answer.device).toMatchObject({ userId: colleague.userId, name: 'Reception phone' })
  expect(answer.session).not.toBe(session)
  expect(await ringAll()).toEqual([{ userId: colleague.userId, outcome: 'delivered' }])
})

test("somebody's own device rings for whoever signs in there next once they ask for it, and not before", async () => {
  const own = { place: 'own', name: 'Phone of Front Desk' }
  const { subscriber, session } = await aDevice(desk, own)
  const { userId: ownerId, fullName: person } = hotel.admin
  await desk.send('DELETE', inHotel('/staff-session'))
  const colleague = await makeAdmin(product.database, hotel)
  const later = await signedIn({ slug: hotel.slug, admin: colleague })
  const byItself = (again: string | null) => register(later, subscriber, { ...own, again, ownerId })
  const refused = { status: 409, answer: { code: 'SOMEBODY_ELSES', data: { person } } }
  expect(await byItself(session)).toMatchObject(refused)
  // the browser was given another address meanwhile
  expect(await byItself(null)).toMatchObject(refused)
  expect(await ringAll()).toEqual([])
  expect((await register(later, subscriber, own)).answer.device).toMatchObject({ userId: colleague.userId })
  expect(await ringAll()).toEqual([{ userId: colleague.userId, outcome: 'delivered' }])
})

test("somebody's own device rings again for its owner who comes back, and for nobody in between", async () => {
  const { subscriber, session } = await aDevice(desk, { place: 'own' })
  const { userId: ownerId } = hotel.admin
  const colleague = await makeAdmin(product.database, hotel)
  const borrowed = await signedIn({ slug: hotel.slug, admin: colleague })
  const draft = { place: 'own', again: session, ownerId: null }
  expect((await register(borrowed, subscriber, draft)).answer).toMatchObject({ code: 'SOMEBODY_ELSES' })
  expect(await ringAll()).toEqual([])
  const back = await signedIn(hotel)
  const { answer } = await register(back, subscriber, { ...draft, ownerId })
  expect(answer.device).toMatchObject({ userId: ownerId, place: 'own' })
  expect(await ringAll()).toEqual([{ userId: ownerId, outcome: 'delivered' }])
})

test("somebody's own device that a release of before has kept rings for whoever signs in there once they ask for it", async () => {
  const own = { place: 'own' }
  const { subscriber, session } = await aDevice(desk, own)
  await desk.send('DELETE', inHotel('/staff-session'))
  const colleague = await makeAdmin(product.database, hotel)
  const byItself = { ...own, again: session, ownerId: null }
  for (const admin of [colleague, hotel.admin]) {
    const later = await signedIn({ slug: hotel.slug, admin })
    expect(await register(later, subscriber, byItself)).toMatchObject({
      status: 409,
      answer: { code: 'SOMEBODY_ELSES', data: { person: null } },
    })
    expect(await ringAll()).toEqual([])
  }
  const back = await signedIn(hotel)
  const { userId } = hotel.admin
  const asked = await register(back, subscriber, own)
  expect(asked.answer.device).toMatchObject({ userId })
  const anew = { ...own, again: asked.answer.session, ownerId: userId }
  expect((await register(back, subscriber, anew)).answer.device).toMatchObject({ userId })
})

test('a device of the hotel rings on for whoever signs in there next', async () => {
  const { subscriber, session } = await aDevice()
  const { userId: ownerId } = hotel.admin
  await desk.send('DELETE', inHotel('/staff-session'))
  const colleague = await makeAdmin(product.database, hotel)
  const later = await signedIn({ slug: hotel.slug, admin: colleague })
  await register(later, subscriber, { again: session, ownerId })
  expect(await ringAll()).toEqual([{ userId: colleague.userId, outcome: 'delivered' }])
})

test.each([
  'https://169.254.169.254/latest',
  'https://localhost/abc',
  'http://127.0.0.1:1/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'http://fcm.googleapis.com/abc',
])('no device is registered at %s', async (endpoint) => {
  const { status, answer } = await register(desk, { ...service.subscribe(), endpoint })
  expect([status, answer.code]).toEqual([400, 'PUSH_SERVICE_REFUSED'])
})

test('somebody has as many devices as there may be, and no more', async () => {
  const first = await aDevice()
  for (let added = 1; added < DEVICES_MAX; added++) await aDevice()
  expect((await register(desk, service.subscribe())).answer.code).toBe('TOO_MANY')
  expect((await register(desk, first.subscriber)).status).toBe(200)
  await desk.send('DELETE', inHotel(`/devices/${first.id}`))
  expect((await register(desk, service.subscribe())).status).toBe(200)
})

test('somebody tries devices out ten times a minute', async () => {
  const { id } = await aDevice()
  for (let times = 0; times < 10; times++) expect((await ring(id)).status).toBe(200)
  expect((await ring(id)).answer.code).toBe('RATE_LIMITED')
})

test('a visitor of the platform sees the devices, and changes and registers none', async () => {
  const { id } = await aDevice()
  const { email } = await makeSuperAdmin(product.database)
  const visitor = browserAt(address, '10.1.0.1')
  await signIn(visitor, '/platform/session', { email, password: STAFF_PASSWORD })
  const visit = { hotelId: hotel.id, minutes: 15, reason: 'Help' }
  await visitor.send('POST', '/api/platform/support-visit', visit)
  expect(await listed(visitor)).toMatchObject([{ id }])
  expect((await register(visitor, service.subscribe())).status).toBe(403)
  expect((await ring(id, visitor)).status).toBe(403)
})

test('what is done to devices is audited, without where they are reached', async () => {
  const { subscriber, id, session } = await aDevice()
  await register(desk, subscriber, { again: session })
  await desk.send('PUT', inHotel(`/devices/${id}`), { name: 'Bar tablet', place: 'hotel' })
  await desk.send('DELETE', inHotel(`/devices/${id}`))
  const entries = await product.run(sql`SELECT action, before, after FROM audit_log
    WHERE hotel_id = ${hotel.id} AND entity = 'device' ORDER BY at`)
  const [before, after] = [
    { name: 'Reception phone', place: 'hotel' },
    { name: 'Bar tablet', place: 'hotel' },
  ]
  expect(entries).toEqual([
    { action: 'add', before: null, after: before },
    { action: 'update', before, after },
    { action: 'delete', before: after, after: null },
  ])
})
