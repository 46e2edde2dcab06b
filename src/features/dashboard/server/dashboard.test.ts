import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { addAnnouncements } from '#features/announcements/server/queries.ts'
import type { BookingStatus } from '#features/bookings/contract.ts'
import { addBookings } from '#features/bookings/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { type Dish, makeHotel, type TestHotel } from '#tests/factories.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'
import { openProduct } from '#tests/product.ts'
import { readDashboard } from './queries.ts'

const product = openProduct()
let hotel: TestHotel

/** Half past midnight in Riyadh, still the day before in London. */
const NOW = new Date('2026-11-20T21:30:00Z')

type Placed = {
  at: string
  lines: [Dish, number][]
  cancelled?: boolean
  deliveredAfter?: number
  dueAt?: string
  status?: BookingStatus
  isPaid?: boolean
}

const place = (placed: Placed[]) =>
  product.database.withActor(SYSTEM, (tx) =>
    addBookings(
      tx,
      placed.map(
        ({ at, lines, cancelled = false, deliveredAfter, dueAt, status = 'pending', isPaid = false }) => {
          const createdAt = new Date(at)
          const items = lines.map(([dish, quantity]) => ({ ...dish, quantity, name_ar: null, name_bs: null }))
          return {
            hotelId: hotel.id,
            guestName: 'Smith',
            roomNumber: '1',
            serviceName: 'Room Service',
            serviceIcon: 'UtensilsCrossed',
            orderDetails: { items },
            createdAt,
            totalPrice: items.reduce((total, { price, quantity }) => total + price * quantity, 0),
            status,
            dueAt: dueAt ? new Date(dueAt) : null,
            paymentStatus: isPaid ? ('paid' as const) : ('open' as const),
            ...(cancelled ? { status: 'cancelled' as const, bookingStatus: 'cancelled' as const } : {}),
            deliveredAt:
              deliveredAfter === undefined
                ? null
                : new Date(createdAt.getTime() + deliveredAfter * MINUTE_MS),
            idempotencyKey: randomUUID(),
            requestHash: Buffer.alloc(32),
          }
        },
      ),
    ),
  )
const read = (now = NOW) => product.database.withActor(hotel.admin, (tx) => readDashboard(tx, hotel.id, now))

beforeEach(async () => {
  hotel = await makeHotel(product.database)
})

test('a new hotel has only zeros to show', async () => {
  const dashboard = await product.asStaff(hotel.admin).dashboard.get({ slug: hotel.slug })
  expect(dashboard).toMatchObject({
    services: { enabled: 1, open: 1, comingSoon: 0, total: 2 },
    announcements: { published: 0, total: 0 },
    menuItems: 5,
    openOrders: 0,
    today: { orders: 0, revenue: 0, cancelled: 0, medianMinutes: null, byHour: Array(24).fill(0) },
    bestSellers: [],
  })
})

test('published and hidden announcements are counted (DASH-01)', async () => {
  const notice = { hotelId: hotel.id, title: inEnglish('Pool'), description: inEnglish('Open') }
  await product.database.withActor(SYSTEM, (tx) =>
    addAnnouncements(tx, [notice, { ...notice, published: false }, notice]),
  )
  expect((await read()).announcements).toEqual({ published: 2, total: 3 })
})

test('of the services, those that guests can use and those that are still to come are told apart', async () => {
  const servicesNow = async () => (await read()).services
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE services SET enabled = true WHERE hotel_id = ${hotel.id}`),
  )
  expect(await servicesNow()).toEqual({ enabled: 2, open: 1, comingSoon: 1, total: 2 })
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE services SET path = 'spa' WHERE hotel_id = ${hotel.id} AND path IS NULL`),
  )
  expect(await servicesNow()).toEqual({ enabled: 2, open: 2, comingSoon: 0, total: 2 })
})

test('of the revenue, what is paid is told apart from what is to be settled', async () => {
  const [soup, cevapi, tea] = hotel.dishes
  const at = '2026-11-20T12:00:00Z'
  await place([
    { at, lines: [[soup, 2]] },
    { at, lines: [[tea, 1]], isPaid: true },
    { at, lines: [[cevapi, 1]], isPaid: true, cancelled: true },
  ])
  expect((await read()).today).toMatchObject({ revenue: 2 * soup.price + tea.price, paid: tea.price })
})

test("the day is the hotel's own; cancelled orders earn nothing", async () => {
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET time_zone = 'Asia/Riyadh' WHERE id = ${hotel.id}`),
  )
  const [soup, cevapi, tea] = hotel.dishes
  await place([
    { at: '2026-11-20T20:59:59Z', lines: [[cevapi, 9]] },
    { at: '2026-11-20T21:00:00Z', lines: [[soup, 2]], deliveredAfter: 10 },
    { at: '2026-11-21T10:15:00Z', lines: [[tea, 1]], deliveredAfter: 20 },
    { at: '2026-11-21T10:45:00Z', lines: [[tea, 1]], deliveredAfter: 90 },
    { at: '2026-11-21T11:00:00Z', lines: [[cevapi, 1]], cancelled: true },
    { at: '2026-11-21T21:00:00Z', lines: [[cevapi, 9]] },
  ])
  const { today, openOrders } = await read()
  expect(today).toMatchObject({
    day: '2026-11-21',
    orders: 3,
    cancelled: 1,
    medianMinutes: 20,
    revenue: 2 * soup.price + 2 * tea.price,
  })
  expect(today.byHour.flatMap((orders, hour) => (orders ? [[hour, orders]] : []))).toEqual([
    [0, 1],
    [13, 2],
  ])
  expect(openOrders).toBe(5)
})

test('yesterday stands beside today, whole and by the same time of day', async () => {
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET time_zone = 'Asia/Riyadh' WHERE id = ${hotel.id}`),
  )
  const [soup, cevapi, tea] = hotel.dishes
  await place([
    { at: '2026-11-18T20:59:59Z', lines: [[cevapi, 9]] },
    { at: '2026-11-18T21:00:00Z', lines: [[soup, 1]], deliveredAfter: 25 },
    { at: '2026-11-19T09:00:00Z', lines: [[tea, 1]] },
    { at: '2026-11-19T09:15:00Z', lines: [[tea, 1]], cancelled: true },
    { at: '2026-11-19T18:00:00Z', lines: [[cevapi, 1]] },
    { at: '2026-11-20T09:00:00Z', lines: [[soup, 5]] },
  ])
  const { today, yesterday } = await read(new Date('2026-11-20T10:00:00Z'))
  expect(today).toMatchObject({ day: '2026-11-20', orders: 1 })
  expect(yesterday).toEqual({
    orders: 3,
    byHour: Array.from({ length: 24 }, (_, hour) => ([0, 12, 21].includes(hour) ? 1 : 0)),
    medianMinutes: 25,
    ordersByNow: 2,
    revenueByNow: soup.price + tea.price,
  })
})

test('the day before is the one of the calendar, also late on the day of 25 hours', async () => {
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET time_zone = 'Europe/Sarajevo' WHERE id = ${hotel.id}`),
  )
  await place([{ at: '2026-10-24T12:00:00Z', lines: [[hotel.dishes[0], 1]] }])
  const { yesterday } = await read(new Date('2026-10-25T22:30:00Z'))
  expect([yesterday.orders, yesterday.ordersByNow]).toEqual([1, 1])
})

test('orders for later count apart until they are to be made', async () => {
  const lines: [Dish, number][] = [[hotel.dishes[0], 1]]
  const at = '2026-11-20T12:00:00Z'
  await place([
    { at, lines },
    { at, lines, dueAt: '2026-11-20T22:15:00Z' },
    { at, lines, dueAt: '2026-11-20T22:30:00Z' },
    { at, lines, dueAt: '2026-11-20T22:30:00Z', status: 'confirmed' },
    { at, lines, dueAt: '2026-11-20T22:30:00Z', status: 'in_preparation' },
    { at, lines, dueAt: '2026-11-20T22:30:00Z', cancelled: true },
    { at: '2026-11-20T21:40:00Z', lines, dueAt: '2026-11-20T22:00:00Z' },
  ])
  expect(await read()).toMatchObject({ openOrders: 3, laterOrders: 3 })
})

test('the day on which the clocks go back has all of its 25 hours', async () => {
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE hotels SET time_zone = 'Europe/Sarajevo' WHERE id = ${hotel.id}`),
  )
  const [soup] = hotel.dishes
  await place(
    ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:00Z'].map(
      (at) => {
        return { at, lines: [[soup, 1]] }
      },
    ),
  )
  const { today } = await read(new Date('2026-10-25T12:00:00Z'))
  expect(today).toMatchObject({ day: '2026-10-25', orders: 4 })
  expect([today.byHour[0], today.byHour[2], today.byHour[23]]).toEqual([1, 2, 1])
})

test('best sellers are counted by dish over seven days; unreadable orders are left out', async () => {
  const [soup, cevapi, tea] = hotel.dishes
  await place([
    {
      at: '2026-11-20T10:00:00Z',
      lines: [
        [soup, 2],
        [tea, 1],
      ],
    },
    { at: '2026-11-14T10:00:00Z', lines: [[{ ...soup, name: 'Old soup' }, 3]] },
    { at: '2026-11-13T10:00:00Z', lines: [[cevapi, 99]] },
    { at: '2026-11-19T10:00:00Z', lines: [[cevapi, 99]], cancelled: true },
    { at: '2026-11-19T10:00:00Z', lines: [] },
  ])
  await product.database.withActor(SYSTEM, (tx) =>
    tx.execute(sql`UPDATE service_bookings SET order_details = '{"items": [{"name": 5}, 7]}'
      WHERE hotel_id = ${hotel.id} AND total_price = 0`),
  )
  expect((await read()).bestSellers).toEqual([
    { name: inEnglish('Soup'), quantity: 5 },
    { name: inEnglish('Tea'), quantity: 1 },
  ])
})
