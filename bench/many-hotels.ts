import { sql } from 'drizzle-orm'
import pg from 'pg'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { migrate } from '#kit/server/migrate.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'

const BOOKINGS_OF_HOTEL = 5000
const DAYS = 90
/** How many of each hotel's bookings are open: its newest ones. */
export const OPEN_OF_HOTEL = 20

export type Filled = {
  database: Database
  url: string
  hotel: TestHotel
  bookings: number
  close(): Promise<void>
}

async function asOwner(url: string, ...statements: string[]) {
  const owner = new pg.Client(url)
  await owner.connect()
  for (const statement of statements) await owner.query(statement)
  await owner.end()
}

/** A UUID of version 4, as the application's ids are. */
const dishId = (dishes: number) =>
  sql.raw(`'00000000-0000-4000-8000-' || lpad((b.n % ${dishes})::text, 12, '0')`)

/** Inserts hotels with interleaved bookings of the last days, all but the newest of each hotel closed. */
const fill = (hotels: number) => sql`
  WITH numbered AS (SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS place FROM hotels)
  INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details,
    total_price, status, booking_status, payment_status, idempotency_key, request_hash, created_at, delivered_at, completed_at)
  SELECT h.id, 'Guest ' || (b.n % 211), (100 + b.n % 97)::text, 'Room Service', 'UtensilsCrossed',
    jsonb_build_object('items', jsonb_build_array(
      jsonb_build_object('id', ${dishId(40)}, 'name', 'Dish ' || (b.n % 40), 'quantity', 1 + b.n % 3, 'price', 900),
      jsonb_build_object('id', ${dishId(31)}, 'name', 'Dish ' || (b.n % 31), 'quantity', 1, 'price', 400))),
    900 * (1 + b.n % 3) + 400, CASE WHEN b.is_open THEN 'pending' ELSE 'delivered' END,
    CASE WHEN b.is_open THEN 'open' ELSE 'completed' END, 'open', gen_random_uuid(), '\\x00', b.at,
    CASE WHEN NOT b.is_open THEN b.at + interval '25 minutes' END, CASE WHEN NOT b.is_open THEN b.at + interval '1 hour' END
  FROM (SELECT n / ${hotels}::int AS n, n % ${hotels}::int AS place, n / ${hotels}::int < ${OPEN_OF_HOTEL}::int AS is_open,
      now() - n * interval '${sql.raw(String(DAYS))} days' / (${hotels}::int * ${BOOKINGS_OF_HOTEL}::int) AS at
    FROM generate_series(${hotels}::int * ${BOOKINGS_OF_HOTEL}::int - 1, 0, -1) n) b
  JOIN numbered h ON h.place = b.place`

/** Creates a separate database with this many hotels of 5,000 bookings each. */
export async function fillHotels(productUrl: string, hotels: number): Promise<Filled> {
  const name = `hotelly_bench_${hotels}`
  const url = Object.assign(new URL(productUrl), { pathname: `/${name}` }).toString()
  await asOwner(productUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `CREATE DATABASE ${name}`)
  await migrate(url)
  const database = openDatabase(url, { connections: 2, answerMs: 600_000 })
  const hotel = await makeHotel(database)
  await database.withActor(SYSTEM, async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`INSERT INTO hotels (slug, name, created_at)
      SELECT 'bench-' || n, 'Bench ' || n, now() + n * interval '1 second' FROM generate_series(2, ${hotels}::int) n`)
    await tx.execute(fill(hotels))
  })
  await asOwner(url, 'VACUUM ANALYZE')
  const close = async () => {
    await database.close()
    await asOwner(productUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { database, url, hotel, bookings: hotels * BOOKINGS_OF_HOTEL, close }
}
