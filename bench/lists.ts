import { listBookings } from '#features/bookings/server/queries.ts'
import { readDashboard } from '#features/dashboard/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { type Figure, median } from './figures.ts'
import { type Filled, fillHotels } from './many-hotels.ts'

const FEW = 2
const MANY = 200
const READS = 200
const WARM_UP = 20
const LIMIT = 1.5

const listOf = (search: string) => (tx: Tx, hotelId: string) =>
  listBookings(
    tx,
    { hotelId, scope: 'previous', search, outcome: null, payment: null },
    { page: 1, after: null },
  )

const READINGS: Record<string, (tx: Tx, hotelId: string) => Promise<unknown>> = {
  'newest bookings': listOf(''),
  'bookings of a room': listOf('117'),
  'bookings of a name': listOf('guest 17'),
  dashboard: (tx, hotelId) => readDashboard(tx, hotelId, new Date()),
}

async function timeOf({ database, hotel }: Filled, read: (tx: Tx, hotelId: string) => Promise<unknown>) {
  const started = performance.now()
  await database.withActor(hotel.admin, (tx) => read(tx, hotel.id))
  return performance.now() - started
}

/** Compares one hotel's staff lists on a platform with ten thousand bookings and on one with a million. */
export async function benchLists({ databaseUrl }: RunningProduct): Promise<Figure> {
  const few = await fillHotels(databaseUrl, FEW)
  const many = await fillHotels(databaseUrl, MANY)
  const shown: string[] = []
  let worst = 0
  try {
    for (const [name, read] of Object.entries(READINGS)) {
      const times: { few: number; many: number }[] = []
      for (let round = 0; round < READS + WARM_UP; round++) {
        const pair = { few: await timeOf(few, read), many: await timeOf(many, read) }
        if (round >= WARM_UP) times.push(pair)
      }
      const [small, large] = [median(times.map((pair) => pair.few)), median(times.map((pair) => pair.many))]
      worst = Math.max(worst, large / small)
      shown.push(`${name} ${small.toFixed(2)} to ${large.toFixed(2)} ms`)
    }
  } finally {
    await few.close()
    await many.close()
  }
  return {
    name: `lists of one hotel beside ${MANY} hotels with a million bookings: growth at most ${worst.toFixed(2)}`,
    measured: shown.join('; '),
    against: `the same hotel among ten thousand bookings, p50 of ${READS} reads each, in turns`,
    limit: `at most ${LIMIT} times`,
    isMet: worst <= LIMIT,
  }
}
