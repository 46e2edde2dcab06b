import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuestRecord, lockGuests } from '#features/guests/server/queries.ts'
import { keepOpenHotel } from '#features/hotels/server/queries.ts'
import { ENTRIES_MAX } from '#features/knowledge/rules.ts'
import { addMenuItem } from '#features/menu/server/queries.ts'
import { NEW_DISH } from '#features/menu/fields.ts'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, makeSuperAdmin, orderOf, type TestHotel } from '#tests/factories.ts'
import { type Api, openProduct } from '#tests/product.ts'

/** What is changed at a hotel one at a time (kit/server/hotel-parts.ts), and what does not wait for it. */
const product = openProduct()
let superAdmin: SuperAdminActor
let hotel: TestHotel
let staff: Api
let platform: Api

beforeAll(async () => {
  superAdmin = await makeSuperAdmin(product.database)
  platform = product.asStaff(superAdmin)
})
beforeEach(async () => {
  hotel = await makeHotel(product.database)
  staff = product.asStaff(hotel.admin)
})

const dish = (name: string) => ({ name: inEnglish(name), price: 100 })
const addDish = (name: string) => staff.menu.add({ slug: hotel.slug, item: dish(name) })
const announce = (title: string) =>
  staff.announcements.add({
    slug: hotel.slug,
    announcement: { title: { en: title }, description: { en: title } },
  })
const learn = (topic: string) =>
  staff.knowledge.add({ slug: hotel.slug, entry: { topic, content: topic, active: true } })
const welcome = (loginName: string) =>
  staff.guests.create({ slug: hotel.slug, loginName, roomNumber: '7', expiresOn: null })
const employ = () =>
  platform.staff.add({
    email: `${randomUUID()}@hotel.example`,
    fullName: 'Amra',
    password: 'seven-rivers-meet-here',
    hotelId: hotel.id,
  })
const order = () =>
  product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })

async function change(wanted: { isActive?: boolean; currency?: string; timeZone?: string }) {
  const { version, ...known } = await platform.hotels.getAny({ id: hotel.id })
  const { name, contactEmail, contactPhone, bookingSupportNumber, primaryColor } = known
  const { isActive, currency, timeZone } = known
  const kept = { name, contactEmail, contactPhone, bookingSupportNumber, primaryColor }
  const asked = { ...kept, isActive, currency, timeZone, ...wanted }
  const prices =
    currency === asked.currency
      ? []
      : (await platform.hotels.previewCurrency({ id: hotel.id, currency: asked.currency })).map(
          ({ id, before, after }) => ({ id, seen: before, price: after ?? before }),
        )
  return platform.hotels.update({ id: hotel.id, version, hotel: asked, prices })
}

/** Begins `later` while a transaction that did `first` is open; whether it had to wait. */
async function during(first: (tx: Tx) => Promise<unknown>, later: () => Promise<unknown>) {
  let isDone = false
  const begun = await product.database.withActor(SYSTEM, async (tx) => {
    await first(tx)
    const answer = later().finally(() => (isDone = true))
    answer.catch(() => {})
    await sleep(300)
    return { answer, waits: !isDone }
  })
  return { ...begun, answer: await Promise.allSettled([begun.answer]).then(([one]) => one) }
}

test('nobody who works at a hotel waits for its row', async () => {
  await product.database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`SELECT FROM hotels WHERE id = ${hotel.id} FOR NO KEY UPDATE`)
    await Promise.all([
      addDish('Pie'),
      announce('Music'),
      learn('Parking'),
      welcome('Hadžić'),
      employ(),
      order(),
    ])
  })
})

test('the parts of a hotel do not wait for one another, nor orders for any', async () => {
  await product.database.withActor(SYSTEM, async (tx) => {
    await addMenuItem(tx, hotel.id, { ...NEW_DISH, ...dish('Pie') })
    await Promise.all([announce('Music'), learn('Parking'), welcome('Hadžić'), employ(), order()])
  })
})

test('dishes and announcements that are added at once have places of their own', async () => {
  const names = ['A', 'B', 'C', 'D']
  await Promise.all([...names.map(addDish), ...names.map(announce)])
  const dishes = await staff.menu.listAll({ slug: hotel.slug })
  const added = dishes.filter(({ name }) => names.includes(name.en))
  expect(new Set(added.map(({ orderIndex }) => orderIndex))).toEqual(new Set([5, 6, 7, 8]))
  const all = await staff.announcements.listAll({ slug: hotel.slug })
  expect(all.map(({ orderIndex }) => orderIndex)).toEqual([3, 2, 1, 0])
})

test('of two who add the last entry of knowledge, one does', async () => {
  await product.database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`INSERT INTO chatbot_knowledge (hotel_id, topic, content)
      SELECT ${hotel.id}, 'T' || n, 'C' FROM generate_series(2, ${ENTRIES_MAX}::int) n RETURNING 1`)
  })
  const both = await Promise.allSettled([learn('Parking'), learn('Breakfast')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a guest who is added while the time zone is corrected leaves on the day that was asked for', async () => {
  const { waits } = await during(
    async (tx) => {
      await lockGuests(tx, hotel.id)
      const guest = { hotelId: hotel.id, loginName: 'Hadžić', roomNumber: '7', isActive: true }
      await createGuestRecord(tx, { ...guest, expiresAt: new Date('2030-03-01T00:00:00Z') })
    },
    () => change({ timeZone: 'Asia/Riyadh' }),
  )
  expect(waits).toBe(true)
  const { guests } = await staff.guests.list({ slug: hotel.slug })
  expect(guests.find(({ loginName }) => loginName === 'Hadžić')).toMatchObject({ expiresOn: '2030-03-01' })
})

test('a dish that is added while the currency changes is not left with its number', async () => {
  const { answer, waits } = await during(
    (tx) => addMenuItem(tx, hotel.id, { ...NEW_DISH, ...dish('Pie') }),
    () => change({ currency: 'JPY' }),
  )
  expect(waits).toBe(true)
  expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'PRICES_CHANGED' } })
})

test('a hotel is not closed while somebody begins to work there, nor is anybody begun with once it closes', async () => {
  const { waits } = await during(
    (tx) => keepOpenHotel(tx, hotel.id),
    () => change({ isActive: false }),
  )
  expect(waits).toBe(true)
  await expect(employ()).rejects.toMatchObject({ code: 'HOTEL_CLOSED' })
})
