import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { recountBookings } from '#features/bookings/server/counts.ts'
import { countUnconfirmedOrders } from '#features/room-service/server/queries.ts'
import { countContents } from '#features/hotel-administration/server/counts.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { CALLS } from './isolation/calls.ts'
import { forgetAnswers, makeWorld, named, type World } from './isolation/world.ts'
import { callOverHttp, PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'

const product = openProduct()
let world: World

beforeAll(async () => {
  world = await makeWorld(product, await product.listen({ trustedProxies: 1 }))
})

/** What is about requests and appointments themselves; the trail tells of every change. */
const ABOUT_SERVICES = /^(work|offers|resources)\./
const ABOUT_ALL = /^audit\./

const asPlatform = () => named(world, 'super admin')[0]?.headers ?? {}

async function call(name: string, input?: object) {
  const { own, address } = world
  const known = CALLS[name]
  if (!known) return null
  const headers =
    { guest: own.headers.guest, superAdmin: asPlatform() }[known.who as string] ?? own.headers.admin
  return callOverHttp(address, name, input ?? known.input(own.place), headers)
}

/** What the reads of the API answer, but for moments, sizes and durations. */
async function readAll(isWanted: (name: string) => boolean) {
  await forgetAnswers(world)
  const answers: Record<string, string> = {}
  for (const [name, procedure] of PROCEDURES) {
    if (procedure['~orpc'].route.method !== 'GET' || !isWanted(name)) continue
    const answer = await call(name)
    if (!answer) continue
    expect([name, answer.status]).toEqual([name, 200])
    answers[name] = answer.text
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
      .replaceAll(/"(\w*(?:[Mm]s|[Ss]econds|[Bb]ytes|uptime))":[\d.]+/g, '"$1":0')
  }
  return answers
}

async function asOwner(statement: string, values: unknown[]) {
  const owner = new pg.Client(product.databaseUrl)
  await owner.connect()
  await owner.query(statement, values).finally(() => owner.end())
}

/** Of each kind a hundred and twenty with the content of the hotel's order and of its request: half of them open and late, half of them just done. */
const addServices = () =>
  asOwner(
    `INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_category, kind, offer_id, team,
       service_name, service_icon, order_details, total_price, status, booking_status, idempotency_key, request_hash,
       created_at, promised_at, delivered_at, completed_at, resource_id, starts_at, ends_at, busy_until, places)
     SELECT b.hotel_id, b.guest_id, b.guest_name, b.room_number, 'housekeeping', k.kind, $1, 'housekeeping',
       'Towels', 'Sparkles', r.order_details || b.order_details, 99,
       CASE WHEN is_over THEN 'delivered' ELSE 'pending' END, CASE WHEN is_over THEN 'completed' ELSE 'open' END,
       gen_random_uuid(), '', now() - CASE WHEN is_over THEN interval '1 ms' ELSE interval '30 minutes' END,
       now() - interval '20 minutes', CASE WHEN is_over THEN now() + interval '3 hours' END,
       CASE WHEN is_over THEN now() END, k.resource, k.time, k.time + interval '1 hour', k.time + interval '1 hour',
       k.places
     FROM service_bookings b, service_bookings r, generate_series(1, 120) n, LATERAL (SELECT n % 2 = 1 AS is_over) o,
       (VALUES ('request', NULL::uuid, NULL::timestamptz, NULL::int), ('appointment', $1, now() - interval '9 days', 1))
         AS k (kind, resource, time, places)
     WHERE b.id = $2 AND r.id = $3 AND r.hotel_id = b.hotel_id`,
    [randomUUID(), world.own.place.booking, world.own.place.request],
  )

/** Sixty orders with the content of the hotel's own, half of them open. */
const addOrders = () =>
  asOwner(
    `INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
       order_details, total_price, status, booking_status, idempotency_key, request_hash, completed_at)
     SELECT hotel_id, guest_id, guest_name, room_number, service_name, service_icon, order_details, 99,
       CASE n % 2 WHEN 0 THEN 'pending' ELSE 'delivered' END, CASE n % 2 WHEN 0 THEN 'open' ELSE 'completed' END,
       gen_random_uuid(), '', CASE n % 2 WHEN 1 THEN now() END
     FROM service_bookings, generate_series(1, 60) n WHERE id = $1`,
    [world.own.place.booking],
  )

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => product.database.withActor(SYSTEM, work)

test('nothing that lists, counts or sums orders changes beside requests and appointments', async () => {
  const { id, place } = world.own
  const readOrders = async () => {
    await asOwner('DELETE FROM booking_counts WHERE hotel_id = $1', [id])
    await recountBookings(product.database)
    return {
      ...(await readAll((name) => !ABOUT_SERVICES.test(name) && !ABOUT_ALL.test(name))),
      previous: (await call('bookings.list', { slug: place.slug, scope: 'previous' }))?.text ?? '',
      waiting: String((await asSystem(countUnconfirmedOrders)).count),
      hotelsWaiting: (await call('hotels.listAll', { state: 'waiting' }))?.text.includes(place.slug),
      erased: (await asSystem((tx) => countContents(tx, [id])))(id).orders,
    }
  }
  // told beside the orders
  const withoutServices = (answers: object) =>
    JSON.stringify(answers, null, 1).replaceAll(/\\"openServices\\":\d+/g, '')
  const before = await readOrders()
  await addServices()
  const after = await readOrders()
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(before.hotelsWaiting).toBe(false)
  expect(withoutServices(after)).toEqual(withoutServices(before))
}, 60_000)

test('nothing that lists or counts requests and appointments changes beside orders', async () => {
  const { id } = world.own
  const readServices = async () => ({
    ...(await readAll((name) => ABOUT_SERVICES.test(name))),
    open: /"openServices":\d+/.exec((await call('hotels.getAny'))?.text ?? '')?.[0],
    erased: (await asSystem((tx) => countContents(tx, [id])))(id).services,
  })
  const before = await readServices()
  expect(Object.keys(before).length).toBeGreaterThan(8)
  expect(before.open).toBeDefined()
  await addOrders()
  expect(await readServices()).toEqual(before)
}, 60_000)

const rowsWhere = (condition: string) =>
  product.run(sql`SELECT to_jsonb(b) AS row FROM service_bookings b
    WHERE hotel_id = ${world.own.id} AND ${sql.raw(condition)} ORDER BY id`)

test('what is done with orders leaves requests and appointments as they are', async () => {
  const { slug, request } = world.own.place
  const before = await rowsWhere("kind <> 'order'")
  expect(before.length).toBeGreaterThan(2)
  expect((await call('bookings.delay'))?.status).toBe(200)
  for (const name of [
    'get',
    'see',
    'update',
    'acknowledge',
    'tick',
    'complete',
    'reopen',
    'cancel',
    'cancelMine',
  ]) {
    const input = { ...CALLS[`bookings.${name}`]?.input(world.own.place), slug, id: request }
    expect([name, (await call(`bookings.${name}`, input))?.status]).toEqual([name, 404])
  }
  expect(await rowsWhere("kind <> 'order'")).toEqual(before)
})

test('what is done with requests and appointments leaves orders as they are', async () => {
  const { slug, unseenBooking } = world.own.place
  const before = await rowsWhere("kind = 'order'")
  expect(before.length).toBeGreaterThan(1)
  const ofStaff = ['get', 'see', 'update', 'take', 'escalate', 'move', 'complete', 'reopen', 'cancel']
  for (const name of [...ofStaff, 'cancelMine', 'moveMine']) {
    const input = { ...CALLS[`work.${name}`]?.input(world.own.place), slug, id: unseenBooking }
    expect([name, (await call(`work.${name}`, input))?.status]).toEqual([name, 404])
  }
  expect(await rowsWhere("kind = 'order'")).toEqual(before)
})
