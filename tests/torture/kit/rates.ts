import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { makeHotel, orderOf } from '#tests/factories.ts'
import { makeCustomers, post } from '../../../bench/customers.ts'
import { median, perSecond } from '../../../bench/figures.ts'

const WIDTH = 16
const ORDERS = 800

/** How many orders a second each of these servers takes on one database, asked in turns; medians of the rounds. */
export async function orderRates(database: Database, addresses: string[], rounds: number): Promise<number[]> {
  const hotel = await makeHotel(database)
  const customers = await makeCustomers(database, hotel, ORDERS)
  const order = orderOf([[hotel.dishes[0], 2]])
  const agent = new http.Agent({ keepAlive: true, maxSockets: WIDTH })
  const rates: number[][] = addresses.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [at, address] of addresses.entries()) {
      await database.withActor(SYSTEM, (tx) => tx.execute(sql`DELETE FROM rate_limits`))
      const rate = await perSecond(ORDERS, WIDTH, async (n) => {
        const body = JSON.stringify({ json: { slug: hotel.slug, key: randomUUID(), order }, meta: [] })
        await post(agent, `${address}/rpc/bookings/place`, customers[n % ORDERS]?.cookie ?? '', body)
      })
      if (round > 0) rates[at]?.push(rate)
    }
  }
  agent.destroy()
  return rates.map((all) => median(all))
}
