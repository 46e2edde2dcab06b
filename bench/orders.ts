import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { placeOrder } from '#features/bookings/server/place.ts'
import { openDatabase } from '#kit/server/database.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import { makeCustomers, post } from './customers.ts'
import { type Figure, median, perSecond } from './figures.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const WIDTH = 16
const ORDERS = 1600
const ROUNDS = 5

/** Does what autovacuum would do within a minute: without it, query plans would still assume empty tables. */
async function analyze(databaseUrl: string) {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await owner.query('ANALYZE')
  await owner.end()
}

/** Compares orders over HTTP with the same SQL run directly through the driver, in alternation on one server. */
export async function benchOrders({ address, databaseUrl }: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: WIDTH })
  const hotel = await makeHotel(database)
  const order = orderOf([
    [hotel.dishes[0], 2],
    [hotel.dishes[1], 1],
  ])
  const agent = new http.Agent({ keepAlive: true, maxSockets: WIDTH })
  const customers = await makeCustomers(database, hotel, ORDERS)
  const customerAt = (at: number) => {
    const customer = customers[at % customers.length]
    if (!customer) throw new Error('No customer')
    return customer
  }

  const overHttp = async (at: number) => {
    const { cookie } = customerAt(at)
    const body = JSON.stringify({ json: { slug: hotel.slug, key: randomUUID(), order }, meta: [] })
    await post(agent, `${address}/rpc/bookings/place`, cookie, body)
  }
  const bare = async (at: number) => {
    const { actor } = customerAt(at)
    const key = randomUUID()
    await placeOrder(database, actor, key, order)
  }

  const forgetLimits = () => database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))
  const rounds: { http: number; bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await forgetLimits()
    const httpRate = await perSecond(ORDERS, WIDTH, overHttp)
    await forgetLimits()
    const bareRate = await perSecond(ORDERS, WIDTH, bare)
    if (round > 0) rounds.push({ http: httpRate, bare: bareRate })
    else await analyze(databaseUrl)
  }
  agent.destroy()
  await database.close()
  const ratio = median(rounds.map((round) => round.http / round.bare))
  return {
    name: `orders over HTTP, ${WIDTH} at a time by ${ORDERS} guests: ratio ${ratio.toFixed(2)}`,
    measured: `${median(rounds.map((round) => round.http)).toFixed(0)} orders/s`,
    against: `the same statements bare: ${median(rounds.map((round) => round.bare)).toFixed(0)}/s`,
    limit: 'at least 0.5',
    isMet: ratio >= 0.5,
  }
}
