import { addMenuItems } from '#features/menu/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { BROWSERS, measureAgainstBare, ROUNDS } from './against-bare.ts'
import { makeBrowsers } from './browsers.ts'
import type { Figure } from './figures.ts'

export const ITEMS = 60
const LIMIT = 0.85

/** A hotel with a menu of `ITEMS` dishes. */
export async function makeHotelWithMenu(database: Database): Promise<TestHotel> {
  const hotel = await makeHotel(database)
  await database.withActor(SYSTEM, (tx) =>
    addMenuItems(
      tx,
      Array.from({ length: ITEMS - hotel.dishes.length }, (_, at) => ({
        hotelId: hotel.id,
        name: inEnglish(`Dish ${at}`),
        price: 1000 + at,
        orderIndex: at,
        description: inEnglish('Slow stew of lamb, cabbage and roots, served in the pot it was cooked in.'),
      })),
    ),
  )
  return hotel
}

/** Compares the application's read of a menu of 60 dishes with a bare server. */
export async function benchMenu(product: RunningProduct): Promise<Figure> {
  const database = openDatabase(product.databaseUrl, { connections: 2 })
  const { slug } = await makeHotelWithMenu(database)
  const cookies = await makeBrowsers(database, ROUNDS * BROWSERS)
  await database.close()
  return measureAgainstBare(product, {
    name: `reading a menu of ${ITEMS} dishes`,
    path: `/rpc/menu/list?data=${encodeURIComponent(JSON.stringify({ json: { slug } }))}`,
    limit: LIMIT,
    headersOf: (browser) => ({ cookie: cookies[browser] ?? '' }),
  })
}
