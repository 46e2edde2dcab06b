import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { BookingState, PaymentStatus } from '#features/bookings/contract.ts'
import { recountBookings } from '#features/bookings/server/counts.ts'
import { addBookings } from '#features/bookings/server/queries.ts'
import { PAGE_SIZE } from '#features/bookings/limits.ts'

const product = openProduct()
let hotel: TestHotel

type Given = {
  guestName?: string
  roomNumber?: string
  state?: BookingState
  payment?: PaymentStatus
  at?: string
}

const add = (given: Given[], hotelId = hotel.id) =>
  product.database.withActor(SYSTEM, (tx) =>
    addBookings(
      tx,
      given.map(({ guestName = 'Guest', roomNumber = '1', state = 'completed', payment = 'paid', at }) => ({
        // what a guest reads out of it begins with letters, so that no room is found by it
        id: randomUUID().replace(/^.{8}/, 'abcdefab'),
        hotelId,
        guestName,
        roomNumber,
        serviceName: 'Room Service',
        serviceIcon: 'UtensilsCrossed',
        orderDetails: { items: [] },
        totalPrice: 100,
        bookingStatus: state,
        paymentStatus: payment,
        status: { open: 'pending', completed: 'delivered', cancelled: 'cancelled' }[state] as 'pending',
        completedAt: state === 'completed' ? new Date() : null,
        idempotencyKey: randomUUID(),
        requestHash: Buffer.alloc(0),
        ...(at ? { createdAt: new Date(at) } : {}),
      })),
    ),
  )

const api = (one = hotel) => product.asStaff(one.admin).bookings

beforeAll(async () => {
  hotel = await makeHotel(product.database)
  await add([
    { guestName: 'Šarić-Đurić', roomNumber: '303', payment: 'open' },
    { guestName: 'أَحْمَد العتيبي', roomNumber: '404', state: 'cancelled', payment: 'open' },
    { guestName: 'Fatima مصطفى', roomNumber: '505' },
  ])
})

const roomsOf = async (wanted: {
  search?: string
  outcome?: 'completed' | 'cancelled'
  payment?: PaymentStatus
}) => {
  const { bookings, total } = await api().list({ slug: hotel.slug, scope: 'previous', ...wanted })
  expect(total).toBe(bookings.length)
  return bookings.map(({ roomNumber }) => roomNumber).toSorted()
}

describe('previous bookings are found', () => {
  test.each([
    ['saric-duric', '303'],
    ['ŠARIĆ', '303'],
    ['احمد', '404'],
    ['عتيبى', '404'],
    ['مصطفي', '505'],
    ['٣٠٣', '303'],
    ['# 404', '404'],
  ])('by %s', async (search, room) => {
    expect(await roomsOf({ search })).toEqual([room])
  })

  test('by outcome and payment', async () => {
    expect(await roomsOf({ outcome: 'cancelled' })).toEqual(['404'])
    expect(await roomsOf({ payment: 'open' })).toEqual(['303', '404'])
    expect(await roomsOf({ outcome: 'completed', payment: 'open', search: 'saric' })).toEqual(['303'])
  })

  test('page by page, with their total number', async () => {
    const one = await makeHotel(product.database)
    const rooms = Array.from({ length: PAGE_SIZE + 5 }, (_, at) => String(at))
    await add(
      rooms.map((roomNumber) => ({ roomNumber })),
      one.id,
    )
    const page = (number: number) => api(one).list({ slug: one.slug, scope: 'previous', page: number })
    const [first, second, third] = await Promise.all([page(1), page(2), page(3)])
    expect([first.total, second.total, third.total]).toEqual([55, 55, 55])
    expect(third.bookings).toEqual([])
    const seen = [...first.bookings, ...second.bookings].map(({ roomNumber }) => roomNumber)
    expect(seen.toSorted()).toEqual(rooms.toSorted())
  })
})

describe('what is counted', () => {
  let one: TestHotel
  beforeAll(async () => {
    one = await makeHotel(product.database)
    await add([{ state: 'open' }, { state: 'open' }])
    const open = Array.from({ length: PAGE_SIZE + 2 }, (_, at) => ({
      state: 'open' as const,
      guestName: `Gost ${at}`,
    }))
    await add(
      [...open, { guestName: 'Zora' }, { guestName: 'Zora', state: 'cancelled' }, { guestName: 'Ivo' }],
      one.id,
    )
  })
  const list = (wanted: Partial<Parameters<ReturnType<typeof api>['list']>[0]>) =>
    api(one).list({ slug: one.slug, scope: 'ongoing', ...wanted })
  const counted = async (wanted: Parameters<typeof list>[0]) => {
    const { bookings, total, ongoing } = await list(wanted)
    return { shown: bookings.length, total, ongoing }
  }
  const open = PAGE_SIZE + 2

  test.each([
    ['the open ones', {}, { shown: PAGE_SIZE, total: open }],
    ['their second page', { page: 2 }, { shown: 2, total: open }],
    ['an open one that is searched', { search: 'gost 17' }, { shown: 1, total: 1 }],
    ['the previous ones', { scope: 'previous' as const }, { shown: 3, total: 3 }],
    ['those of a name', { scope: 'previous' as const, search: 'zora' }, { shown: 2, total: 2 }],
    ['none', { scope: 'previous' as const, search: 'nobody' }, { shown: 0, total: 0 }],
  ])('on a page of %s: the whole list and all open ones, of this hotel alone', async (_name, wanted, is) => {
    expect(await counted(wanted)).toEqual({ ...is, ongoing: open })
  })

  test('after the last booking of a page: the whole list, too', async () => {
    const { next } = await list({})
    expect(next).not.toBeNull()
    expect(await counted({ after: next })).toEqual({ shown: 2, total: open, ongoing: open })
  })
})

describe('the number of previous bookings is kept, not counted', () => {
  let one: TestHotel
  const previous = async () => (await api(one).list({ slug: one.slug, scope: 'previous' })).total
  const kept = async () =>
    (
      await product.run<{ previous: number | null }>(
        sql`SELECT previous FROM booking_counts WHERE hotel_id = ${one.id}`,
      )
    )[0]?.previous
  const openOnes = async () =>
    (await api(one).list({ slug: one.slug, scope: 'ongoing' })).bookings.map(({ id, version }) => ({
      slug: one.slug,
      id,
      version,
    }))

  beforeEach(async () => {
    one = await makeHotel(product.database)
    await add([{}, {}, ...Array.from({ length: 8 }, () => ({ state: 'open' as const }))], one.id)
  })

  test('but it is right before it was counted first', async () => {
    const [open] = await openOnes()
    if (!open) throw new Error('There is no open booking')
    await api(one).complete(open)
    expect([await kept(), await previous()]).toEqual([null, 3])
  })

  test('through completing, cancelling and reopening at once', async () => {
    await recountBookings(product.database)
    const all = await openOnes()
    const [first, second, ...others] = await Promise.all(
      all.map((open, at) => (at % 2 ? api(one).complete(open) : api(one).cancel(open))),
    )
    if (!first || !second) throw new Error('There are too few bookings')
    await Promise.all(
      [first, second].map(({ id, version }) => api(one).reopen({ slug: one.slug, id, version })),
    )
    expect([await kept(), await previous()]).toEqual([others.length + 2, others.length + 2])
  })

  test('and what another release did meanwhile is found within a day', async () => {
    await recountBookings(product.database)
    await product.run(sql`UPDATE service_bookings SET booking_status = 'completed', completed_at = now()
        WHERE hotel_id = ${one.id}`)
    await recountBookings(product.database)
    expect(await previous()).toBe(2)
    await product.run(sql`UPDATE booking_counts SET counted_at = now() - interval '25 hours'`)
    await recountBookings(product.database)
    expect(await previous()).toBe(10)
  })

  test('and stays known while that of another hotel is not', async () => {
    await recountBookings(product.database)
    const other = await makeHotel(product.database)
    await add([{}], other.id)
    expect(await kept()).toBe(2)
  })

  test('while bookings are completed, counting loses none', async () => {
    const all = await openOnes()
    await Promise.all([recountBookings(product.database), ...all.map((open) => api(one).complete(open))])
    expect([await kept(), await previous()]).toEqual([10, 10])
  })
})

describe('the bookings of a period', () => {
  test("are selected by the hotel's days, in any state, oldest first", async () => {
    const one = await makeHotel(product.database)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`UPDATE hotels SET time_zone = 'Pacific/Auckland' WHERE id = ${one.id}`),
    )
    await add(
      [
        { roomNumber: 'day after', at: '2026-03-02T11:00:00Z' },
        { roomNumber: 'last second', at: '2026-03-02T10:59:59Z', state: 'open' },
        { roomNumber: 'first second', at: '2026-02-28T11:00:00Z', state: 'cancelled' },
        { roomNumber: 'day before', at: '2026-02-28T10:59:59Z' },
      ],
      one.id,
    )
    const { bookings, next } = await api(one).listPeriod({
      slug: one.slug,
      from: '2026-03-01',
      to: '2026-03-02',
    })
    expect(bookings.map(({ roomNumber }) => roomNumber)).toEqual(['first second', 'last second'])
    expect(next).toBeNull()

    const closed = { slug: one.slug, scope: 'previous' as const }
    const previous = async (days: { from?: string; to?: string }) => {
      const found = await api(one).list({ ...closed, ...days })
      expect(found.total).toBe(found.bookings.length)
      return found.bookings.map(({ roomNumber }) => roomNumber)
    }
    expect(await previous({ from: '2026-03-01', to: '2026-03-02' })).toEqual(['first second'])
    expect(await previous({ from: '2026-03-01' })).toEqual(['day after', 'first second'])
    expect(await previous({ to: '2026-02-28' })).toEqual(['day before'])
  })

  test('are read without gaps or repetitions', async () => {
    const one = await makeHotel(product.database)
    const at = '2026-03-01T12:00:00Z'
    await add(
      Array.from({ length: 1100 }, (_, room) => ({ roomNumber: String(room), at })),
      one.id,
    )
    const seen: string[] = []
    let after: string | null = null
    do {
      const answer = await api(one).listPeriod({
        slug: one.slug,
        from: '2026-03-01',
        to: '2026-03-01',
        after,
      })
      seen.push(...answer.bookings.map(({ roomNumber }) => roomNumber))
      after = answer.next
    } while (after)
    expect(seen).toHaveLength(1100)
    expect(new Set(seen).size).toBe(1100)
  })

  test('that ends before it begins is refused', async () => {
    const backwards = api().listPeriod({ slug: hotel.slug, from: '2026-03-02', to: '2026-03-01' })
    await expect(backwards).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
