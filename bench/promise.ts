import { sql } from 'drizzle-orm'
import { paceAt } from '#features/room-service/server/promise.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import { openDatabase } from '#kit/server/database.ts'
import { makeHotel } from '#tests/factories.ts'
import type { RunningProduct } from '#tests/running-product.ts'
import type { Figure } from './figures.ts'

const DAYS = 60
const REPLAYED = 30
const SHARE = 0.8
const WITHIN = 0.05

/**
 * Orders of as many days, 4 to 10 in each hour from 11 to 22: skewed as kitchens are, slower in the evening and at the
 * weekend, a little slower each week. The same in each run.
 */
const fill = (hotelId: string) => sql`
  WITH chance AS (SELECT setseed(0.42)), placed AS (
    SELECT day + make_interval(hours => hour, mins => (random() * 59)::int) AS at, hour, day
    FROM chance, generate_series(date_trunc('day', now()) - make_interval(days => ${DAYS}::int),
        date_trunc('day', now()) - interval '1 day', interval '1 day') day,
      generate_series(11, 22) hour, generate_series(1, 10) n
    WHERE random() < CASE WHEN hour BETWEEN 18 AND 21 THEN 0.95 ELSE 0.5 END
  ), delivered AS (
    SELECT at, at + make_interval(secs => 60 * exp(
      ln(CASE WHEN hour BETWEEN 18 AND 21 THEN 30 ELSE 22 END) + CASE WHEN extract(isodow FROM day) > 5 THEN 0.12 ELSE 0 END
      + 0.003 * extract(day FROM day - (now() - make_interval(days => ${DAYS}::int)))
      + 0.3 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()))) AS done
    FROM placed
  )
  INSERT INTO service_bookings (hotel_id, guest_name, room_number, service_name, service_icon, order_details, total_price,
    idempotency_key, request_hash, booking_status, status, created_at, delivered_at, completed_at)
  SELECT ${hotelId}, 'Former', '1', 'Room Service', 'UtensilsCrossed', '{"items": []}', 0, gen_random_uuid(), '',
    'completed', 'delivered', at, done, done FROM delivered`

/** Each hour of the replayed days: what was promised at its start, and how its orders came. */
const replay = (hotelId: string) => sql`
  SELECT count(*)::int AS orders, count(*) FILTER (WHERE minutes <= ceil(promised))::int AS kept
  FROM (
    SELECT hour, (${paceAt(hotelId, sql`hour`)}) AS promised
    FROM generate_series(date_trunc('day', now()) - make_interval(days => ${REPLAYED}::int),
      date_trunc('day', now()), interval '1 hour') hour
  ) hours JOIN LATERAL (
    SELECT extract(epoch FROM delivered_at - created_at) / 60 AS minutes FROM service_bookings
    WHERE hotel_id = ${hotelId} AND created_at >= hour AND created_at < hour + interval '1 hour'
  ) came ON promised IS NOT NULL`

/** Measures how many orders come by the time that is promised, over a month that is replayed. */
export async function benchPromise({ databaseUrl }: RunningProduct): Promise<Figure> {
  const database = openDatabase(databaseUrl, { connections: 2 })
  const hotel = await makeHotel(database)
  await database.withActor(SYSTEM, (tx) => tx.execute(fill(hotel.id)))
  const [found] = await database.withActor(SYSTEM, (tx) =>
    tx.execute<{ orders: number; kept: number }>(replay(hotel.id)),
  )
  await database.close()
  const { orders = 0, kept = 0 } = found ?? {}
  const share = kept / orders
  return {
    name: `orders that come by the promised time, over ${REPLAYED} replayed days`,
    measured: `${(share * 100).toFixed(1)} % of ${orders}`,
    against: `${SHARE * 100} %`,
    limit: `within ${WITHIN * 100} points`,
    isMet: Math.abs(share - SHARE) <= WITHIN,
    values: { share },
  }
}
