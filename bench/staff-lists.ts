import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import { serviceBookings } from '#features/bookings/server/table.ts'
import { PAGE_SIZE } from '#features/bookings/limits.ts'
import { type RunningProduct, startProduct } from '#tests/running-product.ts'
import { staffCookie } from './customers.ts'
import { type Figure, median, perSecond, rounds } from './figures.ts'
import { loadHttp } from './http-load.ts'
import { fillHotels, OPEN_OF_HOTEL } from './many-hotels.ts'

const PLATFORM = { hotels: 20, bookingsOfHotel: 5000, days: 90 }
const WIDTH = 16
const SECONDS = 2
const ROUNDS = rounds(5, 2)
const BARE = 6000

/** What staff look at: the board's open orders, and a page of those that are done. */
const LISTS = {
  newest: { scope: 'ongoing', rows: OPEN_OF_HOTEL, limit: 0.25 },
  previous: { scope: 'previous', rows: PAGE_SIZE, limit: 0.15 },
} as const
type List = (typeof LISTS)[keyof typeof LISTS]

const columns = Object.values(getTableColumns(serviceBookings)).map(({ name }) => name)

/** The same rows through the driver: a prepared statement as the owner, whose values nobody reads. */
const bareRead = ({ scope, rows }: List, hotelId: string) => ({
  name: scope,
  text: `SELECT ${columns.join(', ')} FROM service_bookings
    WHERE hotel_id = $1 AND booking_status ${scope === 'ongoing' ? '=' : '<>'} 'open'
    ORDER BY created_at DESC, id DESC LIMIT ${rows}`,
  values: [hotelId],
  rowMode: 'array' as const,
  types: { getTypeParser: () => (text: string) => text },
})

/** More than are answered in the time for which an answer is kept. */
const OWN_ADDRESSES = 10_000
let asked = 0

/** Reads per second; `isFresh` asks each time under an address of its own, under which nothing is kept in memory. */
async function load(url: string, cookie: string, isFresh: boolean) {
  const { host, port, pathname, search } = new URL(url)
  const requestOf = (path: string) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`)
  const path = pathname + search
  const requests = isFresh
    ? Array.from({ length: OWN_ADDRESSES }, () => requestOf(`${path}&reading=${asked++}`))
    : [requestOf(path)]
  const { rate } = await loadHttp(Number(port), requests, { connections: WIDTH, seconds: SECONDS })
  return rate
}

/**
 * Compares what staff read of bookings over HTTP with the same rows by a bare indexed SELECT: a list that was asked for a
 * moment ago and stands in memory, and one for which the database is asked each time, as after a change.
 */
export async function benchStaffLists({ databaseUrl }: RunningProduct): Promise<Figure[]> {
  const filled = await fillHotels(databaseUrl, PLATFORM)
  const { hotel, url } = filled
  const product = await startProduct({ DATABASE_URL: url })
  const bare = new pg.Pool({ connectionString: url, max: WIDTH })
  try {
    const cookie = await staffCookie(filled.database, hotel)
    const figures: Figure[] = []
    for (const [name, list] of Object.entries(LISTS)) {
      const input = { json: { slug: hotel.slug, scope: list.scope } }
      const address = `${product.address}/rpc/bookings/list?data=${encodeURIComponent(JSON.stringify(input))}`
      const done: { kept: number; fresh: number; bare: number }[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const rates = {
          kept: await load(address, cookie, false),
          fresh: await load(address, cookie, true),
          bare: await perSecond(BARE, WIDTH, () => bare.query(bareRead(list, hotel.id))),
        }
        if (round > 0) done.push(rates)
      }
      const rate = (of: keyof (typeof done)[number]) => median(done.map((each) => each[of]))
      const ratio = median(done.map((each) => each.fresh / each.bare))
      const keptRatio = median(done.map((each) => each.kept / each.bare))
      figures.push({
        name: `staff's ${list.rows} ${name} bookings over HTTP, ${WIDTH} at a time: ratio ${ratio.toFixed(2)} after a change, ${keptRatio.toFixed(2)} from memory`,
        measured: `${rate('fresh').toFixed(0)} reads/s from the database, ${rate('kept').toFixed(0)} from memory`,
        against: `the rows by a bare prepared SELECT: ${rate('bare').toFixed(0)}/s`,
        limit: `at least ${list.limit} each`,
        isMet: Math.min(ratio, keptRatio) >= list.limit,
        values: { ratio, keptRatio, fresh: rate('fresh'), kept: rate('kept'), bare: rate('bare') },
      })
    }
    return figures
  } finally {
    await bare.end()
    await product.stop()
    await filled.close()
  }
}
