import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import { makeGuest, makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel
let actor: SuperAdminActor

const staff = () => product.asStaff(hotel.admin).guests
const add = (loginName: string, expiresOn: string | null) =>
  staff().create({ slug: hotel.slug, loginName, roomNumber: '1', expiresOn })
const guestNamed = async (name: string) =>
  (await staff().list({ slug: hotel.slug })).guests.find(({ loginName }) => loginName === name)

async function correctZone(timeZone: string) {
  const api = product.asStaff(actor).hotels
  const {
    version,
    name,
    contactEmail,
    contactPhone,
    bookingSupportNumber,
    isActive,
    primaryColor,
    currency,
  } = await api.getAny({ id: hotel.id })
  const kept = { name, contactEmail, contactPhone, bookingSupportNumber, isActive, primaryColor, currency }
  return api.update({ id: hotel.id, version, hotel: { ...kept, timeZone } })
}

beforeAll(async () => {
  actor = await makeSuperAdmin(product.database)
})
beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test.each([
  ['Asia/Riyadh', '2030-02-28T21:00:00.000Z'],
  ['America/Los_Angeles', '2030-03-01T08:00:00.000Z'],
])('a checkout keeps its day when the hotel’s time zone becomes %s (OP-18)', async (zone, moment) => {
  const { version } = await add('Smith', '2030-03-01')
  await add('Stays', null)
  const other = await makeHotel(product.database)
  const foreign = await makeGuest(product.database, other, { expiresAt: new Date('2030-03-01T00:00:00Z') })
  await correctZone(zone)
  expect(await guestNamed('Smith')).toMatchObject({ expiresOn: '2030-03-01', expiresAt: moment, version })
  expect(await guestNamed('Stays')).toMatchObject({ expiresOn: null, expiresAt: null })
  const { guests: elsewhere } = await product.asStaff(other.admin).guests.list({ slug: other.slug })
  expect(elsewhere.find(({ id }) => id === foreign.guestId)?.expiresAt).toBe('2030-03-01T00:00:00.000Z')
  const [audit] = await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`SELECT before, after FROM audit_log
      WHERE hotel_id = ${hotel.id} AND entity = 'hotel' ORDER BY at DESC LIMIT 1`),
  )
  expect(audit).toEqual({ before: { timeZone: 'UTC' }, after: { timeZone: zone, checkouts: 1 } })
  await correctZone('UTC')
  expect(await guestNamed('Smith')).toMatchObject({ expiresAt: '2030-03-01T00:00:00.000Z' })
})

test('a given hour is kept, and a day without midnight starts at its first moment', async () => {
  const at = (loginName: string, expiresAt: string) =>
    makeGuest(product.database, hotel, { loginName, expiresAt: new Date(expiresAt) })
  await at('Noon', '2030-03-01T11:30:00Z')
  // Cairo had no midnight on that day: it began at 01:00.
  await at('Skipped', '2024-04-26T00:00:00Z')
  await correctZone('Africa/Cairo')
  expect(await guestNamed('Noon')).toMatchObject({ expiresAt: '2030-03-01T09:30:00.000Z' })
  expect(await guestNamed('Skipped')).toMatchObject({ expiresAt: '2024-04-25T22:00:00.000Z' })
  await correctZone('UTC')
  expect(await guestNamed('Skipped')).toMatchObject({ expiresAt: '2024-04-26T00:00:00.000Z' })
})

test('the staff’s lists are updated', async () => {
  await correctZone('Asia/Riyadh')
  await product.events.flush()
  const heard = () => product.heard.some(({ topic, hotelId }) => topic === 'guests' && hotelId === hotel.id)
  await expect.poll(heard).toBe(true)
})
