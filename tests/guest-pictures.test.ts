import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { imageKey } from '#features/images/server/read-image.ts'
import { addOffer } from '#features/service-items/server/offer-queries.ts'
import { removeUnusedPictures } from '#features/hotel-administration/server/unused-pictures.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { fileUrl, keyOfUrl } from '#kit/server/storage.ts'
import { smallSizeOf } from '#kit/shared/small-picture.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, STAFF_PASSWORD, type TestHotel } from './factories.ts'
import { makeFullHotel } from './isolation/full-hotel.ts'
import { type Browser, browserAt, signIn } from './browser-at.ts'
import { makePrincipals } from './isolation/principals.ts'
import { openProduct } from './product.ts'
import { anOffer, askFor, newKey, openAreas } from './services.ts'
import { makePhoto } from './uploader.ts'
import { DAY_MS } from '#kit/shared/time.ts'

const product = openProduct()
let address: string
let hotel: TestHotel
let photo: Uint8Array<ArrayBuffer>
let repair: Awaited<ReturnType<typeof addRepair>>
let guest: Browser

const picture = { id: randomUUID(), label: inEnglish('What is broken?'), kind: 'picture' as const }

/** Something for maintenance, of which a picture can be sent. */
const addRepair = (hotelId: string, isRequired = false) =>
  product.database.withActor(SYSTEM, (tx) =>
    addOffer(tx, hotelId, anOffer({ team: 'maintenance', questions: [{ ...picture, isRequired }] })),
  )

const guestAt = async (slug: string, { guestName, roomNumber }: TestHotel['guest']) => {
  const browser = browserAt(address, '198.51.100.9')
  await signIn(browser, `/hotels/${slug}/guest-session`, { lastName: guestName, roomNumber })
  return browser
}

async function upload(
  { headers }: { headers(): Record<string, string> },
  { slug }: { slug: string } = hotel,
  body = photo,
) {
  const response = await fetch(`${address}/hotelly-uploads/${slug}/guest-pictures`, {
    method: 'POST',
    headers: headers(),
    body,
  })
  const said = (await response.json()) as { url?: string; code?: string }
  return { status: response.status, url: '', ...said }
}

const look = (url: string, headers: Record<string, string> = {}) => fetch(address + url, { headers })
const asks = (url: string | null) => ({ answers: [{ id: picture.id, picture: url }] })
const book = (browser: Browser, asked: object) =>
  browser.send('POST', `/api/hotels/${hotel.slug}/service-bookings`, { key: newKey(), asked })

beforeAll(async () => {
  address = await product.listen({ trustedProxies: 1 })
  hotel = await makeHotel(product.database)
  photo = new Uint8Array(await makePhoto(900, 600))
  await openAreas(product.database, hotel.id)
  repair = await addRepair(hotel.id)
  guest = await guestAt(hotel.slug, hotel.guest)
})
beforeEach(() => product.run(sql`DELETE FROM rate_limits`))

test('a guest sends a picture, which only they and the staff of their hotel ever see', async () => {
  const own = await makeFullHotel(product, address, '198.51.100.201')
  const other = await makeFullHotel(product, address, '198.51.100.202')
  const principals = await makePrincipals(product, address, { own, other })
  await addRepair(own.id)
  const { status, url } = await upload({ headers: () => own.headers.guest }, own)
  expect(status).toBe(200)
  expect(url).toMatch(new RegExp(`^/guest-pictures/${own.id}/${own.guest.guestId}/\\d{19}\\.webp$`))
  const allowed: string[] = []
  for (const { name, headers } of principals) {
    const statuses = new Set<number>()
    for (const at of [url, smallSizeOf(url)]) statuses.add((await look(at, headers)).status)
    expect([...statuses], name).toHaveLength(1)
    if (statuses.has(200)) allowed.push(name)
    else expect([...statuses], name).toEqual([404])
  }
  expect(allowed).toEqual(['guest', 'hotel admin', 'super admin on a visit'])
  const audited = await product.run(
    sql`SELECT 1 FROM support_reads WHERE hotel_id = ${own.id} AND procedure = 'work.picture'`,
  )
  expect(audited).toHaveLength(1)
})

test('no browser keeps it, and there is no other way to it', async () => {
  const { url } = await upload(guest)
  const { headers } = await look(url, guest.headers())
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  for (const way of [`/files${url}`, `/files/%252e%252e${url}`, url.replace('.webp', '.json')])
    expect((await look(way, guest.headers())).headers.get('content-type'), way).not.toBe('image/webp')
})

test('without the session it is gone: signed out, checked out, or the next guest of the room', async () => {
  const stays = {
    'signed out': (browser: Browser) => browser.send('DELETE', `/api/hotels/${hotel.slug}/guest-session`),
    'checked out': async (_browser: Browser, id: string) => {
      await product.run(sql`UPDATE guests SET expires_at = now() WHERE id = ${id}`)
      product.events.announce('guests', { hotelId: hotel.id })
    },
    'next stay': async (_browser: Browser, id: string) => {
      await product.run(sql`UPDATE guests SET stay_began_at = now() + interval '1 second' WHERE id = ${id}`)
      product.events.announce('guests', { hotelId: hotel.id })
    },
  }
  for (const [name, end] of Object.entries(stays)) {
    const someone = await makeGuest(product.database, hotel, { roomNumber: name })
    const browser = await guestAt(hotel.slug, someone)
    const { url } = await upload(browser)
    expect((await look(url, browser.headers())).status, name).toBe(200)
    await end(browser, someone.guestId)
    await expect.poll(async () => (await look(url, browser.headers())).status, { message: name }).toBe(404)
  }
})

test('it is taken from guests of a hotel that asks for one', async () => {
  expect(await upload(browserAt(address, '198.51.100.8'))).toMatchObject({
    status: 401,
    code: 'UNAUTHORIZED',
  })
  const staff = browserAt(address, '198.51.100.8')
  const credentials = { email: hotel.admin.email, password: STAFF_PASSWORD }
  await signIn(staff, `/hotels/${hotel.slug}/staff-session`, credentials)
  expect(await upload(staff)).toMatchObject({ status: 401 })
  const quiet = await makeHotel(product.database)
  await openAreas(product.database, quiet.id)
  expect(await upload(guest, quiet)).toMatchObject({ status: 401 })
  const theirs = await guestAt(quiet.slug, quiet.guest)
  expect(await upload(theirs, quiet)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await addRepair(quiet.id)
  expect(await upload(theirs, quiet)).toMatchObject({ status: 200 })
  await openAreas(product.database, quiet.id, ['transportation'])
  expect(await upload(theirs, quiet)).toMatchObject({ status: 404 })
  const foreign = { headers: () => ({ ...guest.headers(), origin: 'https://evil.example' }) }
  expect((await upload(foreign)).status).toBe(403)
})

test('a guest sends at most twenty within an hour, and what is no picture counts, too', async () => {
  for (let count = 0; count < 12; count++)
    expect(await upload(guest, hotel, new Uint8Array([1, 2, 3]))).toMatchObject({ status: 415 })
  for (let count = 0; count < 8; count++) expect((await upload(guest)).status).toBe(200)
  expect(await upload(guest)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

test('without room for pictures the guest is told', async () => {
  const full = await product.listen({ diskLowBytes: Number.MAX_SAFE_INTEGER, trustedProxies: 1 })
  const response = await fetch(`${full}/hotelly-uploads/${hotel.slug}/guest-pictures`, {
    method: 'POST',
    headers: guest.headers(),
    body: photo,
  })
  expect([response.status, await response.json()]).toEqual([507, { code: 'STORAGE_FULL' }])
})

test('it goes with the request, staff read of it, and nobody else can send it along', async () => {
  const { url } = await upload(guest)
  const answer = await book(guest, askFor(repair, asks(url)))
  expect(await answer.json()).toMatchObject({ answers: [{ id: picture.id, picture: url }] })
  const { bookings } = await product.asStaff(hotel.admin).work.list({ slug: hotel.slug, scope: 'ongoing' })
  expect(bookings[0]).toMatchObject({ answers: [{ picture: url, note: null }] })

  const neighbour = await makeGuest(product.database, hotel, { roomNumber: '303' })
  const theirs = await guestAt(hotel.slug, neighbour)
  const unknown = { code: 'IMAGE_UNKNOWN' }
  expect(await (await book(theirs, askFor(repair, asks(url)))).json()).toMatchObject(unknown)
  for (const altered of [
    `${url}?`,
    `/files${url}`,
    url.replace(/\d\./, 'x.'),
    `${url}/..`,
    'https://evil.example/x.webp',
  ])
    expect(await (await book(guest, askFor(repair, asks(altered)))).json(), altered).toMatchObject(unknown)
  const desk = { slug: hotel.slug, key: newKey(), guestId: hotel.guest.guestId }
  await expect(
    product.asStaff(hotel.admin).work.bookFor({ ...desk, asked: askFor(repair, asks(url)) }),
  ).rejects.toMatchObject(unknown)
})

test('one that is required is required of guests, never at the desk', async () => {
  const strict = await addRepair(hotel.id, true)
  const refused = await book(guest, askFor(strict))
  expect(await refused.json()).toMatchObject({ code: 'OFFER_CHANGED' })
  const desk = { slug: hotel.slug, key: newKey(), guestId: hotel.guest.guestId }
  const booked = await product.asStaff(hotel.admin).work.bookFor({ ...desk, asked: askFor(strict) })
  expect(booked.answers).toMatchObject([{ id: picture.id, picture: null }])
})

test('bookings from before there were pictures have none', async () => {
  const { slug } = hotel
  const booked = await product.asGuest(hotel.guest).work.book({ slug, key: newKey(), asked: askFor(repair) })
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE service_bookings SET order_details = order_details #- '{answers,0,picture}'
      WHERE id = ${booked.id}`),
  )
  const work = await product.asStaff(hotel.admin).work.get({ slug, id: booked.id })
  expect(work.answers).toMatchObject([{ id: picture.id, picture: null }])
})

test('what was never sent along is removed after two days; what was stays, and goes with the hotel', async () => {
  const someone = await makeGuest(product.database, hotel, { roomNumber: '404' })
  await product.run(
    sql`UPDATE guests SET stay_began_at = now() - interval '9 days' WHERE id = ${someone.guestId}`,
  )
  const actor = { ...someone, stayBeganAt: new Date(Date.now() - 9 * DAY_MS) }
  const put = async (daysAgo: number) => {
    const folder = `guest-pictures/${hotel.id}`
    const key = imageKey(folder, someone.guestId, 'webp', Date.now() - daysAgo * DAY_MS)
    for (const size of [key, smallSizeOf(key)]) await product.storage.put(size, photo)
    return fileUrl(key)
  }
  const [kept, unsent, fresh] = [await put(3), await put(3), await put(1)]
  const { slug } = hotel
  await product.asGuest(actor).work.book({ slug, key: newKey(), asked: askFor(repair, asks(kept)) })
  await product.asStaff(hotel.admin).guests.remove({ slug, id: someone.guestId })
  expect(await removeUnusedPictures(product)).toBe(2)
  const isThere = async (url: string) => (await product.storage.read(keyOfUrl(url) ?? '')) !== null
  expect(await Promise.all([kept, unsent, fresh].map(isThere))).toEqual([true, false, true])
  await product.storage.removeAllOf(hotel.id)
  expect(await product.storage.listAllOf(hotel.id)).toEqual([])
})
