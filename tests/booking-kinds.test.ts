import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CALLS } from './isolation/calls.ts'
import { forgetAnswers, makeWorld, named } from './isolation/world.ts'
import { callOverHttp, PROCEDURES } from './procedures.ts'
import { openProduct } from './product.ts'

const product = openProduct()

/** What is about requests and appointments themselves; the trail tells of every change. */
const ABOUT_THEM = /^(work|offers|resources|audit)\./

test('nothing that lists, counts or sums orders changes beside requests and appointments', async () => {
  const world = await makeWorld(product, await product.listen({ trustedProxies: 1 }))
  const { own, address } = world
  const reads = PROCEDURES.filter(
    ([name, procedure]) => procedure['~orpc'].route.method === 'GET' && !ABOUT_THEM.test(name),
  )
  const platform = named(world, 'super admin')[0]?.headers ?? {}
  const readAll = async () => {
    await forgetAnswers(world)
    const answers: Record<string, string> = {}
    for (const [name] of reads) {
      const call = CALLS[name]
      if (!call) continue
      const headers =
        { guest: own.headers.guest, superAdmin: platform }[call.who as string] ?? own.headers.admin
      const { status, text } = await callOverHttp(address, name, call.input(own.place), headers)
      expect([name, status]).toEqual([name, 200])
      answers[name] = text
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
        // told beside the orders
        .replaceAll(/"openServices":\d+/g, '"openServices":0')
        .replaceAll(/"(\w*(?:[Mm]s|[Ss]econds|[Bb]ytes|uptime))":[\d.]+/g, '"$1":0')
    }
    return answers
  }
  const before = await readAll()
  const owner = new pg.Client(product.databaseUrl)
  await owner.connect()
  await owner.query(
    `INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_category, kind, offer_id, team,
       service_name, service_icon, order_details, total_price, status, booking_status, idempotency_key, request_hash,
       created_at, completed_at)
     SELECT hotel_id, guest_id, guest_name, room_number, 'housekeeping', 'request', $1, 'housekeeping', 'Towels', 'Sparkles',
       order_details, 99, CASE n % 2 WHEN 0 THEN 'pending' ELSE 'delivered' END,
       CASE n % 2 WHEN 0 THEN 'open' ELSE 'completed' END, gen_random_uuid(), '', now() - n * interval '1 minute',
       CASE n % 2 WHEN 0 THEN NULL ELSE now() END
     FROM service_bookings, generate_series(1, 40) n WHERE id = $2`,
    [randomUUID(), own.place.booking],
  )
  await owner.end()
  const after = await readAll()
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(after).toEqual(before)
}, 60_000)
