import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSessionId } from '#features/chat/rules.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { startPushService } from '#tests/push-service.ts'
import { addTowels, askFor, newKey, openAreas } from '#tests/services.ts'
import { openToldGuests } from '#tests/told-guests.ts'

const service = await startPushService()
const product = openProduct({ pushHosts: [service.host] })
let address = ''
let hotel: TestHotel
const { phoneOf, signedIn, register, tellAll } = openToldGuests(product, service, () => address)

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.pushed.length = 0
  service.answerWith()
  hotel = await makeHotel(product.database)
  await product.run(sql`DELETE FROM jobs`)
})

const staff = () => product.asStaff(hotel.admin)
async function order(guest = hotel.guest) {
  const of = { slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) }
  const { id } = await product.asGuest(guest).bookings.place(of)
  return { slug: hotel.slug, id, version: 1 }
}
const deliver = (of: Awaited<ReturnType<typeof order>>) =>
  staff().bookings.update({ ...of, status: 'delivered' })

test.each([
  ['en', 'ltr', 'Your order is here.'],
  ['bs', 'ltr', 'Vaša narudžba je stigla.'],
  ['ar', 'rtl', 'وصل طلبكم.'],
])(
  'an order that has been brought is told once, in %s, and says no more than that',
  async (language, direction, body) => {
    const phone = await phoneOf(hotel.guest, language)
    const of = await order()
    await deliver(of)
    await tellAll()
    await staff().bookings.update({ ...of, version: 2, staffNotes: 'At the door' })
    await staff().bookings.complete({ ...of, version: 3 })
    await tellAll()
    expect(phone.shown()).toEqual([
      {
        title: expect.stringMatching(/^Hotel /) as string,
        body,
        url: `/hotelly/${hotel.slug}/order#${of.id}`,
        kind: 'news',
        tag: `booking ${of.id}`,
        language,
        direction,
        seen: null,
      },
    ])
    expect(service.pushed[0]?.headers).toMatchObject({ urgency: 'high' })
    expect(Number(service.pushed[0]?.headers['ttl'])).toBeLessThanOrEqual(30 * 60)
    expect(Number(service.pushed[0]?.headers['ttl'])).toBeGreaterThan(29 * 60)
  },
)

test('nothing is told before staff could undo it, nor what they undid; of what they did again, once', async () => {
  const phone = await phoneOf(hotel.guest)
  const of = await order()
  await deliver(of)
  const [job] = await product.run<{ inSeconds: number }>(
    sql`SELECT extract(epoch FROM run_at - now())::float8 AS "inSeconds" FROM jobs WHERE kind = 'tell-guest'`,
  )
  expect(job?.inSeconds).toBeGreaterThan(10)
  await staff().bookings.update({ ...of, version: 2, status: 'in_preparation' })
  await tellAll()
  expect(phone.shown()).toEqual([])
  await deliver({ ...of, version: 3 })
  await staff().bookings.update({ ...of, version: 4, status: 'in_preparation' })
  await deliver({ ...of, version: 5 })
  await tellAll()
  expect(phone.shown()).toHaveLength(1)
})

test('what the hotel cancels is told, and not what the guest cancels or has asked for', async () => {
  const phone = await phoneOf(hotel.guest)
  const [soldOut, asked, own] = [await order(), await order(), await order()]
  await staff().bookings.cancel({ ...soldOut, reason: 'soldOut' })
  await staff().bookings.cancel({ ...asked, reason: 'asked' })
  await product.asGuest(hotel.guest).bookings.cancelMine({ slug: own.slug, id: own.id })
  await tellAll()
  expect(phone.shown()).toMatchObject([
    { tag: `booking ${soldOut.id}`, body: 'We are sorry: your order was cancelled.' },
  ])
})

test('a request that is taken on or declined is told', async () => {
  await openAreas(product.database, hotel.id)
  const towels = await addTowels(product.database, hotel.id)
  const phone = await phoneOf(hotel.guest)
  const ask = () =>
    product.asGuest(hotel.guest).work.book({ slug: hotel.slug, key: newKey(), asked: askFor(towels) })
  const [taken, declined, brought] = [await ask(), await ask(), await ask()]
  await staff().work.take({ slug: hotel.slug, id: taken.id, version: 1 })
  await staff().work.cancel({ slug: hotel.slug, id: declined.id, version: 1, reason: 'other' })
  await staff().work.complete({ slug: hotel.slug, id: brought.id, version: 1 })
  await tellAll()
  const told = phone.shown().map(({ tag, body, url }) => [tag, body, url])
  const path = `/hotelly/${hotel.slug}/services`
  expect(new Set(told)).toEqual(
    new Set([
      [`booking ${taken.id}`, 'Your request is confirmed.', path],
      [`booking ${declined.id}`, 'We are sorry: your request was declined.', path],
    ]),
  )
})

test('an answer of a person is told in the browser of the conversation, unless it is seen there', async () => {
  const { guest, slug } = { guest: hotel.guest, slug: hotel.slug }
  const [browser, other] = [await signedIn(guest), await signedIn(guest)]
  const phone = await phoneOf(guest, 'en', browser)
  const tablet = await phoneOf(guest, 'en', other)
  const sessionId = newSessionId()
  const chat = `/api/hotels/${slug}/chat/${sessionId}`
  const { id } = (await (await browser.send('POST', `${chat}/hand-over`, { language: 'en' })).json()) as {
    id: string
  }
  const reply = (text: string) => staff().chat.reply({ slug, id, text, key: randomUUID() })
  await reply('One moment.')
  await reply('We are on our way to room 101.')
  await tellAll()
  expect(phone.shown()).toMatchObject([
    { body: 'Reception has answered you.', url: `/hotelly/${slug}/chat`, tag: `chat ${id}` },
  ])
  expect(tablet.shown()).toEqual([])
  await reply('Is everything all right now?')
  expect((await browser.send('PUT', `${chat}/seen`)).status).toBe(200)
  await tellAll()
  expect(phone.shown()).toHaveLength(1)
  expect((await other.send('PUT', `${chat}/seen`)).status).toBe(404)
})

test('an announcement is told once, in the words of each phone, as long as it is published', async () => {
  const [phone, inArabic] = [
    await phoneOf(hotel.guest),
    await phoneOf(await makeGuest(product.database, hotel), 'ar'),
  ]
  const title = { en: 'Live music tonight', ar: 'موسيقى الليلة' }
  const announcement = { title, description: { en: 'In the lobby' } }
  const add = (published: boolean) =>
    staff().announcements.add({ slug: hotel.slug, announcement: { ...announcement, published } })
  const publish = (one: { id: string; version: number }, published: boolean) =>
    staff().announcements.publish({ slug: hotel.slug, id: one.id, version: one.version, published })
  const draft = await add(false)
  await publish(await add(true), false)
  await tellAll()
  expect(service.pushed).toEqual([])
  const shown = await publish(draft, true)
  await tellAll()
  expect(phone.shown()).toMatchObject([{ body: title.en, url: `/hotelly/${hotel.slug}/announcements` }])
  expect(inArabic.shown()).toMatchObject([{ body: title.ar, direction: 'rtl' }])
  await publish(await publish(shown, false), true)
  await tellAll()
  expect(service.pushed).toHaveLength(2)
})

test('the next guest on a phone is told nothing of the first one, and the first one nothing there', async () => {
  const first = await phoneOf(hotel.guest)
  const next = await makeGuest(product.database, hotel)
  const ofFirst = await order()
  await deliver(ofFirst)
  await register(hotel.slug, await signedIn(next), first.subscriber)
  await tellAll()
  expect(first.shown()).toEqual([])
  await deliver(await order(next))
  await tellAll()
  expect(first.shown()).toHaveLength(1)
})

type End = [string, (browser: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>]
const ENDS: End[] = [
  ['has signed out', (browser) => browser.send('DELETE', `/api/hotels/${hotel.slug}/guest-session`)],
  [
    'is switched off',
    () => product.run(sql`UPDATE guests SET is_active = false WHERE id = ${hotel.guest.guestId}`),
  ],
  [
    'has checked out',
    () => product.run(sql`UPDATE guests SET expires_at = now() WHERE id = ${hotel.guest.guestId}`),
  ],
  [
    'is another one by now',
    () => product.run(sql`UPDATE guests SET stay_began_at = now() WHERE id = ${hotel.guest.guestId}`),
  ],
  [
    'has a session that has expired',
    () => product.run(sql`UPDATE sessions SET expires_at = now() WHERE hotel_id = ${hotel.id}`),
  ],
  [
    'is of a hotel that was switched off',
    () => product.run(sql`UPDATE hotels SET is_active = false WHERE id = ${hotel.id}`),
  ],
]

test.each(ENDS)('a guest who %s is told nothing any more', async (_name, end) => {
  const { browser } = await phoneOf(hotel.guest)
  await deliver(await order())
  await end(browser)
  await tellAll()
  expect(service.pushed).toEqual([])
})

test('no other hotel tells its guests', async () => {
  const of = await order()
  const own = hotel
  hotel = await makeHotel(product.database)
  const phone = await phoneOf(hotel.guest)
  await product.asStaff(own.admin).bookings.update({ ...of, status: 'delivered' })
  await tellAll()
  expect(phone.shown()).toEqual([])
})

test('a phone whose browser is gone is forgotten; one whose push service is busy or away is told a little later', async () => {
  const [gone, busy, away] = [
    await phoneOf(hotel.guest),
    await phoneOf(hotel.guest),
    await phoneOf(hotel.guest),
  ]
  const answers = new Map([
    [gone.subscriber.endpoint, 410],
    [busy.subscriber.endpoint, 429],
    [away.subscriber.endpoint, 503],
  ])
  service.answerWith(
    (response, endpoint) =>
      void response.writeHead(answers.get(endpoint) ?? 201, { 'retry-after': '300' }).end(),
  )
  await deliver(await order())
  await tellAll()
  const waiting = await product.run<{ inSeconds: number }>(
    sql`SELECT round(extract(epoch FROM run_at - now()))::integer AS "inSeconds" FROM jobs WHERE kind = 'tell-guest'`,
  )
  expect(waiting).toHaveLength(2)
  expect(waiting.every(({ inSeconds }) => inSeconds > 250)).toBe(true)
  service.answerWith()
  await tellAll()
  expect([gone, busy, away].map(({ shown }) => shown().length)).toEqual([1, 2, 2])
  const kept = await product.run(sql`SELECT failure FROM guest_devices WHERE hotel_id = ${hotel.id}`)
  expect(kept).toEqual([{ failure: null }, { failure: null }])
})

test('a push service that refuses is asked no more, and one that fails not for ever', async () => {
  const phone = await phoneOf(hotel.guest)
  service.answerWith((response) => void response.writeHead(403).end())
  await deliver(await order())
  await tellAll()
  await tellAll()
  expect(phone.shown()).toHaveLength(1)
  service.answerWith((response) => void response.writeHead(500).end())
  await deliver(await order())
  for (let times = 0; times < 8; times++) await tellAll()
  expect(phone.shown().length).toBeLessThan(8)
  expect(await product.run(sql`SELECT key FROM jobs WHERE kind = 'tell-guest'`)).toEqual([])
})
