import { openDatabase } from '#kit/server/database.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { BROWSERS, measureAgainstBare, ROUNDS } from './against-bare.ts'
import { makeBrowsers } from './browsers.ts'
import type { Figure } from './figures.ts'
import { ITEMS, makeHotelWithMenu } from './menu.ts'

const LIMIT = 0.5

/** What a phone sends with a page that it opens over https. */
const OF_A_PHONE = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
}

/** Compares a guest's pages, with their data and as a browser gets them, with a bare server. */
export async function benchPage(product: RunningProduct): Promise<Figure[]> {
  const database = openDatabase(product.databaseUrl, { connections: 2 })
  const { slug } = await makeHotelWithMenu(database)
  const cookies = await makeBrowsers(database, ROUNDS * BROWSERS)
  await database.close()
  const figureOf = (name: string, path: string) =>
    measureAgainstBare(product, {
      name,
      path: `/hotelly/${slug}/${path}`,
      limit: LIMIT,
      headersOf: (browser) => ({ ...OF_A_PHONE, cookie: `fonts=1; ${cookies[browser]}` }),
    })
  return [
    await figureOf("a guest's home, the page", 'services'),
    await figureOf(`the page of a menu of ${ITEMS} dishes`, 'room-service'),
  ]
}
