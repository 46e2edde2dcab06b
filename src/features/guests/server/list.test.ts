import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { GUESTS_PER_PAGE, type SortKey } from '../contract.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { addGuests } from './queries.ts'
import { DAY_MS } from '#kit/shared/time.ts'

const product = openProduct()
const past = new Date(Date.now() - DAY_MS)
const future = new Date(Date.now() + DAY_MS)
let hotel: TestHotel

const list = (wanted = {}) => product.asStaff(hotel.admin).guests.list({ slug: hotel.slug, ...wanted })
const namesOf = async (wanted = {}) => (await list(wanted)).guests.map(({ loginName }) => loginName)

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  await product.asStaff(hotel.admin).guests.remove({ slug: hotel.slug, id: hotel.guest.guestId })
  for (const [loginName, roomNumber, isActive, expiresAt] of [
    ['Šarić', '9', true, null],
    ['Čolić', '10', true, past],
    ['أشجع', '101', false, past],
    ['Smith', 'Suite', false, future],
  ] as const) {
    await makeGuest(product.database, hotel, { loginName, roomNumber, isActive, expiresAt })
  }
})

test('the counters overlap as specified, and each filters (GST-02, OP-11)', async () => {
  expect((await list()).counts).toEqual({ active: 1, expired: 2, inactive: 2, all: 4 })
  expect(await namesOf({ show: 'active' })).toEqual(['Šarić'])
  expect(await namesOf({ show: 'expired' })).toEqual(['أشجع', 'Čolić'])
  expect(await namesOf({ show: 'inactive' })).toEqual(['Smith', 'أشجع'])
})

test('who has ordered in this stay is told with when, and nobody else', async () => {
  const first = await makeGuest(product.database, hotel, { loginName: 'Novak', roomNumber: '405' })
  const former = await makeGuest(product.database, hotel, { loginName: 'Rossi', roomNumber: '406' })
  const order = { slug: hotel.slug, order: orderOf([[hotel.dishes[0], 1]]) }
  await product.asGuest(first).bookings.place({ ...order, key: randomUUID() })
  const { createdAt } = await product.asGuest(first).bookings.place({ ...order, key: randomUUID() })
  await product.asGuest(former).bookings.place({ ...order, key: randomUUID() })
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(
      sql`UPDATE guests SET stay_began_at = now() + interval '1 second' WHERE id = ${former.guestId}`,
    ),
  )
  expect((await list()).lastOrders).toEqual([{ id: first.guestId, at: createdAt }])
  expect((await list({ search: 'Rossi' })).lastOrders).toEqual([])
})

test('a search leaves apostrophes out, however they are typed', async () => {
  await makeGuest(product.database, hotel, { loginName: 'O’Neill', roomNumber: '118' })
  for (const search of ['oneill', "o'neill", 'O´Neill', 'ONEILL'])
    expect(await namesOf({ search })).toEqual(['O’Neill'])
})

test('a search finds parts of names and rooms, ignoring case and accents; the counters stay', async () => {
  const found = await list({ search: 'saRI' })
  expect(found.guests.map(({ loginName }) => loginName)).toEqual(['Šarić'])
  expect(found).toMatchObject({ total: 1, counts: { all: 4 } })
  expect(await namesOf({ search: '10' })).toEqual(['أشجع', 'Čolić'])
  expect(await namesOf({ search: 'اشجع' })).toEqual(['أشجع'])
  expect(await list({ search: '%' })).toMatchObject({ guests: [], total: 0 })
})

test.each<[SortKey, string[]]>([
  ['name', ['Čolić', 'Šarić', 'Smith', 'أشجع']],
  ['room', ['Šarić', 'Čolić', 'أشجع', 'Smith']],
  ['status', ['Šarić', 'Čolić', 'Smith', 'أشجع']],
  ['created', ['Šarić', 'Čolić', 'أشجع', 'Smith']],
])('the list is sorted by %s', async (sort, names) => {
  expect(await namesOf({ sort, isDescending: false })).toEqual(names)
})

test('the newest stand first; fifty on a page, none twice', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({ loginName: `Guest ${n}`, roomNumber: String(n) }))
  await product.database.withActor(SYSTEM, (tx) =>
    addGuests(
      tx,
      many.map((guest) => ({ ...guest, hotelId: hotel.id, isActive: true, expiresAt: null })),
    ),
  )
  expect((await namesOf({ isDescending: false })).slice(0, 2)).toEqual(['Šarić', 'Čolić'])
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })))
  expect(pages.map(({ guests }) => guests.length)).toEqual([GUESTS_PER_PAGE, GUESTS_PER_PAGE, 24, 0])
  expect(pages.map(({ total }) => total)).toEqual([124, 124, 124, 124])
  expect(new Set(pages.flatMap(({ guests }) => guests.map(({ id }) => id))).size).toBe(124)
})
