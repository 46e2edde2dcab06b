import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeAdmin, makeGuest, makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import type { GuestOrder } from '../contract.ts'

const product = openProduct()
let hotel: TestHotel
let booking: GuestOrder

const staff = () => product.asStaff(hotel.admin).bookings
const at = (version: number) => ({ slug: hotel.slug, id: booking.id, version })
const plain = { status: 'confirmed', paymentStatus: 'open', staffNotes: null } as const

beforeAll(async () => {
  hotel = await makeHotel(product.database)
})

beforeEach(async () => {
  const guest = await makeGuest(product.database, hotel)
  const order = { slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[1], 2]], 'extra bread') }
  booking = await product.asGuest(guest).bookings.place(order)
})

describe('an open booking', () => {
  test('accepts status, payment and notes, and records the time of each step', async () => {
    const changed = await staff().update({
      ...at(1),
      status: 'in_preparation',
      paymentStatus: 'paid',
      staffNotes: ' by Ana ',
    })
    expect(changed).toMatchObject({
      status: 'in_preparation',
      paymentStatus: 'paid',
      staffNotes: 'by Ana',
      version: 2,
    })
    expect(changed.confirmedAt).not.toBeNull()
    expect(changed.preparationAt).not.toBeNull()
    expect(changed.deliveredAt).toBeNull()
    const undone = await staff().update({ ...at(2), ...plain, status: 'pending' })
    expect(undone).toMatchObject({ status: 'pending', confirmedAt: null, preparationAt: null, version: 3 })
  })

  test('is completed, reopened and cancelled as the specification says', async () => {
    const completed = await staff().complete(at(1))
    expect(completed).toMatchObject({ bookingStatus: 'completed', status: 'delivered' })
    expect(completed.completedAt).not.toBeNull()
    const reopened = await staff().reopen(at(2))
    expect(reopened).toMatchObject({ bookingStatus: 'open', status: 'pending', completedAt: null })
    const cancelled = await staff().cancel(at(3))
    expect(cancelled).toMatchObject({ bookingStatus: 'cancelled', status: 'cancelled' })
  })

  test('moves to another room, checked by version, and remembers the previous one (OP-72)', async () => {
    const moved = await staff().update({ ...at(1), ...plain, roomNumber: ' 202 ' })
    expect(moved).toMatchObject({ roomNumber: '202', movedFrom: '101', version: 2 })
    await expect(staff().update({ ...at(1), ...plain, roomNumber: '303' })).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: { roomNumber: '202' } },
    })
    await expect(staff().update({ ...at(2), ...plain, roomNumber: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    const [row] = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(
        sql`SELECT before, after FROM audit_log WHERE entity_id = ${booking.id} AND action = 'update'`,
      ),
    )
    expect(row).toMatchObject({ before: { roomNumber: '101' }, after: { roomNumber: '202' } })
    // what changes nothing leaves the version
    expect(await staff().update({ ...at(2), ...plain })).toMatchObject({
      roomNumber: '202',
      movedFrom: '101',
      version: 2,
    })
    const { bookings } = await staff().list({ slug: hotel.slug, scope: 'ongoing', search: '202' })
    expect(bookings.map(({ id }) => id)).toEqual([booking.id])
    await staff().complete(at(2))
    await expect(staff().update({ ...at(3), ...plain, roomNumber: '303' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  test('records both sides of every change in the audit log', async () => {
    await staff().update({ ...at(1), ...plain, staffNotes: 'hot plate' })
    const [row] = await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(
        sql`SELECT actor_name, before, after FROM audit_log WHERE entity_id = ${booking.id} AND action = 'update'`,
      ),
    )
    expect(row).toMatchObject({
      actor_name: hotel.admin.email,
      before: { status: 'pending', staffNotes: null },
      after: { status: 'confirmed', staffNotes: 'hot plate' },
    })
  })

  test('is told to nobody where it was saved as it was', async () => {
    const told = (id: string) => product.heard.filter((event) => event.id === id).length
    await expect.poll(() => told(booking.id)).toBe(1)
    const same = { status: 'pending', paymentStatus: 'open', staffNotes: null } as const
    expect(await staff().update({ ...at(1), ...same })).toMatchObject({ version: 1 })
    const guest = await makeGuest(product.database, hotel)
    const order = { slug: hotel.slug, key: randomUUID(), order: orderOf([[hotel.dishes[0], 1]]) }
    const later = await product.asGuest(guest).bookings.place(order)
    await expect.poll(() => told(later.id)).toBe(1)
    expect(told(booking.id)).toBe(1)
  })

  test('refuses the second of two concurrent changes, with the current state', async () => {
    const answers = await Promise.allSettled([
      staff().update({ ...at(1), ...plain }),
      staff().update({ ...at(1), ...plain, status: 'delivered' }),
    ])
    const refused = answers.find((answer) => answer.status === 'rejected')
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect(refused?.reason).toMatchObject({ code: 'CHANGED', data: { current: { version: 2 } } })
  })

  test('cannot be reopened, or cancelled through the status', async () => {
    await expect(staff().reopen(at(1))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const cancelled = { ...at(1), ...plain, status: 'cancelled' as 'pending' }
    await expect(staff().update(cancelled)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

test.each(['complete', 'cancel'] as const)('after %s nothing but reopening is possible', async (end) => {
  await staff()[end](at(1))
  const refused = { code: 'NOT_ALLOWED', data: { current: { version: 2 } } }
  await expect(staff().update({ ...at(2), ...plain })).rejects.toMatchObject(refused)
  await expect(staff().complete(at(2))).rejects.toMatchObject(refused)
  await expect(staff().cancel(at(2))).rejects.toMatchObject(refused)
  await expect(staff().reopen(at(2))).resolves.toMatchObject({ bookingStatus: 'open' })
})

describe('the lists', () => {
  test('the guest sees four statuses, and no staff notes', async () => {
    const guest = {
      ...hotel.guest,
      guestId: (await staff().get({ slug: hotel.slug, id: booking.id })).guestId ?? '',
    }
    await staff().update({ ...at(1), ...plain, staffNotes: 'rude' })
    const [mine] = await product.asGuest(guest).bookings.listMine({ slug: hotel.slug })
    expect(mine).toMatchObject({ id: booking.id, status: 'preparing', specialInstructions: 'extra bread' })
    expect(mine).not.toHaveProperty('staffNotes')
  })

  test('ongoing and previous bookings are found by room, name and short id', async () => {
    const search = async (scope: 'ongoing' | 'previous', text: string) =>
      (await staff().list({ slug: hotel.slug, scope, search: text })).bookings.map((booking) => booking.id)
    const shortId = booking.id.slice(0, 8).toUpperCase()
    expect(await search('ongoing', `#${shortId}`)).toEqual([booking.id])
    expect(await search('ongoing', booking.guestName.slice(2).toUpperCase())).toContain(booking.id)
    expect(await search('ongoing', '101')).toContain(booking.id)
    expect(await search('ongoing', '%')).toEqual([])
    await staff().complete(at(1))
    expect(await search('ongoing', shortId)).toEqual([])
    expect(await search('previous', shortId)).toEqual([booking.id])
  })

  test('pages have no gaps or repetitions', async () => {
    const one = await makeHotel(product.database)
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(sql`INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon,
          order_details, total_price, idempotency_key, request_hash, created_at)
        SELECT ${one.id}, 'Guest', n::text, 'Room Service', 'UtensilsCrossed', '{"items": []}', 0, gen_random_uuid(), '',
          now() - (n / 3) * interval '1 second' FROM generate_series(1, 120) n RETURNING 1`),
    )
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await product.asStaff(one.admin).bookings.list({ slug: one.slug, scope: 'ongoing', after })
      seen.push(...page.bookings.map((row) => row.roomNumber))
      after = page.next
      expect(page.ongoing).toBe(120)
    } while (after)
    expect(new Set(seen).size).toBe(120)
    expect(seen).toHaveLength(120)
  })

  test('an order that cannot be parsed is reported as such', async () => {
    await product.database.withActor(SYSTEM, (tx) =>
      tx.execute(
        sql`UPDATE service_bookings SET order_details = '{"items": [{"name": 5}]}' WHERE id = ${booking.id}`,
      ),
    )
    await expect(staff().get({ slug: hotel.slug, id: booking.id })).resolves.toMatchObject({ lines: null })
  })
})

test('another admin of the hotel may continue; a booking of another hotel is not found', async () => {
  const colleague = await makeAdmin(product.database, hotel)
  await expect(product.asStaff(colleague).bookings.update({ ...at(1), ...plain })).resolves.toBeDefined()
  const other = await makeHotel(product.database)
  const foreign = { ...at(2), slug: other.slug }
  await expect(product.asStaff(other.admin).bookings.complete(foreign)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
