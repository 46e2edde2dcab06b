import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Dish, makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { citusUrl } from '#tests/citus.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

const stock = async (dish: Dish, portions: number | null) => {
  await product.run(sql`UPDATE menu_items SET stock = ${portions} WHERE id = ${dish.id}`)
}
const left = async (dish: Dish) =>
  (await product.run<{ stock: number | null }>(sql`SELECT stock FROM menu_items WHERE id = ${dish.id}`))[0]
    ?.stock

const placeBy = (guest: TestHotel['guest'], lines: [Dish, number][]) =>
  product.asGuest(guest).bookings.place({ slug: hotel.slug, key: randomUUID(), order: orderOf(lines) })

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test('an order takes portions, the last one ends the dish, and cancelling gives them back', async () => {
  const [soup, cevapi] = hotel.dishes
  await stock(soup, 3)
  const seen = async () =>
    (await product.as().menu.list({ slug: hotel.slug })).find(({ id }) => id === soup.id)
  const first = await placeBy(hotel.guest, [
    [soup, 2],
    [cevapi, 1],
  ])
  expect(await left(soup)).toBe(1)
  expect(await seen()).toMatchObject({ left: 1, soldOut: null })
  await expect(placeBy(hotel.guest, [[soup, 2]])).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
    data: { left: [{ id: soup.id, left: 1 }], later: [] },
  })
  await placeBy(hotel.guest, [[soup, 1]])
  expect(await seen()).toMatchObject({ left: 0, soldOut: 'further' })
  await expect(placeBy(hotel.guest, [[soup, 1]])).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
    data: { lines: [], left: [{ id: soup.id, left: 0 }] },
  })

  const staff = product.asStaff(hotel.admin).bookings
  const cancelled = await staff.cancel({ slug: hotel.slug, id: first.id, version: 1, reason: 'asked' })
  expect(cancelled.cancelReason).toBe('asked')
  expect(await left(soup)).toBe(2)
  await staff.reopen({ slug: hotel.slug, id: first.id, version: 2 })
  expect(await left(soup)).toBe(0)
  await staff.cancel({ slug: hotel.slug, id: first.id, version: 3 })
  await stock(soup, 1)
  await expect(staff.reopen({ slug: hotel.slug, id: first.id, version: 4 })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
    data: { current: { bookingStatus: 'cancelled' } },
  })
  expect(await left(soup)).toBe(1)
})

test('what is cancelled because it is sold out does not come back, and is not taken again', async () => {
  const [soup] = hotel.dishes
  await stock(soup, 3)
  const { id } = await placeBy(hotel.guest, [[soup, 2]])
  const staff = product.asStaff(hotel.admin).bookings
  await staff.cancel({ slug: hotel.slug, id, version: 1, reason: 'soldOut' })
  expect(await left(soup)).toBe(1)
  await staff.reopen({ slug: hotel.slug, id, version: 2 })
  expect(await left(soup)).toBe(1)
  await staff.cancel({ slug: hotel.slug, id, version: 3, reason: 'delay' })
  expect(await left(soup)).toBe(3)
})

test('an order of two lines of one dish takes both, or nothing', async () => {
  const [soup] = hotel.dishes
  await stock(soup, 2)
  const order = {
    ...orderOf([[soup, 3]]),
    items: [
      { itemId: soup.id, quantity: 2, choices: [], note: null },
      { itemId: soup.id, quantity: 1, choices: [], note: 'Hot' },
    ],
  }
  const send = () =>
    product.asGuest(hotel.guest).bookings.place({ slug: hotel.slug, key: randomUUID(), order })
  await expect(send()).rejects.toMatchObject({ data: { left: [{ id: soup.id, left: 2 }] } })
  expect(await left(soup)).toBe(2)
  await stock(soup, 3)
  await send()
  expect(await left(soup)).toBe(0)
})

test('an order that is sent twice takes its portions once', async () => {
  const [soup] = hotel.dishes
  await stock(soup, 5)
  const order = { slug: hotel.slug, key: randomUUID(), order: orderOf([[soup, 2]]) }
  const guest = product.asGuest(hotel.guest).bookings
  const [one, other] = await Promise.all([guest.place(order), guest.place(order)])
  expect(one.id).toBe(other.id)
  expect(await left(soup)).toBe(3)
})

// one after the other through the locked row, each within the seconds that a call waits for a connection
const CROWD = citusUrl ? 20 : 200

test('of many guests who want the last portion at once, one gets it, and the others read what is left', async () => {
  const [soup, cevapi] = hotel.dishes
  await stock(soup, 1)
  await stock(cevapi, 1000)
  const guests = await Promise.all(Array.from({ length: CROWD }, () => makeGuest(product.database, hotel)))
  const answers = await Promise.allSettled(
    guests.map((guest, at) =>
      placeBy(
        guest,
        // the dishes in either order: nobody waits in a circle
        at % 2 === 0
          ? [
              [soup, 1],
              [cevapi, 1],
            ]
          : [
              [cevapi, 1],
              [soup, 1],
            ],
      ),
    ),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(CROWD - 1)
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'ORDER_CHANGED',
      status: 409,
      data: { left: [{ id: soup.id, left: 0 }] },
    })
  expect([await left(soup), await left(cevapi)]).toEqual([0, 999])
})
