import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'

const product = openProduct()
let hotel: TestHotel

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

const place = (order: ReturnType<typeof orderOf>, key = randomUUID(), guest = hotel.guest) =>
  product.asGuest(guest).bookings.place({ slug: hotel.slug, key, order })

const countBookings = async () => {
  const [row] = await product.run(
    sql`SELECT count(*)::int AS count FROM service_bookings WHERE hotel_id = ${hotel.id}`,
  )
  return row?.count
}

describe('placing an order', () => {
  test('snapshots names and prices, starts pending and unpaid, and is audited', async () => {
    const [soup, cevapi] = hotel.dishes
    const booking = await place(
      orderOf(
        [
          [soup, 2],
          [cevapi, 1],
        ],
        '  No onion, please. \u0000 ',
      ),
    )
    expect(booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'open',
      totalPrice: 2750,
      guestName: hotel.guest.guestName,
      roomNumber: '101',
      serviceName: 'Room Service',
      specialInstructions: 'No onion, please.',
      lines: [
        { id: soup.id, name: inEnglish('Soup'), quantity: 2, price: 750 },
        { id: cevapi.id, name: inEnglish('Ćevapi'), quantity: 1, price: 1250 },
      ],
    })
    const [audit] = await product.run(
      sql`SELECT actor_kind, action, after FROM audit_log WHERE entity_id = ${booking.id}`,
    )
    expect(audit).toMatchObject({ actor_kind: 'guest', action: 'place', after: { totalPrice: 2750 } })
  })

  test('is stored in the established format, and recognized by its established hash', async () => {
    const [soup] = hotel.dishes
    await product.run(
      sql`UPDATE menu_items SET name_ar = 'حساء', image_url = '/soup.webp' WHERE id = ${soup.id}`,
    )
    const { id } = await place(orderOf([[soup, 2]], 'Hot'))
    const hashed = JSON.stringify([[[soup.id, 2]], 1500, 'USD', 'Hot'])
    expect(
      await product.run(
        sql`SELECT order_details, encode(request_hash, 'hex') AS hash FROM service_bookings WHERE id = ${id}`,
      ),
    ).toMatchObject([
      {
        order_details: {
          items: [
            {
              id: soup.id,
              name: 'Soup',
              name_ar: 'حساء',
              name_bs: null,
              quantity: 2,
              price: 750,
              image_url: '/soup.webp',
            },
          ],
        },
        hash: createHash('sha256').update(hashed).digest('hex'),
      },
    ])
  })

  test('names its hotel and guest when placed, repeated and listed', async () => {
    const order = orderOf([[hotel.dishes[0], 1]])
    const key = randomUUID()
    const whose = { hotelId: hotel.id, guestId: hotel.guest.guestId }
    expect(await place(order, key)).toMatchObject(whose)
    expect(await place(order, key)).toMatchObject(whose)
    expect(await product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })).toMatchObject([whose])
  })

  test('is refused when the session belongs to another guest than the one on the screen', async () => {
    const order = orderOf([[hotel.dishes[0], 1]])
    const { guestId } = await makeGuest(product.database, hotel)
    const api = product.asGuest(hotel.guest).bookings
    const said = { slug: hotel.slug, key: randomUUID(), order }
    await expect(api.place({ ...said, guestId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await countBookings()).toBe(0)
    await expect(api.place({ ...said, guestId: hotel.guest.guestId })).resolves.toBeDefined()
  })

  test('announces the booking to the hotel and its guest', async () => {
    const booking = await place(orderOf([[hotel.dishes[0], 1]]))
    const about = {
      hotelId: hotel.id,
      id: booking.id,
      guestId: hotel.guest.guestId,
      deviceId: null,
      session: null,
    }
    const event = { topic: 'bookings', ...about }
    await expect.poll(() => product.heard.find((each) => each.id === booking.id)).toEqual(event)
  })

  test('sent again, announces the booking again while its first answer may have been lost', async () => {
    const key = randomUUID()
    const order = orderOf([[hotel.dishes[0], 1]])
    const { id } = await place(order, key)
    const heard = () => product.heard.filter((each) => each.id === id).length
    await expect.poll(heard).toBe(1)
    await place(order, key)
    await expect.poll(heard).toBe(2)
    await product.run(
      sql`UPDATE service_bookings SET created_at = now() - interval '3 minutes' WHERE id = ${id}`,
    )
    await product.run(
      sql`UPDATE guests SET stay_began_at = now() - interval '1 hour' WHERE id = ${hotel.guest.guestId}`,
    )
    const stayBeganAt = new Date(Date.now() - 3_600_000)
    await place(order, key, { ...hotel.guest, stayBeganAt })
    const other = await place(order)
    await expect.poll(() => product.heard.some((each) => each.id === other.id)).toBe(true)
    expect(heard()).toBe(2)
  })

  test('the same key and order is placed once, even when sent 20 times at once', async () => {
    const key = randomUUID()
    const order = orderOf([[hotel.dishes[0], 3]])
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(order, key)))
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    expect(await countBookings()).toBe(1)
    await expect(place(order)).resolves.not.toMatchObject({ id: answers[0]?.id })
  })

  test('repeats do not count towards the limit', async () => {
    const key = randomUUID()
    const order = orderOf([[hotel.dishes[0], 1]])
    const first = await place(order, key)
    for (let repeat = 0; repeat < 10; repeat++) expect((await place(order, key)).id).toBe(first.id)
    await expect(place(order)).resolves.toMatchObject({ status: 'pending' })
  })

  test('another order under a used key is refused', async () => {
    const key = randomUUID()
    await place(orderOf([[hotel.dishes[0], 1]]), key)
    await expect(place(orderOf([[hotel.dishes[0], 2]]), key)).rejects.toMatchObject({ code: 'KEY_REUSED' })
    expect(await countBookings()).toBe(1)
  })

  test('the fourth order within a minute has to wait five minutes', async () => {
    const order = orderOf([[hotel.dishes[0], 1]])
    for (let count = 0; count < 3; count++) await place(order)
    const refused = expect(place(order)).rejects
    await refused.toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 300 } })
    const other = await makeGuest(product.database, hotel)
    await expect(place(order, randomUUID(), other)).resolves.toBeDefined()
  })
})

test('a failing limiter does not stop orders, which are then counted in memory', async () => {
  const owner = new pg.Client(product.databaseUrl)
  await owner.connect()
  await owner.query('ALTER TABLE rate_limits RENAME TO rate_limits_away')
  const order = orderOf([[hotel.dishes[0], 1]])
  for (let count = 0; count < 3; count++) await expect(place(order)).resolves.toBeDefined()
  await expect(place(order)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await owner.query('ALTER TABLE rate_limits_away RENAME TO rate_limits')
  await owner.end()
})

describe('nothing is placed', () => {
  test.each([
    ['a made-up total', (h: TestHotel) => ({ ...orderOf([[h.dishes[0], 1]]), shownTotal: 1 })],
    [
      'a hidden item',
      (h: TestHotel) =>
        orderOf([
          [h.dishes[0], 1],
          [h.hidden, 1],
        ]),
    ],
    ['an unknown item', (h: TestHotel) => orderOf([[{ ...h.dishes[0], id: randomUUID() }, 1]])],
  ])('%s', async (_name, orderFor) => {
    await expect(place(orderFor(hotel))).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    expect(await countBookings()).toBe(0)
  })

  test("another hotel's item", async () => {
    const other = await makeHotel(product.database)
    const refused = expect(place(orderOf([[other.dishes[0], 1]]))).rejects
    await refused.toMatchObject({ code: 'ORDER_CHANGED', data: { lines: [], totalPrice: 0 } })
  })

  test('a price that changed meanwhile: the new lines come back', async () => {
    const [soup, cevapi] = hotel.dishes
    await product.run(sql`UPDATE menu_items SET price = 900 WHERE hotel_id = ${hotel.id} AND id = ${soup.id}`)
    const refused = expect(
      place(
        orderOf([
          [soup, 2],
          [cevapi, 1],
        ]),
      ),
    ).rejects
    await refused.toMatchObject({
      code: 'ORDER_CHANGED',
      data: { totalPrice: 3050, lines: [{ id: soup.id, price: 900 }, { id: cevapi.id }] },
    })
    expect(await countBookings()).toBe(0)
  })

  test('and refused orders use up no attempt', async () => {
    const refused = { ...orderOf([[hotel.dishes[0], 1]]), shownTotal: 1 }
    for (let count = 0; count < 5; count++) {
      await expect(place(refused)).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    }
    for (let count = 0; count < 3; count++) {
      await expect(place(orderOf([[hotel.dishes[0], 1]]))).resolves.toBeDefined()
    }
    await expect(place(orderOf([[hotel.dishes[0], 1]]))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('an empty cart', async () => {
    await expect(place(orderOf([]))).rejects.toMatchObject({ code: 'EMPTY_CART' })
  })

  test.each([0, 100, -1, 1.5, Number.NaN, '2', null])('quantity %s', async (quantity) => {
    const [item] = orderOf([[hotel.dishes[0], quantity as number]]).items
    await expect(place({ ...orderOf([]), items: item ? [item] : [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('the same item twice, or unknown keys', async () => {
    const [line] = orderOf([[hotel.dishes[0], 1]]).items
    await expect(place({ ...orderOf([]), items: line ? [line, line] : [] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const priced = { ...orderOf([[hotel.dishes[0], 1]]), totalPrice: 1 }
    await expect(place(priced)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each([
    ['services', 'SERVICE_UNAVAILABLE', sql`UPDATE services SET enabled = false WHERE hotel_id = `],
    ['guests', 'UNAUTHORIZED', sql`UPDATE guests SET is_active = false WHERE hotel_id = `],
    [
      'guests that expired',
      'UNAUTHORIZED',
      sql`UPDATE guests SET expires_at = now() - interval '1 s' WHERE hotel_id = `,
    ],
    ['hotels', 'UNAUTHORIZED', sql`UPDATE hotels SET is_active = false WHERE id = `],
  ])('%s switched off between menu and confirm', async (_name, code, statement) => {
    await product.asGuest(hotel.guest).bookings.listMine({ slug: hotel.slug })
    await product.run(sql`${statement}${hotel.id}`)
    await expect(place(orderOf([[hotel.dishes[0], 1]]))).rejects.toMatchObject({ code })
    expect(await countBookings()).toBe(0)
  })
})
