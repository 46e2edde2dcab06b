import { type SQL, sql } from 'drizzle-orm'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'
import { HOURS_OF_DAY } from '#features/room-service/hourly.ts'
import { readOrdersByHour } from '#features/room-service/server/count-queries.ts'
import { webhookCalls } from '#features/assistant/server/table.ts'
import { unlockStaff } from '#features/accounts/server/lockouts.ts'
import { users } from '#features/accounts/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { clearAttempts } from '#kit/server/limits.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import {
  type BusyHotel,
  type FailingWebhook,
  LockedAction,
  type LockedLogin,
  type Pulse,
} from '../contract.ts'

const BUSIEST = 10
const LISTED = 50
/** Formats a moment in PostgreSQL the way the contract expects it. */
const iso = (moment: SQL) => sql`to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const firstHour = (now: Date) => {
  const hour = new Date(now).setUTCMinutes(0, 0, 0)
  return new Date(hour - (HOURS_OF_DAY - 1) * 3_600_000)
}

type Activity = Pick<Pulse, 'orders' | 'hotels'>

/** The hotels as a list, by which PostgreSQL uses each one's own index, however many orders there are in all. */
const ANY_THERE = sql`ANY (ARRAY(SELECT id FROM ${hotels} WHERE deleted_at IS NULL))`

/**
 * Orders of the last 24 hours by hour, and the hotels with the most of them; among equals, the one with the latest
 * order first.
 */
export async function readActivity(tx: Tx, now: Date): Promise<Activity> {
  const from = firstHour(now).toISOString()
  const until = now.toISOString()
  type Busiest = Omit<BusyHotel, 'ordersByHour'>
  const [row] = await tx.execute<{ hours: Record<string, number>; hotels: Busiest[] }>(sql`
    WITH recent AS MATERIALIZED (
      SELECT b.hotel_id, b.created_at, b.status <> 'cancelled' AS is_kept,
        CASE WHEN b.currency = h.currency THEN b.total_price ELSE 0 END AS total_price
      FROM ${bookingsOf(ORDERS, 'b')} JOIN ${hotels} h ON h.id = b.hotel_id
      WHERE b.hotel_id = ${ANY_THERE} AND b.created_at > ${until}::timestamptz - interval '24 hours'
        AND b.created_at <= ${until}::timestamptz
    ), hours AS (
      SELECT floor(extract(epoch FROM created_at - ${from}::timestamptz) / 3600)::int AS hour, count(*) AS orders
      FROM recent WHERE is_kept AND created_at >= ${from}::timestamptz GROUP BY 1
    ), days AS (
      SELECT hotel_id, count(*) FILTER (WHERE is_kept) AS orders,
        sum(total_price) FILTER (WHERE is_kept) AS revenue, max(created_at) AS created_at
      FROM recent GROUP BY hotel_id
    ), busiest AS (
      SELECT h.id, h.name, h.slug, h.is_active, h.currency, d.orders, d.revenue, d.created_at
      FROM days d JOIN ${hotels} h ON h.id = d.hotel_id WHERE d.orders > 0
      ORDER BY d.orders DESC, d.created_at DESC, h.name
      LIMIT ${BUSIEST}
    )
    SELECT (SELECT coalesce(jsonb_object_agg(hour, orders), '{}') FROM hours) AS hours,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'slug', slug, 'isActive', is_active,
          'currency', currency, 'orders', orders, 'revenue', revenue, 'lastOrderAt', ${iso(sql`created_at`)})
          ORDER BY orders DESC, created_at DESC, name), '[]') FROM busiest) AS hotels`)
  if (!row) throw new Error('The activity query returned no row')
  const { hours, hotels: busiest } = row
  const ids = busiest.map(({ id }) => id)
  const ordersByHourOf = await readOrdersByHour(tx, ids, now)
  return {
    orders: { from, byHour: Array.from({ length: HOURS_OF_DAY }, (_, hour) => hours[hour] ?? 0) },
    hotels: busiest.map((hotel) => ({ ...hotel, ordersByHour: ordersByHourOf(hotel.id) })),
  }
}

export async function listFailingWebhooks(tx: Tx): Promise<FailingWebhook[]> {
  const rows = await tx.execute<FailingWebhook>(sql`
    SELECT h.name AS "hotelName", c.reason, count(*)::int AS failures, ${iso(sql`max(c.at)`)} AS "lastAt"
    FROM ${webhookCalls} c LEFT JOIN ${hotels} h ON h.id = c.hotel_id
    WHERE c.at > now() - interval '24 hours' AND NOT c.ok
    GROUP BY h.id, h.name, c.reason
    ORDER BY failures DESC, max(c.at) DESC
    LIMIT ${LISTED}`)
  return [...rows]
}

const isOfHotelAdmin = (action: LockedLogin['action']) =>
  action === 'admin_login' || action === 'admin_login_known'
type Lock = Pick<LockedLogin, 'action' | 'identifier' | 'hotelId'>

/**
 * The current lockouts, newest first. A hotel admin's attempts are counted without a hotel; the hotel is found by
 * e-mail.
 */
async function findLocks(tx: Tx, only: SQL = sql`true`) {
  const lockouts = LockedAction.options.map(
    (action) => sql`(${action}::text, ${RATE_LIMITS[action].lockoutMinutes}::int)`,
  )
  const rows = await tx.execute<LockedLogin & { count: number }>(sql`
    WITH lockout (action, minutes) AS (VALUES ${sql.join(lockouts, sql`, `)})
    SELECT r.action_type AS action, r.identifier, h.id AS "hotelId", h.name AS "hotelName",
      ${iso(sql`r.locked_until - make_interval(mins => l.minutes)`)} AS since, ${iso(sql`r.locked_until`)} AS until,
      count(*) OVER ()::int AS count
    FROM rate_limits r JOIN lockout l ON l.action = r.action_type
    LEFT JOIN ${users} u
      ON r.action_type IN ('admin_login', 'admin_login_known') AND u.email = split_part(r.identifier, chr(10), 1)
    LEFT JOIN ${hotels} h ON h.id = coalesce(u.hotel_id, r.hotel_id)
    WHERE r.locked_until > now() AND ${only}
    ORDER BY r.locked_until - make_interval(mins => l.minutes) DESC
    LIMIT ${LISTED}`)
  return [...rows]
}

export async function listLocked(tx: Tx): Promise<Pick<Pulse, 'locked' | 'lockedCount'>> {
  const locks = await findLocks(tx)
  return { locked: locks.map(({ count: _count, ...lock }) => lock), lockedCount: locks[0]?.count ?? 0 }
}

export async function findLock(tx: Tx, { action, identifier, hotelId }: Lock): Promise<LockedLogin | null> {
  const [lock] = await findLocks(
    tx,
    sql`r.action_type = ${action} AND r.identifier = ${identifier}
      AND (${isOfHotelAdmin(action)} OR r.hotel_id = ${hotelId})`,
  )
  return lock ?? null
}

export async function liftLock(tx: Tx, { action, identifier, hotelId }: Lock) {
  if (isOfHotelAdmin(action)) await unlockStaff(tx, identifier.split('\n')[0] ?? '')
  else await clearAttempts(tx, { action, identifier, hotelId })
}

export async function readDatabaseBytes(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ bytes: number }>(
    sql`SELECT pg_database_size(current_database())::float8 AS bytes`,
  )
  return row?.bytes ?? 0
}
