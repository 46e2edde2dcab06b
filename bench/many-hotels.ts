import { sql } from 'drizzle-orm'
import pg from 'pg'
import { recountBookings } from '#features/bookings/server/counts.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { migrate } from '#kit/server/migrate.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'

/** How many rows one statement inserts; progress is told in between. */
const AT_ONCE = 250_000
/** Who may sign in at a hotel; those before them are switched off. */
const PRESENT_GUESTS = 100
const BOOKINGS_OF_GUEST = 20
const BOOKINGS_OF_CHAT = 10
/** How many of each hotel's bookings are open: its newest ones. */
export const OPEN_OF_HOTEL = 20

/** `days` over which the bookings of each hotel are spread; the newest twenty of each are open. */
export type Platform = { hotels: number; bookingsOfHotel: number; days: number }
/** @param bytes the size of the database on disk */
export type Filled = {
  database: Database
  url: string
  hotel: TestHotel
  bytes: number
  seconds: number
  close(): Promise<void>
}

/** The number of the booking, of its hotel and of the booking in it, and its moment; the oldest first. */
const numbered = ({ hotels, bookingsOfHotel, days }: Platform, from: number, to: number) => `
  (SELECT h.id AS hotel_id, n, n / ${hotels} AS k, now() - n * ${(days * 86_400) / (hotels * bookingsOfHotel)} * interval '1 second' AS at
    FROM generate_series(${to - 1}, ${from}, -1) n JOIN bench_hotels h ON h.place = n % ${hotels})`

const guestsOf = ({ bookingsOfHotel }: Platform) =>
  PRESENT_GUESTS + Math.ceil(bookingsOfHotel / BOOKINGS_OF_GUEST)
/** A UUID in the form of version 4, as the application's ids are; always the same for the same parts. */
const idOf = (...parts: string[]) =>
  `overlay(overlay(md5(${parts.join(` || '-' || `)}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`
const guestId = (platform: Platform, k: string) => idOf(`b.hotel_id`, `(${k} % ${guestsOf(platform)})`)

/** A UUID of version 4, as the application's ids are. */
const dishId = (dishes: number) => `'00000000-0000-4000-8000-' || lpad((k % ${dishes})::text, 12, '0')`

/** All of them with the newest bookings, which come last. */
const addGuests = (platform: Platform, from: number) => `
  INSERT INTO guests (hotel_id, id, login_name, room_number, login_key, room_key, login_alike, room_alike, is_active,
    created_at)
  SELECT b.hotel_id, ${guestId(platform, 'k')}, 'Guest ' || k, 100 + k % 97, 'guest ' || k, 100 + k % 97,
    'guest ' || k, 100 + k % 97, k < ${PRESENT_GUESTS}, now() - k * interval '1 hour'
  FROM (SELECT id AS hotel_id, k FROM bench_hotels, generate_series(0, ${guestsOf(platform) - 1}) k
    WHERE ${from} = 0) b`

const addBookings = (platform: Platform, from: number, to: number) => `
  INSERT INTO service_bookings (hotel_id, id, guest_id, guest_name, room_number, service_name, service_icon,
    order_details, total_price, status, booking_status, payment_status, idempotency_key, request_hash, created_at,
    delivered_at, completed_at)
  SELECT hotel_id, ${idOf(`'booking'`, 'n')}, ${guestId(platform, 'k')}, 'Guest ' || k % ${guestsOf(platform)},
    (100 + k % ${guestsOf(platform)} % 97)::text, 'Room Service', 'UtensilsCrossed',
    jsonb_build_object('items', jsonb_build_array(
      jsonb_build_object('id', ${dishId(40)}, 'name', 'Dish ' || (k % 40), 'quantity', 1 + k % 3, 'price', 900),
      jsonb_build_object('id', ${dishId(31)}, 'name', 'Dish ' || (k % 31), 'quantity', 1, 'price', 400))),
    900 * (1 + k % 3) + 400, CASE WHEN k < ${OPEN_OF_HOTEL} THEN 'pending' ELSE 'delivered' END,
    CASE WHEN k < ${OPEN_OF_HOTEL} THEN 'open' ELSE 'completed' END, 'open', gen_random_uuid(), '\\x00', at,
    CASE WHEN k >= ${OPEN_OF_HOTEL} THEN at + interval '25 minutes' END, CASE WHEN k >= ${OPEN_OF_HOTEL} THEN at + interval '1 hour' END
  FROM ${numbered(platform, from, to)} b`

const addAudit = (platform: Platform, from: number, to: number) => `
  INSERT INTO audit_log (hotel_id, at, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after)
  SELECT hotel_id, at, 'hotel_admin', ${idOf('hotel_id', '(k % 7)')}, 'desk-' || k % 7 || '@hotel.example', 'advance',
    'booking', ${idOf(`'booking'`, 'n')}, '{"status": "pending"}',
    jsonb_build_object('status', 'delivered', 'roomNumber', (100 + k % 97)::text)
  FROM ${numbered(platform, from, to)} b`

const addConversations = (platform: Platform, from: number, to: number) => `
  INSERT INTO chat_conversations (hotel_id, id, session_id, device_id, guest_id, guest_name, language, reply_count,
    created_at, last_message_at)
  SELECT hotel_id, ${idOf(`'chat'`, 'n')}, left(md5(n::text), 20), md5(n::text), ${guestId(platform, 'k')},
    'Guest ' || k % ${guestsOf(platform)}, 'en', 2, at, at
  FROM ${numbered(platform, from, to)} b WHERE k % ${BOOKINGS_OF_CHAT} = 0`

/** Two questions and their answers in each conversation; one answer in twenty is that the assistant does not know. */
const addMessages = (platform: Platform, from: number, to: number) => `
  INSERT INTO chat_messages (hotel_id, id, conversation_id, position, at, author, text, source, answers)
  SELECT hotel_id, ${idOf(`'message'`, 'n', 'm')}, ${idOf(`'chat'`, 'n')}, m + 1, at + m * interval '1 second',
    CASE WHEN m % 2 = 0 THEN 'guest' ELSE 'assistant' END, 'When is breakfast, and where is it served? ' || k,
    CASE WHEN m % 2 = 1 THEN CASE WHEN k % 20 = 0 THEN 'default' ELSE 'knowledge' END END,
    CASE WHEN m % 2 = 1 THEN ${idOf(`'message'`, 'n', '(m - 1)')} END
  FROM ${numbered(platform, from, to)} b, generate_series(0, 3) m WHERE k % ${BOOKINGS_OF_CHAT} = 0`

/** How each table is filled for some of the bookings. */
const FILLED = {
  service_bookings: addBookings,
  audit_log: addAudit,
  guests: addGuests,
  chat_conversations: addConversations,
  chat_messages: addMessages,
}
type Table = keyof typeof FILLED

const listed = Object.keys(FILLED)
  .map((table) => `'${table}'::regclass`)
  .join(', ')

type Connect = <T>(work: (owner: pg.Client) => Promise<T>) => Promise<T>
type Tell = (line: string) => void

/** The tables are filled as a superuser, two at a time: foreign keys are not looked at. */
async function prepare(owner: pg.Client) {
  await owner.query(`SET session_replication_role = replica; SET synchronous_commit = off;
    SET maintenance_work_mem = '512MB'`)
  await owner.query(`CREATE TEMP TABLE bench_hotels AS
    SELECT id, (row_number() OVER (ORDER BY created_at, id) - 1)::int AS place FROM hotels`)
  await owner.query('ANALYZE bench_hotels')
}

async function fillTables(owner: pg.Client, platform: Platform, tables: readonly Table[], tell: Tell) {
  await prepare(owner)
  const total = platform.hotels * platform.bookingsOfHotel
  for (let to = total; to > 0; to -= AT_ONCE) {
    const from = Math.max(0, to - AT_ONCE)
    for (const table of tables) await owner.query(FILLED[table](platform, from, to))
    if (total > AT_ONCE) tell(`${tables[0]} of ${((total - from) / 1e6).toFixed(2)} million bookings`)
  }
  for (const table of tables) await owner.query(`REINDEX TABLE ${table}`)
  for (const table of tables) await owner.query(`VACUUM ${table}`)
}

/** Indexes are built when their tables are full. */
async function fill(connect: Connect, platform: Platform, tell: Tell) {
  await connect((owner) =>
    owner.query(`INSERT INTO hotels (slug, name, created_at)
      SELECT 'bench-' || n, 'Bench ' || n, now() + n * interval '1 second' FROM generate_series(2, ${platform.hotels}) n;
      UPDATE pg_index SET indisready = false WHERE indrelid IN (${listed})`),
  )
  const { service_bookings: _bookings, ...others } = FILLED
  await Promise.all([
    connect((owner) => fillTables(owner, platform, ['service_bookings'], tell)),
    connect((owner) => fillTables(owner, platform, Object.keys(others) as Table[], tell)),
  ])
}

export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(url)
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

/**
 * Creates a separate database with these hotels: beside the bookings, an entry of the audit for each, a guest for 20
 * and a conversation of four messages for 10.
 */
export async function fillHotels(productUrl: string, platform: Platform): Promise<Filled> {
  const name = `hotelly_bench_${platform.hotels}_${platform.bookingsOfHotel}`
  const url = Object.assign(new URL(productUrl), { pathname: `/${name}` }).toString()
  const drop = () =>
    asOwner(productUrl, (owner) => owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  const tell = (line: string) => process.stderr.write(`  ${name}: ${line}\n`)
  const started = performance.now()
  await drop()
  await asOwner(productUrl, (owner) => owner.query(`CREATE DATABASE ${name}`))
  await migrate(url)
  const database = openDatabase(url, { connections: 2, answerMs: 600_000 })
  const hotel = await makeHotel(database)
  await fill((work) => asOwner(url, work), platform, tell)
  await recountBookings(database)
  await asOwner(url, (owner) => owner.query('VACUUM ANALYZE'))
  const seconds = (performance.now() - started) / 1000
  const [row] = await database.withActor(SYSTEM, (tx) =>
    tx.execute<{ bytes: number }>(sql`SELECT pg_database_size(current_database())::float8 AS bytes`),
  )
  const bytes = row?.bytes ?? 0
  tell(`${(bytes / 2 ** 30).toFixed(1)} GiB after ${seconds.toFixed(0)} s`)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { database, url, hotel, bytes, seconds, close }
}
