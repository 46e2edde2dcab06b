import { sql } from 'drizzle-orm'
import { globalServices, services } from '#features/services/server/table.ts'
import { AHEAD_MINUTES } from '#features/room-service/staff-rules.ts'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { announcements } from '#features/announcements/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import type { Tx } from '#kit/server/database.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import type { Dashboard, Day } from '../contract.ts'

const BEST_SELLERS = 5

type Facts = {
  enabled: number
  open: number
  comingSoon: number
  services: number
  published: number
  announcements: number
  menuItems: number
  openOrders: number
  laterOrders: number
}

/** As `isForLater` has it of an open order. */
const isForLater = (now: Date) => sql`(status IN ('pending', 'confirmed') AND due_at IS NOT NULL
  AND ${now.toISOString()}::timestamptz < greatest(created_at, due_at - make_interval(mins => ${AHEAD_MINUTES}::int)))`

async function countThings(tx: Tx, hotelId: string, now: Date): Promise<Facts> {
  const [row] = await tx.execute<Facts>(sql`
    SELECT s.*, a.*, m.*, b.* FROM
      (SELECT count(*) FILTER (WHERE own.enabled)::int AS enabled,
        count(*) FILTER (WHERE own.enabled AND every.enabled AND own.path IS NOT NULL)::int AS open,
        count(*) FILTER (WHERE own.enabled AND every.enabled AND own.path IS NULL)::int AS "comingSoon",
        count(*)::int AS services
        FROM ${services} own JOIN ${globalServices} every USING (category) WHERE own.hotel_id = ${hotelId}) s,
      (SELECT count(*) FILTER (WHERE published)::int AS published, count(*)::int AS announcements
        FROM ${announcements} WHERE hotel_id = ${hotelId}) a,
      (SELECT count(*)::int AS "menuItems" FROM ${menuItems} WHERE hotel_id = ${hotelId}) m,
      (SELECT count(*) FILTER (WHERE NOT ${isForLater(now)})::int AS "openOrders",
        count(*) FILTER (WHERE ${isForLater(now)})::int AS "laterOrders" FROM ${bookingsOf(ORDERS)}
        WHERE hotel_id = ${hotelId} AND booking_status = 'open') b`)
  if (!row) throw new Error('The counts query returned no row')
  return row
}

type ReadDay = Day & Pick<Dashboard['yesterday'], 'ordersByNow' | 'revenueByNow'>

/**
 * The orders of the hotel's day at a moment, or of so many days before it; its bounds come from the hotel's time zone. Of
 * them also those that were placed by the moment's time of day, with which a day that is not over compares.
 */
export async function readDay(tx: Tx, hotelId: string, moment: Date, daysBefore = 0): Promise<ReadDay> {
  const [row] = await tx.execute<Omit<ReadDay, 'byHour'> & { hours: Record<string, number> }>(sql`
    WITH hotel AS (
      SELECT time_zone, currency, (${moment.toISOString()}::timestamptz AT TIME ZONE time_zone)::time AS by_now,
        (${moment.toISOString()}::timestamptz AT TIME ZONE time_zone)::date - ${daysBefore}::int AS day
      FROM ${hotels} WHERE id = ${hotelId}
    ), placed AS (
      SELECT total_price, currency, status, payment_status, created_at, delivered_at,
        created_at AT TIME ZONE (SELECT time_zone FROM hotel) AS local
      FROM ${bookingsOf(ORDERS)}
      WHERE hotel_id = ${hotelId}
        AND created_at >= (SELECT day::timestamp AT TIME ZONE time_zone FROM hotel)
        AND created_at < (SELECT (day + 1)::timestamp AT TIME ZONE time_zone FROM hotel)
    ), kept AS (SELECT * FROM placed WHERE status <> 'cancelled')
    SELECT to_char(day, 'YYYY-MM-DD') AS day,
      (SELECT count(*)::int FROM kept) AS orders,
      (SELECT count(*)::int FROM kept WHERE local::time <= by_now) AS "ordersByNow",
      (SELECT coalesce(sum(total_price), 0)::float8 FROM kept WHERE kept.currency = hotel.currency) AS revenue,
      (SELECT coalesce(sum(total_price), 0)::float8 FROM kept
        WHERE kept.currency = hotel.currency AND local::time <= by_now) AS "revenueByNow",
      (SELECT coalesce(sum(total_price), 0)::float8 FROM kept
        WHERE kept.currency = hotel.currency AND payment_status = 'paid') AS paid,
      (SELECT count(*)::int FROM placed WHERE status = 'cancelled') AS cancelled,
      (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM delivered_at - created_at)) / 60)::int
        FROM kept WHERE delivered_at IS NOT NULL) AS "medianMinutes",
      (SELECT coalesce(jsonb_object_agg(hour, orders), '{}')
        FROM (SELECT extract(hour FROM local)::int AS hour, count(*)::int AS orders FROM kept GROUP BY 1) h) AS hours
    FROM hotel`)
  if (!row) throw new Error('The query for a day returned no row')
  const { hours, ...figures } = row
  return { ...figures, byHour: Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0) }
}

const newest = (column: string) => sql.raw(`(array_agg(line ->> '${column}' ORDER BY created_at DESC))[1]`)
const NEWEST_NAMES = sql.join(
  LANGUAGES.map(
    (language) => sql`${sql.raw(`'${language}'`)}, ${newest(columnOf(DISH_TEXTS.name[language]))}`,
  ),
  sql`, `,
)

/** The dishes ordered most in the last seven days, each under the name in its newest order. */
async function listBestSellers(tx: Tx, hotelId: string, now: Date): Promise<Dashboard['bestSellers']> {
  const rows = await tx.execute<Dashboard['bestSellers'][number]>(sql`
    WITH week AS (
      SELECT ((${now.toISOString()}::timestamptz AT TIME ZONE time_zone)::date - 6)::timestamp
        AT TIME ZONE time_zone AS since FROM ${hotels} WHERE id = ${hotelId}
    )
    SELECT jsonb_build_object(${NEWEST_NAMES}) AS name,
      sum((line ->> 'quantity')::int)::int AS quantity
    FROM ${bookingsOf(ORDERS, 'b')}, jsonb_path_query(b.order_details, '$.items[*]
      ? (@.id.type() == "string" && @.name.type() == "string" && @.quantity.type() == "number")') line
    WHERE b.hotel_id = ${hotelId} AND b.created_at >= (SELECT since FROM week) AND b.status <> 'cancelled'
    GROUP BY line ->> 'id'
    ORDER BY quantity DESC, ${newest('name')}
    LIMIT ${BEST_SELLERS}`)
  return [...rows]
}

export async function readDashboard(tx: Tx, hotelId: string, now: Date): Promise<Dashboard> {
  const { enabled, open, comingSoon, services, published, announcements, ...counts } = await countThings(
    tx,
    hotelId,
    now,
  )
  const { ordersByNow: _orders, revenueByNow: _revenue, ...today } = await readDay(tx, hotelId, now)
  const { orders, byHour, medianMinutes, ordersByNow, revenueByNow } = await readDay(tx, hotelId, now, 1)
  return {
    services: { enabled, open, comingSoon, total: services },
    announcements: { published, total: announcements },
    ...counts,
    today,
    yesterday: { orders, byHour, medianMinutes, ordersByNow, revenueByNow },
    bestSellers: await listBestSellers(tx, hotelId, now),
  }
}
