import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const promised = async () => (await product.as().bookings.promise({ slug: hotel.slug })).minutes
const place = () =>
  product
    .asGuest(hotel.guest)
    .bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) })

/** Orders of this hour of the day that were delivered after 1, 2, 3 ... minutes. */
const deliver = (count: number, daysAgo = 1) =>
  product.run(sql`INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
      total_price, idempotency_key, request_hash, booking_status, status, created_at, delivered_at, completed_at)
    SELECT ${hotel.id}, 'Former', '1', 'Room Service', 'UtensilsCrossed', '{"items": []}', 0, gen_random_uuid(), '',
      'completed', 'delivered', day, day + make_interval(mins => n), now()
    FROM generate_series(1, ${count}::int) n, LATERAL (SELECT now() - make_interval(days => ${daysAgo}::int) AS day) at
    RETURNING 1`)

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})
afterEach(() => {
  vi.useRealTimers()
})

test('the default is promised until fifty orders of this hour were delivered, then the time in which 80 % came', async () => {
  expect(await promised()).toBe(30)
  await deliver(49)
  expect(await promised()).toBe(30)
  await product.run(sql`DELETE FROM service_bookings WHERE hotel_id = ${hotel.id}`)
  await deliver(50, 31)
  expect(await promised()).toBe(30)
  await deliver(50)
  expect(await promised()).toBe(41)
})

test('what was promised of this hour stays until the next quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await deliver(50)
  const kept = await promised()
  await product.run(
    sql`UPDATE service_bookings SET delivered_at = minutes_after(delivered_at, 5) WHERE hotel_id = ${hotel.id}`,
  )
  expect([kept, await promised()]).toEqual([41, 41])
})

test('orders of another hour, for a chosen time and of other hotels do not count', async () => {
  await deliver(50)
  await product.run(sql`UPDATE service_bookings SET created_at = minutes_after(created_at, -120),
    delivered_at = minutes_after(delivered_at, -120) WHERE hotel_id = ${hotel.id}`)
  expect(await promised()).toBe(30)
  await deliver(50)
  await product.run(sql`UPDATE service_bookings SET due_at = delivered_at WHERE hotel_id = ${hotel.id}`)
  expect(await promised()).toBe(30)
  await deliver(50)
  hotel = await makeHotel(product.database)
  expect(await promised()).toBe(30)
})

test('a kitchen that is behind promises later', async () => {
  await place()
  await product.run(sql`UPDATE service_bookings SET created_at = minutes_after(created_at, -40),
    promised_at = minutes_after(promised_at, -40) WHERE hotel_id = ${hotel.id}`)
  expect(await promised()).toBe(41)
  await product.run(sql`UPDATE service_bookings SET delivered_at = now() WHERE hotel_id = ${hotel.id}`)
  expect(await promised()).toBe(30)
})

test('a kitchen puts off what it has promised, and what it promises in the next hour', async () => {
  const before = await place()
  const staff = product.asStaff(hotel.admin).bookings
  expect(await staff.delay({ slug: hotel.slug, minutes: 20 })).toMatchObject({ minutes: 50 })
  const later = async () => {
    const known = await staff.get({ slug: hotel.slug, id: before.id })
    return (Date.parse(known.promisedAt ?? '') - Date.parse(before.promisedAt ?? '')) / 60_000
  }
  expect(await later()).toBe(20)
  const after = await place()
  expect(Date.parse(after.promisedAt ?? '') - Date.parse(after.createdAt)).toBe(50 * 60_000)
  await staff.delay({ slug: hotel.slug, minutes: 0 })
  expect(await later()).toBe(0)
  expect(await promised()).toBe(30)
})
