import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const place = () => {
  const [soup] = hotel.dishes
  return mine().place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[soup, 2]]) })
}
const mine = (guest = hotel.guest) => product.asGuest(guest).bookings
const staff = () => product.asStaff(hotel.admin).bookings
const asked = (id: string) => ({ slug: hotel.slug, id })
const confirm = (id: string) =>
  staff().update({
    slug: hotel.slug,
    id,
    version: 1,
    status: 'confirmed',
    paymentStatus: 'open',
    staffNotes: null,
  })

test('a guest cancels an order that nobody has confirmed: staff read that, and its portions are there again', async () => {
  const [soup] = hotel.dishes
  await product.run(sql`UPDATE menu_items SET stock = 3 WHERE id = ${soup.id}`)
  const { id } = await place()
  const cancelled = await mine().cancelMine(asked(id))
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'guest' })
  expect(await staff().get(asked(id))).toMatchObject({
    bookingStatus: 'cancelled',
    cancelReason: 'guest',
    version: 2,
  })
  expect(await product.run(sql`SELECT stock FROM menu_items WHERE id = ${soup.id}`)).toEqual([{ stock: 3 }])
  expect(await staff().list({ slug: hotel.slug, scope: 'previous' })).toMatchObject({ total: 1, ongoing: 0 })
  const told = await product.run(sql`SELECT actor_kind, after->>'cancelReason' AS reason FROM audit_log
    WHERE entity_id = ${id} AND action = 'cancel'`)
  expect(told).toEqual([{ actor_kind: 'guest', reason: 'guest' }])
  await expect(mine().cancelMine(asked(id))).rejects.toMatchObject({ code: 'CANCEL_REFUSED' })
  expect(await product.run(sql`SELECT stock FROM menu_items WHERE id = ${soup.id}`)).toEqual([{ stock: 3 }])
})

test('what staff have confirmed, or begun to make, its guest cannot cancel', async () => {
  const confirmed = await place()
  await confirm(confirmed.id)
  await expect(mine().cancelMine(asked(confirmed.id))).rejects.toMatchObject({
    code: 'CANCEL_REFUSED',
    data: { current: { id: confirmed.id, status: 'preparing' } },
  })
  const begun = await place()
  await staff().tick({ slug: hotel.slug, id: begun.id, line: 0, isMade: true })
  await expect(mine().cancelMine(asked(begun.id))).rejects.toMatchObject({ code: 'CANCEL_REFUSED' })
})

test('a hotel may keep it to reception, and its guests know', async () => {
  const { version, ...kitchen } = await product.asStaff(hotel.admin).kitchen.get({ slug: hotel.slug })
  const { opens, closes, language, defaultMinutes } = kitchen
  const draft = { opens, closes, language, defaultMinutes }
  const { save } = product.asStaff(hotel.admin).kitchen
  await save({ slug: hotel.slug, version, kitchen: { ...draft, guestsCancel: false } })
  const { id } = await place()
  expect((await mine().promise({ slug: hotel.slug })).guestsCancel).toBe(false)
  await expect(mine().cancelMine(asked(id))).rejects.toMatchObject({ code: 'CANCEL_REFUSED' })
  // who does not know the setting leaves it as it is
  await save({ slug: hotel.slug, version: version + 1, kitchen: { ...draft, defaultMinutes: 40 } })
  await expect(mine().cancelMine(asked(id))).rejects.toMatchObject({ code: 'CANCEL_REFUSED' })
})

test('nobody cancels the order of another guest, or of another stay', async () => {
  const { id } = await place()
  const other = await makeGuest(product.database, hotel)
  await expect(mine(other).cancelMine(asked(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await product.run(
    sql`UPDATE service_bookings SET created_at = minutes_after(created_at, -43200) WHERE id = ${id}`,
  )
  await expect(mine().cancelMine(asked(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await staff().get(asked(id))).toMatchObject({ bookingStatus: 'open' })
})

test('of a guest who cancels and staff who confirm at once, exactly one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await place()
    const [byGuest, byStaff] = await Promise.allSettled([mine().cancelMine(asked(id)), confirm(id)])
    expect([byGuest.status, byStaff.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { status } = await staff().get(asked(id))
    expect(status).toBe(byGuest.status === 'fulfilled' ? 'cancelled' : 'confirmed')
    await product.run(sql`DELETE FROM rate_limits`)
  }
})
