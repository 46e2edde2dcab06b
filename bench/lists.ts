import { type Figure, median, rounds } from './figures.ts'
import { type Filled, fillHotels } from './many-hotels.ts'
import { OF_A_HOTEL, type Reading } from './readings.ts'
import type { Actor } from '#kit/server/actor.ts'
import type { RunningProduct } from '#tests/running-product.ts'

const READS = rounds(200, 60)
const WARM_UP = 20
const LIMIT = 1.5
const FEW = { hotels: 2, bookingsOfHotel: 5000, days: 90 }
const MANY = { ...FEW, hotels: rounds(200, 40) }

/** The medians of one reading, in milliseconds. */
export type Pair = { few: number; many: number }

async function timeOf({ database, hotel }: Filled, actor: Actor, read: Reading) {
  const started = performance.now()
  await read(database, actor, hotel)
  return performance.now() - started
}

/** Times each reading in both databases in turns. */
export async function compare(
  few: Filled,
  many: Filled,
  readings: Record<string, Reading>,
  { actorAt, reads }: { actorAt: (filled: Filled) => Actor; reads: number },
): Promise<Map<string, Pair>> {
  const found = new Map<string, Pair>()
  for (const [name, read] of Object.entries(readings)) {
    const times: Pair[] = []
    for (let round = 0; round < reads + WARM_UP; round++) {
      const pair = {
        few: await timeOf(few, actorAt(few), read),
        many: await timeOf(many, actorAt(many), read),
      }
      if (round >= WARM_UP) times.push(pair)
    }
    found.set(name, {
      few: median(times.map((pair) => pair.few)),
      many: median(times.map((pair) => pair.many)),
    })
  }
  return found
}

/** One figure of all these readings, judged by the one that grew most. */
export function figureOf(pairs: Map<string, Pair>, words: { of: string; against: string; limit: number }) {
  const { of, against, limit } = words
  const ratios = new Map([...pairs].map(([name, { few, many }]) => [name, many / few]))
  const worst = Math.max(...ratios.values())
  return {
    name: `${of}: growth at most ${worst.toFixed(2)}`,
    measured: [...pairs]
      .map(([name, { few, many }]) => `${name} ${few.toFixed(2)} to ${many.toFixed(2)} ms`)
      .join('; '),
    against,
    limit: `at most ${limit} times`,
    isMet: worst <= limit,
    values: { worst, ...Object.fromEntries(ratios) },
  } satisfies Figure
}

/** Compares one hotel's staff lists on a platform with ten thousand bookings and on one with a million. */
export async function benchLists({ databaseUrl }: RunningProduct): Promise<Figure> {
  const few = await fillHotels(databaseUrl, FEW)
  const many = await fillHotels(databaseUrl, MANY)
  try {
    const pairs = await compare(few, many, OF_A_HOTEL, { actorAt: ({ hotel }) => hotel.admin, reads: READS })
    return figureOf(pairs, {
      of: `screens of one hotel beside ${MANY.hotels} hotels with a million bookings`,
      against: `the same hotel among ten thousand bookings, p50 of ${READS} readings each, in turns`,
      limit: LIMIT,
    })
  } finally {
    await few.close()
    await many.close()
  }
}
