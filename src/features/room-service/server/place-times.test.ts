import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { isWithin, type Span } from '#features/kitchen/hours.ts'
import { timeAt } from '#kit/shared/day.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { HOUR_MS } from '#kit/shared/time.ts'

const product = openProduct()
let hotel: TestHotel

const QUARTER = HOUR_MS / 4
const ZONE = 'Europe/Sarajevo'

const clockIn = (hours: number) => timeAt(new Date(Date.now() + hours * HOUR_MS), ZONE)
/** The next full quarter of an hour that is so many hours away. */
const quarterIn = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * HOUR_MS) / QUARTER) * QUARTER).toISOString()

const place = (dueAt: string | null = null, guest = hotel.guest) =>
  product
    .asGuest(guest)
    .bookings.place({
      slug: hotel.slug,
      key: randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 1]]), dueAt },
    })

const placeByStaff = (dueAt: string) =>
  product
    .asStaff(hotel.admin)
    .bookings.placeFor({
      slug: hotel.slug,
      guestId: hotel.guest.guestId,
      key: randomUUID(),
      order: { ...orderOf([[hotel.dishes[0], 1]]), dueAt },
    })

/** How many minutes the kitchen asks for just now. */
const promise = (minutes: number) =>
  product.run(sql`INSERT INTO kitchens (hotel_id, delay_minutes, delay_until)
    VALUES (${hotel.id}, ${minutes - 30}, now() + interval '1 hour')
    ON CONFLICT (hotel_id) DO UPDATE SET delay_minutes = excluded.delay_minutes`)

const openFrom = async (begins: string, ends: string) => {
  const staff = product.asStaff(hotel.admin).kitchen
  const { version } = await staff.get({ slug: hotel.slug })
  await staff.save({
    slug: hotel.slug,
    version,
    kitchen: { opens: begins, closes: ends, language: null, defaultMinutes: 25 },
  })
}

/** Lets the soup be had in a part of the day alone. */
async function serveIn(begins: string, ends: string) {
  const { menuParts, menu } = product.asStaff(hotel.admin)
  const part = { id: randomUUID(), name: inEnglish('Breakfast'), begins, ends }
  const seen = await menuParts.list({ slug: hotel.slug })
  await menuParts.save({ slug: hotel.slug, seen, wanted: [part] })
  const [soup] = hotel.dishes
  const version = (await menu.listAll({ slug: hotel.slug })).find(({ id }) => id === soup.id)?.version ?? 0
  await menu.change({
    slug: hotel.slug,
    items: [{ id: soup.id, version }],
    change: { kind: 'part', partId: part.id, isServed: true },
  })
}

beforeEach(async () => {
  hotel = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET time_zone = ${ZONE} WHERE id = ${hotel.id}`)
})

describe('room service that has hours', () => {
  test('takes orders within them, and says them outside', async () => {
    const [anHourAgo, inTwoHours] = [clockIn(-1), clockIn(2)]
    await openFrom(anHourAgo, inTwoHours)
    const booking = await place()
    expect(Date.parse(booking.promisedAt ?? '') - Date.parse(booking.createdAt)).toBe(25 * 60_000)
    await openFrom(inTwoHours, anHourAgo)
    await expect(place()).rejects.toMatchObject({
      code: 'KITCHEN_CLOSED',
      data: { opens: inTwoHours, closes: anHourAgo },
    })
    const dueAt = quarterIn(3)
    expect(await place(dueAt)).toMatchObject({ dueAt, promisedAt: dueAt })
  })

  test('takes no orders for a while, which ends by itself', async () => {
    const staff = product.asStaff(hotel.admin).kitchen
    const { pausedUntil } = await staff.pause({ slug: hotel.slug, minutes: 15 })
    await expect(place()).rejects.toMatchObject({ code: 'ORDERS_PAUSED', data: { pausedUntil } })
    expect(await product.as().bookings.promise({ slug: hotel.slug })).toMatchObject({ pausedUntil })
    await place(quarterIn(1))
    await product.run(sql`UPDATE kitchens SET paused_until = now() WHERE hotel_id = ${hotel.id}`)
    await place()
    await staff.pause({ slug: hotel.slug, minutes: 60 })
    expect(await staff.pause({ slug: hotel.slug, minutes: null })).toMatchObject({ pausedUntil: null })
    await place()
  })
})

describe('a dish of a part of the day', () => {
  test('can be had then, and ordered for then', async () => {
    await serveIn(clockIn(2), clockIn(4))
    await expect(place()).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      data: { lines: [], later: [hotel.dishes[0].id] },
    })
    await place(quarterIn(3))
    const [begins, ends] = [clockIn(-1), clockIn(1)]
    await serveIn(begins, ends)
    await place()
    const [soup] = await product.as().menu.list({ slug: hotel.slug })
    expect(soup?.parts).toMatchObject([{ begins, ends }])
  })

  test('can be had all day when its part is gone', async () => {
    await serveIn(clockIn(2), clockIn(4))
    const { menuParts } = product.asStaff(hotel.admin)
    const seen = await menuParts.list({ slug: hotel.slug })
    await menuParts.save({ slug: hotel.slug, seen, wanted: [] })
    await place()
    const stale = menuParts.save({ slug: hotel.slug, seen, wanted: [] })
    await expect(stale).rejects.toMatchObject({ code: 'CHANGED', data: { current: [] } })
  })
})

describe('a chosen time', () => {
  test.each([
    ['has passed', () => quarterIn(-1)],
    ['is too far away', () => quarterIn(15 * 24)],
  ])('that %s is refused', async (_, time) => {
    await expect(place(time())).rejects.toMatchObject({ code: 'TIME_UNAVAILABLE' })
  })

  test('after the stay is refused', async () => {
    const guest = await makeGuest(product.database, hotel, { expiresAt: new Date(Date.now() + 2 * HOUR_MS) })
    await expect(place(quarterIn(3), guest)).rejects.toMatchObject({ code: 'TIME_UNAVAILABLE' })
    await place(quarterIn(1), guest)
  })

  test.each(['2026-11-23T19:31:00.000Z', '2026-11-23T19:30:01.000Z', '2027-02-30T19:30:00.000Z', 'soon', ''])(
    'that is none (%j) is refused',
    async (time) => {
      await expect(place(time)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test.each([
    ['a guest', (dueAt: string) => place(dueAt)],
    ['staff', (dueAt: string) => placeByStaff(dueAt)],
  ])('that is sooner than the kitchen promises is refused to %s, but for a short while', async (_, order) => {
    const dueAt = quarterIn(1)
    const away = (Date.parse(dueAt) - Date.now()) / 60_000
    await promise(Math.ceil(away) + 12)
    await expect(order(dueAt)).rejects.toMatchObject({ code: 'TIME_UNAVAILABLE' })
    await promise(Math.floor(away) + 8)
    const booking = await order(dueAt)
    expect(booking.dueAt).toBe(dueAt)
    expect(Date.parse(booking.promisedAt ?? dueAt)).toBeGreaterThan(Date.parse(dueAt))
  })

  test('of a dish that is sold out until the morning is taken for after it', async () => {
    await product.run(
      sql`UPDATE menu_items SET sold_out_until = now() + interval '2 hours' WHERE hotel_id = ${hotel.id}`,
    )
    await expect(place()).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    await expect(place(quarterIn(1))).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    await place(quarterIn(3))
  })

  test('belongs to what was sent: another time under the same key is another order', async () => {
    const key = randomUUID()
    const send = (dueAt: string | null) =>
      product
        .asGuest(hotel.guest)
        .bookings.place({ slug: hotel.slug, key, order: { ...orderOf([[hotel.dishes[0], 1]]), dueAt } })
    const first = await send(quarterIn(2))
    expect((await send(quarterIn(2))).id).toBe(first.id)
    await expect(send(quarterIn(3))).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })
})

test('the database and the browser agree on what lies within a span of the day', async () => {
  const clocks = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  await fc.assert(
    fc.asyncProperty(clocks, clocks, clocks, async (clock, begins, ends) => {
      const span: Span = { begins, ends }
      const [row] = await product.run(sql`SELECT is_within_day(${clock}, ${begins}, ${ends}) AS is_within`)
      expect(row?.is_within).toBe(isWithin(clock, span))
    }),
    { numRuns: 200 },
  )
})
