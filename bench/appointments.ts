import http from 'node:http'
import { sql } from 'drizzle-orm'
import { SYSTEM } from '#kit/server/actor.ts'
import { type Database, openDatabase } from '#kit/server/database.ts'
import { makeHotel, type TestHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import { addMassage, askFor, hoursAhead, newKey, openAreas } from '#tests/services.ts'
import { makeCustomers } from './customers.ts'
import { type Figure, median, percentile, rounds } from './figures.ts'

const THERAPISTS = 20
const DAYS = 14
/** No more than one visitor may read in a row. */
const READS = rounds(100, 40)
const LIMIT_MS = 50

const ATTEMPTS = rounds(10_000, 1000)
const SLOTS = 50
const WIDTH = 64
const GUESTS = 500

const OPEN = Array.from({ length: 7 }, () => [{ begins: '09:00', ends: '21:00' }])

async function answerOf(agent: http.Agent, address: string, cookie = '', body?: string) {
  const headers = body ? { cookie, 'content-type': 'application/json' } : { cookie }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = http.request(address, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('error', reject).end(body)
  })
}

/** Half of every therapist's hours of the next days are taken. */
const fill = (hotelId: string, offerId: string) => sql`
  INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_category, kind, offer_id, team, service_name,
    service_icon, order_details, total_price, idempotency_key, request_hash, resource_id, starts_at, ends_at, busy_until, places)
  SELECT ${hotelId}, 'Former', '1', 'spa_wellness', 'appointment', ${offerId}, 'spa', 'Massage', 'Flower2', '{}', 0,
    gen_random_uuid(), '', r.id, at, at + interval '1 hour', at + interval '75 minutes', 1
  FROM resources r, generate_series(date_trunc('day', now()), now() + interval '${sql.raw(String(DAYS))} days', interval '150 minutes') at
  WHERE r.hotel_id = ${hotelId}`

async function measureSlots(agent: http.Agent, address: string, database: Database): Promise<Figure> {
  const hotel = await makeHotel(database)
  await openAreas(database, hotel.id)
  const resources = Array.from({ length: THERAPISTS }, () => ({ week: OPEN }))
  const { offer } = await addMassage(database, hotel.id, { bufferMinutes: 15, stepMinutes: 15 }, resources)
  await database.withActor(SYSTEM, (tx) => tx.execute(fill(hotel.id, offer.id)))
  const from = new Date().toISOString().slice(0, 10)
  const url = `${address}/api/hotels/${hotel.slug}/offers/${offer.id}/slots?from=${from}&days=${DAYS}`
  const taken: number[] = []
  for (let read = 0; read < READS; read++) {
    const began = performance.now()
    const { status, text } = await answerOf(agent, url)
    taken.push(performance.now() - began)
    if (status !== 200 || !text.includes('startsAt')) throw new Error(`Free times: ${status} ${text}`)
  }
  const values = { p95: percentile(taken, 0.95), p50: median(taken) }
  return {
    name: `free times of ${THERAPISTS} people for ${DAYS} days`,
    measured: `p95 ${values.p95.toFixed(1)} ms, p50 ${values.p50.toFixed(1)} ms`,
    against: `${READS} reads, one after another`,
    limit: `p95 under ${LIMIT_MS} ms`,
    isMet: values.p95 < LIMIT_MS,
    values,
  }
}

type Standing = { taken: number; overbooked: number }

const readStanding = (database: Database, { id }: TestHotel) =>
  database.withActor(SYSTEM, async (tx) => {
    const [row] = await tx.execute<Standing>(sql`
      SELECT count(*)::int AS taken, count(*) FILTER (WHERE EXISTS (
        SELECT FROM service_bookings o WHERE o.hotel_id = b.hotel_id AND o.resource_id = b.resource_id AND o.id <> b.id
          AND o.starts_at < b.busy_until AND o.busy_until > b.starts_at))::int AS overbooked
      FROM service_bookings b WHERE b.hotel_id = ${id} AND b.kind = 'appointment'`)
    return row ?? { taken: 0, overbooked: 0 }
  })

async function measureRush(agent: http.Agent, address: string, database: Database): Promise<Figure> {
  const hotel = await makeHotel(database)
  await openAreas(database, hotel.id)
  const { offer } = await addMassage(database, hotel.id, { price: 0 })
  const customers = await makeCustomers(database, hotel, GUESTS)
  const times = Array.from({ length: SLOTS }, (_, at) => hoursAhead(2 + at))
  let next = 0
  let [booked, refused] = [0, 0]
  const others: string[] = []
  const began = performance.now()
  const worker = async () => {
    for (let at = next++; at < ATTEMPTS; at = next++) {
      const asked = askFor(offer, { startsAt: times[at % SLOTS] })
      const body = JSON.stringify({ key: newKey(), asked })
      const cookie = customers[at % GUESTS]?.cookie
      const { status, text } = await answerOf(
        agent,
        `${address}/api/hotels/${hotel.slug}/service-bookings`,
        cookie,
        body,
      )
      if (status === 200) booked++
      else if (text.includes('SLOT_TAKEN')) refused++
      else others.push(`${status} ${text}`)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, worker))
  const seconds = (performance.now() - began) / 1000
  const { taken, overbooked } = await readStanding(database, hotel)
  if (others[0]) throw new Error(`${others.length} attempts failed, the first by ${others[0]}`)
  const lost = booked - taken
  return {
    name: `${ATTEMPTS} attempts at ${SLOTS} free times, ${WIDTH} at once`,
    measured: `${taken} booked, ${overbooked} overbooked, ${lost} lost, ${refused} refused`,
    against: `${(ATTEMPTS / seconds).toFixed(0)} attempts/s`,
    limit: `${SLOTS} booked, none overbooked or lost`,
    isMet: taken === SLOTS && overbooked === 0 && lost === 0 && booked + refused === ATTEMPTS,
    values: { taken, perSecond: ATTEMPTS / seconds },
  }
}

/** Measures free times, and a rush at a few of them. */
export async function benchAppointments({ address, databaseUrl }: RunningProduct): Promise<Figure[]> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const agent = new http.Agent({ keepAlive: true, maxSockets: WIDTH })
  try {
    return [await measureSlots(agent, address, database), await measureRush(agent, address, database)]
  } finally {
    agent.destroy()
    await database.close()
  }
}
