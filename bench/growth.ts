import { tidy } from '#app/housekeeping.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { type Figure, median } from './figures.ts'
import { compare, figureOf } from './lists.ts'
import { type Filled, fillHotels } from './many-hotels.ts'
import { OF_A_HOTEL, OF_THE_PLATFORM } from './readings.ts'

const READS = 60
const LIMIT = 1.3
const TIDY_LIMIT = 1.5
const AUDIT_DAYS = 730
const HOTELS = 1000
const THREE_YEARS = { hotels: HOTELS, bookingsOfHotel: 10_000, days: 1095 }
const ONE_HOTEL = { ...THREE_YEARS, hotels: 1 }
const FIRST_DAY = { ...THREE_YEARS, bookingsOfHotel: 10, days: THREE_YEARS.days / 1000 }

/** From 10 thousand to 10 million bookings in 1,000 hotels: beside the other hotels, and over the years. */
export async function benchGrowth({ databaseUrl }: RunningProduct): Promise<Figure[]> {
  const filled: Filled[] = []
  const fill = async (platform: typeof THREE_YEARS) => {
    const one = await fillHotels(databaseUrl, platform)
    filled.push(one)
    return one
  }
  try {
    const alone = await fill(ONE_HOTEL)
    const young = await fill(FIRST_DAY)
    const old = await fill(THREE_YEARS)
    const ofAHotel = await compare(alone, old, OF_A_HOTEL, {
      ...{ actorAt: ({ hotel }) => hotel.admin, reads: READS },
    })
    const ofThePlatform = await compare(young, old, OF_THE_PLATFORM, {
      ...{ actorAt: () => SYSTEM, reads: READS },
    })
    const size = `${(old.bytes / 2 ** 30).toFixed(1)} GiB, filled in ${Math.round(old.seconds)} s`
    return [
      figureOf(ofAHotel, {
        of: `screens of one hotel beside ${HOTELS} hotels with 10 million bookings (${size})`,
        against: `the same hotel alone, p50 of ${READS} readings each, in turns`,
        limit: LIMIT,
      }),
      figureOf(ofThePlatform, {
        of: `screens of the platform, ${HOTELS} hotels after three years with 10 million bookings`,
        against: `the same hotels after their first day with 10 thousand, p50 of ${READS} readings each, in turns`,
        limit: LIMIT,
      }),
      await tidyOver(old),
    ]
  } finally {
    for (const one of filled) await one.close()
  }
}

/** Removes what is too old, and compares the last of the small transactions with the first. */
async function tidyOver({ database }: Filled): Promise<Figure> {
  const times: number[] = []
  const withActor: typeof database.withActor = async (actor, work) => {
    const started = performance.now()
    const result = await database.withActor(actor, work)
    times.push(performance.now() - started)
    return result
  }
  await tidy({ ...database, withActor }, AUDIT_DAYS)
  const tenth = Math.ceil(times.length / 10)
  const [first, last] = [median(times.slice(0, tenth)), median(times.slice(-tenth))]
  const longest = Math.max(...times)
  return {
    name: `tidying a year of the activity and all old chats: the last small steps take ${(last / first).toFixed(2)} times the first`,
    measured: `${times.length} transactions, the first ${first.toFixed(1)} ms, the last ${last.toFixed(1)} ms (p50)`,
    against: `the longest took ${longest.toFixed(0)} ms`,
    limit: `at most ${TIDY_LIMIT} times`,
    isMet: last / first <= TIDY_LIMIT,
    values: { first, last, longest, transactions: times.length },
  }
}
