import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { placeOrder } from '#features/room-service/server/place.ts'
import { addOptionGroup } from '#features/menu/server/options-queries.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { serviceBookings } from '#features/bookings/server/table.ts'
import { type GuestActor, SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { fenceOf } from '#kit/server/fence.ts'
import { compile } from '#kit/server/transaction.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, orderOf, type TestHotel } from '#tests/factories.ts'
import { makeCustomers } from './customers.ts'
import { type Figure, median, perSecond, rounds } from './figures.ts'
import { openPosts } from './posts.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const WIDTH = 16
const ORDERS = 1600
const ROUNDS = rounds(5, 3)

/** Does what autovacuum would do within a minute: without it, query plans would still assume empty tables. */
async function analyze(databaseUrl: string) {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query('ANALYZE')
  await owner.end()
}

type LeanOrder = { hotelId: string; guestId: string; key: string; ids: string[]; quantities: number[] }
const given = (name: keyof LeanOrder, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** Prices the dishes and inserts the booking, and does nothing else of what an order does. */
const leanOrder = compile(sql`
  INSERT INTO ${serviceBookings} (hotel_id, guest_id, guest_name, room_number, service_name, service_icon, order_details,
    total_price, idempotency_key, request_hash)
  SELECT ${given('hotelId', 'uuid')}, ${given('guestId', 'uuid')}, 'Guest', '101', 'Room Service', 'UtensilsCrossed',
    jsonb_build_object('items', jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'name_ar', m.name_ar,
      'name_bs', m.name_bs, 'quantity', w.quantity, 'price', m.price, 'image_url', m.image_url))),
    sum(m.price * w.quantity), ${given('key', 'uuid')}, ''
  FROM unnest(${given('ids', 'uuid[]')}, ${given('quantities', 'integer[]')}) AS w (id, quantity)
    JOIN ${menuItems} m ON m.hotel_id = ${given('hotelId', 'uuid')} AND m.id = w.id AND m.enabled
  RETURNING id`)

/** Connections that each take one lean transaction after the other: fence, one prepared statement, commit, at once. */
async function openLean(url: string) {
  const settings = { connectionString: url, pipeline: true, options: '-c role=hotelly_app -c jit=off' }
  const idle = await Promise.all(
    Array.from({ length: WIDTH }, async () => {
      const client = new pg.Client(settings)
      await client.connect()
      return client
    }),
  )
  const place = async ({ hotelId, guestId }: GuestActor, fence: string, ids: string[]) => {
    const client = idle.pop()
    if (!client) throw new Error('More orders at once than connections')
    const lean = leanOrder({ hotelId, guestId, key: randomUUID(), ids, quantities: [2, 1] })
    await Promise.all([
      client.query(`BEGIN; ${fence}`),
      client.query({ name: 'lean', ...lean }),
      client.query('COMMIT'),
    ])
    idle.push(client)
  }
  return { place, close: () => Promise.all(idle.map((client) => client.end())) }
}

/** An order of as many dishes and lines, each with two choices. */
async function makeChosenOrder(database: Database, { id: hotelId, dishes }: TestHotel) {
  const [, , dish] = dishes
  const choices = [100, 200].map((price, at) => ({
    id: randomUUID(),
    name: inEnglish(`Choice ${at}`),
    price,
    isDefault: false,
    isSoldOut: false,
    traits: {},
  }))
  const group = { name: inEnglish('Extras'), min: 0, max: 2, choices }
  await database.withActor(SYSTEM, async (tx) => {
    const { id: groupId } = await addOptionGroup(tx, hotelId, group)
    await tx.execute(sql`UPDATE ${menuItems} SET option_group_ids = ARRAY[${groupId}::uuid]
      WHERE hotel_id = ${hotelId} AND id = ${dish.id}`)
  })
  const line = { itemId: dish.id, choices: choices.map((choice) => choice.id) }
  const items = [
    { ...line, quantity: 2, note: null },
    { ...line, quantity: 1, note: 'Hot' },
  ]
  return { ...orderOf([]), items, shownTotal: 3 * (dish.price + 300) }
}

/**
 * Compares orders over HTTP, in alternation on one server, with the same statements through our own driver, and with the
 * least that could be called an order: the same fence, dishes priced, a row in the same table, committed as safely.
 */
export async function benchOrders({ address, databaseUrl }: RunningProduct): Promise<Figure[]> {
  const database = openDatabase(databaseUrl, { connections: WIDTH })
  const hotel = await makeHotel(database)
  const order = orderOf([
    [hotel.dishes[0], 2],
    [hotel.dishes[1], 1],
  ])
  const chosenOrder = await makeChosenOrder(database, hotel)
  const ids = order.items.map(({ itemId }) => itemId)
  const customers = await makeCustomers(database, hotel, ORDERS)
  const posts = await openPosts(address, WIDTH)
  const lean = await openLean(databaseUrl)
  const customerAt = (at: number) => {
    const customer = customers[at % customers.length]
    if (!customer) throw new Error('No customer')
    return customer
  }
  const send = (wanted: typeof order, at: number) => {
    const body = JSON.stringify({ json: { slug: hotel.slug, key: randomUUID(), order: wanted }, meta: [] })
    return posts.send('/rpc/bookings/place', customerAt(at).cookie, body)
  }
  const ways = {
    http: (at: number) => send(order, at),
    chosen: (at: number) => send(chosenOrder, at),
    bare: (at: number) => placeOrder(database, { actor: customerAt(at).actor }, randomUUID(), order),
    lean: (at: number) => {
      const { actor } = customerAt(at)
      return lean.place(actor, fenceOf(actor), ids)
    },
  }
  const forgetLimits = () => database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))
  const done: Record<keyof typeof ways, number>[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const rates = { http: 0, chosen: 0, bare: 0, lean: 0 }
    for (const way of ['http', 'chosen', 'bare', 'lean'] as const) {
      await forgetLimits()
      rates[way] = await perSecond(ORDERS, WIDTH, ways[way])
    }
    if (round > 0) done.push(rates)
    else await analyze(databaseUrl)
  }
  posts.close()
  await Promise.all([lean.close(), database.close()])

  const rate = (way: keyof typeof ways) => median(done.map((each) => each[way]))
  const against = (way: 'bare' | 'lean', wanted: number, said: string): Figure => {
    const ratio = median(done.map((each) => each.http / each[way]))
    return {
      name: `orders over HTTP, ${WIDTH} at a time by ${ORDERS} guests: ${ratio.toFixed(2)} of ${said}`,
      measured: `${rate('http').toFixed(0)} orders/s`,
      against: `${said}: ${rate(way).toFixed(0)}/s`,
      limit: `at least ${wanted}`,
      isMet: ratio >= wanted,
      values: { ratio, http: rate('http'), [way]: rate(way) },
    }
  }
  const againstPlain = (): Figure => {
    const ratio = median(done.map((each) => each.chosen / each.http))
    return {
      name: `orders with two choices a line: ${ratio.toFixed(2)} of plain orders`,
      measured: `${rate('chosen').toFixed(0)} orders/s`,
      against: `as many lines without choices: ${rate('http').toFixed(0)}/s`,
      limit: 'at least 0.85',
      isMet: ratio >= 0.85,
      values: { ratio, chosen: rate('chosen'), http: rate('http') },
    }
  }
  return [
    against('lean', 0.4, 'the lean transaction (fence, price and insert, commit; pg, pipelined, prepared)'),
    against('bare', 0.75, 'the same statements bare'),
    againstPlain(),
  ]
}
