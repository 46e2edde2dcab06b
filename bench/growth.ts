import { tidy } from '#app/housekeeping.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { type Figure, median, rounds } from './figures.ts'
import { compare, figureOf } from './lists.ts'
import { asOwner, type Filled, fillHotels, type Platform } from './many-hotels.ts'
import { OF_A_HOTEL, OF_THE_PLATFORM } from './readings.ts'

const READS = 60
const LIMIT = 1.3
const TIDY_LIMIT = 1.5
const TIDYINGS = 9
const AUDIT_DAYS = 730
/** A tenth of them with `--short`. */
const HOTELS = rounds(1000, 100)
const THREE_YEARS = { hotels: HOTELS, bookingsOfHotel: 10_000, days: 1095 }
const ONE_HOTEL = { ...THREE_YEARS, hotels: 1 }
/** The same hotels when they had 10 thousand bookings together. */
const FIRST_DAY = { ...THREE_YEARS, bookingsOfHotel: 10_000 / HOTELS, days: THREE_YEARS.days / HOTELS }
const bookingsOf = ({ hotels, bookingsOfHotel }: Platform) =>
  `${(hotels * bookingsOfHotel).toLocaleString('en')} bookings`

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
      actorAt: ({ hotel }) => hotel.admin,
      reads: READS,
    })
    const ofThePlatform = await compare(young, old, OF_THE_PLATFORM, { actorAt: () => SYSTEM, reads: READS })
    const size = `${(old.bytes / 2 ** 30).toFixed(1)} GiB, filled in ${Math.round(old.seconds)} s`
    return [
      figureOf(ofAHotel, {
        of: `screens of one hotel beside ${HOTELS} hotels with ${bookingsOf(THREE_YEARS)} (${size})`,
        against: `the same hotel alone, p50 of ${READS} readings each, in turns`,
        limit: LIMIT,
      }),
      figureOf(ofThePlatform, {
        of: `screens of the platform, ${HOTELS} hotels after three years with ${bookingsOf(THREE_YEARS)}`,
        against: `the same hotels after their first day with ${bookingsOf(FIRST_DAY)}, p50 of ${READS} readings each, in turns`,
        limit: LIMIT,
      }),
      await tidyBoth(young, old),
    ]
  } finally {
    for (const one of filled) await one.close()
  }
}

/** Removes what is too old, and then compares the hourly look for more of it, in turns. */
async function tidyBoth(young: Filled, old: Filled): Promise<Figure> {
  const times: number[] = []
  const withActor: typeof old.database.withActor = async (actor, work) => {
    const started = performance.now()
    const result = await old.database.withActor(actor, work)
    times.push(performance.now() - started)
    return result
  }
  await tidy({ ...old.database, withActor }, AUDIT_DAYS)
  // as autovacuum does within minutes
  await asOwner(old.url, (owner) => owner.query('VACUUM ANALYZE'))
  const timeOf = async ({ database }: Filled) => {
    const started = performance.now()
    await tidy(database, AUDIT_DAYS)
    return performance.now() - started
  }
  const rounds: { young: number; old: number }[] = []
  for (let round = 0; round < TIDYINGS; round++)
    rounds.push({ young: await timeOf(young), old: await timeOf(old) })
  const small = median(rounds.map((round) => round.young))
  const large = median(rounds.map((round) => round.old))
  const [step, longest] = [median(times), Math.max(...times)]
  return {
    name: `tidying after three years, where nothing is too old: ${(large / small).toFixed(2)} times as long`,
    measured: `${large.toFixed(1)} ms; before, a year of activity and all old chats went in ${times.length} transactions of ${step.toFixed(0)} ms (p50), the longest ${longest.toFixed(0)} ms`,
    against: `after the first day: ${small.toFixed(1)} ms`,
    limit: `at most ${TIDY_LIMIT} times`,
    isMet: large / small <= TIDY_LIMIT,
    values: { small, large, step, longest, transactions: times.length },
  }
}
