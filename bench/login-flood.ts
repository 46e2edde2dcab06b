import { randomUUID } from 'node:crypto'
import { orderOf } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { ask } from '#tests/torture/kit/database.ts'
import { ATTACKS } from '#tests/torture/load/attacks.ts'
import { callsTo } from '#tests/torture/load/calls.ts'
import { makeHotels } from '#tests/torture/load/hotels.ts'
import { errorsOf, keepPace } from '#tests/torture/load/pace.ts'
import { type Figure, percentile, rounds } from './figures.ts'

const ORDERS_PER_SECOND = 20
const SECONDS = 8
const ROUNDS = rounds(3, 1)
const WARM_UP_SECONDS = 3
const LIMIT = 2

/** Compares how long orders take while strangers try to sign in with how long they take in quiet, in alternation. */
export async function measureFlood({ address, databaseUrl }: RunningProduct): Promise<Figure> {
  const count = ORDERS_PER_SECOND * (WARM_UP_SECONDS + 2 * ROUNDS * SECONDS + 1)
  const { all, guests } = await makeHotels(databaseUrl, count)
  await ask(databaseUrl, 'ANALYZE')
  const calls = callsTo(address)
  const { attack, perSecond } = ATTACKS['login-flood']
  let next = 0
  const place = () => {
    const guest = guests[next++]
    if (!guest) throw new Error('There is no guest left to order')
    const { hotel, ...caller } = guest
    const order = orderOf([[hotel.dishes[0], 2]])
    return calls.write('bookings/place', { slug: hotel.slug, key: randomUUID(), order }, caller)
  }
  const tryToSignIn = (at: number) => {
    const hotel = all[at % all.length]
    if (!hotel) throw new Error('There is no hotel')
    return attack(calls, hotel, at)
  }
  let failed = 0
  const play = async (seconds: number, isFlooded: boolean) => {
    const end = performance.now() + seconds * 1000
    const isOver = () => performance.now() >= end
    const [orders, tries] = await Promise.all([
      keepPace(ORDERS_PER_SECOND, isOver, place),
      isFlooded ? keepPace(perSecond, isOver, tryToSignIn) : null,
    ])
    failed += errorsOf(orders)
    return { waits: orders.waits, tries: tries?.sent ?? 0 }
  }

  await play(WARM_UP_SECONDS, false)
  const quiet: number[] = []
  const flooded: number[] = []
  let tries = 0
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await play(SECONDS, false)).waits)
    const under = await play(SECONDS, true)
    flooded.push(...under.waits)
    tries += under.tries
  }
  const [quietP95, floodedP95] = [percentile(quiet, 0.95), percentile(flooded, 0.95)]
  const ratio = floodedP95 / quietP95
  return {
    name: `orders while strangers try to sign in ${perSecond} times a second: ratio of p95 ${ratio.toFixed(2)}`,
    measured: `p50 ${percentile(flooded, 0.5).toFixed(0)} ms, p95 ${floodedP95.toFixed(0)} ms over ${flooded.length} orders and ${tries} tries`,
    against: `in quiet p50 ${percentile(quiet, 0.5).toFixed(0)} ms, p95 ${quietP95.toFixed(0)} ms over ${quiet.length} orders; ${failed} orders failed`,
    limit: `p95 at most ${LIMIT} times that in quiet, none failed`,
    isMet: ratio <= LIMIT && failed === 0,
    values: {
      ratio,
      failed,
      p95: floodedP95,
      quietP95,
      p50: percentile(flooded, 0.5),
      quietP50: percentile(quiet, 0.5),
    },
  }
}
