import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { addBookings } from '#features/bookings/server/queries.ts'
import { type SuperAdminActor, SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { takeAttempt } from '#kit/server/limits.ts'
import type { LimitedAction } from '#kit/shared/rate-limits.ts'
import { makeAdmin, makeHotel, makeSuperAdmin, type TestHotel } from '#tests/factories.ts'
import { openProduct } from '#tests/product.ts'
import { holdWebhook, saveWebhookUrl } from '#features/platform/server/queries.ts'
import { recordWebhookCall } from '#features/assistant/server/outside/webhook-calls.ts'
import { readActivity } from './queries.ts'

const product = openProduct()
let hotel: TestHotel
let quiet: TestHotel
let gone: TestHotel
let platform: SuperAdminActor
const NOW = new Date('2026-11-20T21:30:00Z')

const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => product.database.withActor(platform, work)

const order = (
  where: TestHotel,
  at: string,
  totalPrice: number,
  more: { isCancelled?: true; currency?: string } = {},
) =>
  product.database.withActor(SYSTEM, (tx) =>
    addBookings(tx, [
      {
        hotelId: where.id,
        guestName: 'Smith',
        roomNumber: '1',
        serviceName: 'Room Service',
        totalPrice,
        serviceIcon: 'UtensilsCrossed',
        orderDetails: { items: [] },
        createdAt: new Date(at),
        currency: more.currency ?? (where === hotel ? 'BHD' : 'USD'),
        ...(more.isCancelled ? { status: 'cancelled' as const, bookingStatus: 'cancelled' as const } : {}),
        idempotencyKey: randomUUID(),
        requestHash: Buffer.alloc(32),
      },
    ]),
  )

beforeAll(async () => {
  platform = await makeSuperAdmin(product.database)
  hotel = await makeHotel(product.database)
  quiet = await makeHotel(product.database)
  gone = await makeHotel(product.database)
  await product.run(sql`UPDATE hotels SET currency = 'BHD' WHERE id = ${hotel.id}`)
  await product.run(sql`UPDATE hotels SET is_active = false, deleted_at = now() WHERE id = ${gone.id}`)
  await order(hotel, '2026-11-19T21:59:59Z', 1)
  await order(hotel, '2026-11-19T22:00:00Z', 1500)
  await order(hotel, '2026-11-20T20:15:00Z', 2500)
  await order(hotel, '2026-11-20T21:29:00Z', 3000)
  await order(hotel, '2026-11-20T21:29:30Z', 9999, { isCancelled: true })
  await order(quiet, '2026-11-01T10:00:00Z', 700)
  await order(gone, '2026-11-20T20:15:00Z', 700)
})

test('orders of the last 24 hours are counted by hour, without cancelled ones and deleted hotels', async () => {
  const { from, byHour } = (await asPlatform((tx) => readActivity(tx, NOW))).orders
  expect(from).toBe('2026-11-19T22:00:00.000Z')
  expect(byHour.flatMap((orders, hour) => (orders ? [[hour, orders]] : []))).toEqual([
    [0, 1],
    [22, 1],
    [23, 1],
  ])
})

test('hotels with orders are sorted by them, each with its own currency and its last order', async () => {
  const { hotels } = await asPlatform((tx) => readActivity(tx, NOW))
  expect(
    hotels.map(({ id, orders, revenue, currency, lastOrderAt }) => [
      id,
      orders,
      revenue,
      currency,
      lastOrderAt,
    ]),
  ).toEqual([[hotel.id, 4, 7001, 'BHD', '2026-11-20T21:29:30.000Z']])
  expect(hotels[0]?.ordersByHour).toEqual([2, ...Array.from({ length: 21 }, () => 0), 1, 1])
})

test('failed webhook calls are counted by hotel and reason; a hotel writes and sees its own only', async () => {
  const record = (where: TestHotel, reason: string | null) =>
    product.database.withActor(where.admin, (tx) => recordWebhookCall(tx, { hotelId: where.id, reason }))
  await record(hotel, null)
  await record(hotel, 'timeout')
  await record(hotel, 'answered-502')
  await record(hotel, 'answered-502')
  const read = () => product.asStaff(platform).pulse.read()
  expect((await read()).hasWebhook).toBe(false)
  await product.database.withActor(SYSTEM, async (tx) => {
    await holdWebhook(tx)
    await saveWebhookUrl(tx, 'https://hooks.example.com/')
  })
  const { webhooks, hasWebhook } = await read()
  expect(hasWebhook).toBe(true)
  expect(webhooks.map(({ reason, failures }) => [reason, failures])).toEqual([
    ['answered-502', 2],
    ['timeout', 1],
  ])
  const foreign = product.database.withActor(quiet.admin, (tx) =>
    recordWebhookCall(tx, { hotelId: hotel.id, reason: null }),
  )
  await expect(foreign).rejects.toThrow()
  const telling = product.database.withActor(hotel.admin, (tx) =>
    recordWebhookCall(tx, { hotelId: hotel.id, reason: 'Error: connect ECONNREFUSED 10.0.0.5' }),
  )
  await expect(telling).rejects.toThrow()
})

describe('locked-out logins', () => {
  const lock = async (
    action: LimitedAction,
    identifier: string,
    hotelId: string | null,
    attempts: number,
  ) => {
    for (let count = 0; count < attempts; count++) {
      await product.database.withActor(SYSTEM, (tx) => takeAttempt(tx, { action, identifier, hotelId }))
    }
  }
  const read = () => product.asStaff(platform).pulse.read()

  test('are listed with their hotel, start and end', async () => {
    const admin = await makeAdmin(product.database, quiet)
    await lock('admin_login', admin.email, null, 5)
    await lock('guest_login_target', 'name smith', hotel.id, 10)
    await lock('superadmin_login', platform.email, null, 3)
    await lock('admin_login', 'not@locked.example', null, 4)
    const { locked, lockedCount } = await read()
    expect(lockedCount).toBe(3)
    expect(locked.map(({ action, identifier, hotelId }) => [action, identifier, hotelId])).toEqual([
      ['superadmin_login', platform.email, null],
      ['guest_login_target', 'name smith', hotel.id],
      ['admin_login', admin.email, quiet.id],
    ])
    const [superAdmin] = locked
    const lasts = Date.parse(superAdmin?.until ?? '') - Date.parse(superAdmin?.since ?? '')
    expect(lasts).toBe(24 * 3_600_000)
    expect(Math.abs(Date.parse(superAdmin?.since ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('of guests and staff can be unlocked, which is audited; those of super admins cannot', async () => {
    const { locked } = await read()
    const api = product.asStaff(platform).pulse
    for (const { action, identifier, hotelId } of locked) {
      const lifted = api.unlock({ action: action as 'admin_login', identifier, hotelId })
      if (action === 'superadmin_login') await expect(lifted).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      else await expect(lifted).resolves.toBeNull()
    }
    expect((await read()).locked.map(({ action }) => action)).toEqual(['superadmin_login'])
    const written = await product.run(
      sql`SELECT hotel_id, after ->> 'identifier' AS who FROM audit_log WHERE action = 'unlock' ORDER BY 2 DESC`,
    )
    expect(written).toMatchObject([{ hotel_id: hotel.id, who: 'name smith' }, { hotel_id: quiet.id }])
    const again = api.unlock({ action: 'guest_login_target', identifier: 'name smith', hotelId: hotel.id })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await product.events.flush()
    await expect
      .poll(() => product.heard.map(({ topic, hotelId }) => `${topic} ${hotelId}`))
      .toEqual(expect.arrayContaining([`guests ${hotel.id}`, `staff ${quiet.id}`]))
  })
})

test('the process reports its state', async () => {
  const { health } = await product.asStaff(platform).pulse.read()
  expect(health.liveStreams).toBe(3)
  expect(health.databaseBytes).toBeGreaterThan(1_000_000)
  expect(Date.parse(health.startedAt)).toBeLessThan(Date.now())
})

test('revenue is in the current currency: an order in a former one counts as an order only', async () => {
  const changed = await makeHotel(product.database)
  await order(changed, '2026-11-20T20:00:00Z', 1000)
  await order(changed, '2026-11-20T20:30:00Z', 500, { currency: 'EUR' })
  const { hotels } = await asPlatform((tx) => readActivity(tx, NOW))
  expect(hotels.find(({ id }) => id === changed.id)).toMatchObject({ orders: 2, revenue: 1000 })
})
