import { type SQL, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { DEFAULT_PROMISE } from '#features/kitchen/rules.ts'
import { kitchens } from '#features/kitchen/server/table.ts'
import type { Actor } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { isoOf } from '#kit/server/iso.ts'
import { nextQuarter } from '#kit/shared/day.ts'
import type { Promised } from '../contract.ts'
import { bookingsOf, ORDERS } from '#features/bookings/server/of-kinds.ts'

/** The share of orders that are to be there by the time that is promised. */
const SHARE = 0.8
/** How many delivered orders of an hour of the day it takes to promise by them. */
const ENOUGH = 50
const DAYS = 30
const KEEP_MS = 15_000

/**
 * Minutes from order to door in which `SHARE` of the orders came that were placed at this hour of the hotel's day in the
 * days before a moment; null until there are enough. Orders for a chosen time do not count.
 */
export const paceAt = (hotelId: string, moment: SQL): SQL => sql`
  SELECT CASE WHEN count(*) >= ${ENOUGH} THEN
    percentile_cont(${SHARE}::float8) WITHIN GROUP (ORDER BY extract(epoch FROM b.delivered_at - b.created_at) / 60) END AS minutes
  FROM ${bookingsOf(ORDERS, 'b')} JOIN ${hotels} h ON h.id = b.hotel_id
  WHERE b.hotel_id = ${hotelId} AND b.due_at IS NULL
    AND b.delivered_at >= b.created_at AND b.created_at > ${moment} - make_interval(days => ${DAYS}::int)
    AND b.created_at < ${moment}
    AND extract(hour FROM b.created_at AT TIME ZONE h.time_zone) = extract(hour FROM ${moment} AT TIME ZONE h.time_zone)`

/** By how many minutes the kitchen is behind: the median over what is under way. */
const lateness = (hotelId: string): SQL => sql`
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(0, extract(epoch FROM now() - b.promised_at) / 60)) AS minutes
  FROM ${bookingsOf(ORDERS, 'b')}
  WHERE b.hotel_id = ${hotelId} AND b.booking_status = 'open' AND b.due_at IS NULL
    AND b.delivered_at IS NULL AND b.created_at > now() - interval '4 hours'`

type Row = {
  opens: string | null
  closes: string | null
  paused_until: string | null
  default_minutes: number | null
  guests_cancel: boolean | null
  delay: number
  pace: number | null
  late: number | null
}

type Pace = { minutes: number; until: number }
const paces = new WeakMap<Pick<Database, 'read'>, Map<string, Pace>>()

/**
 * What the kitchen promises at this moment, and by how many minutes it puts off. The pace of the hour is read once in a
 * quarter of an hour, since that reads a month of orders.
 */
export async function readPromise(
  database: Pick<Database, 'read'>,
  actor: Actor,
  hotelId: string,
): Promise<Promised & { delay: number }> {
  const ofAll = paces.get(database) ?? new Map<string, Pace>()
  paces.set(database, ofAll)
  const kept = ofAll.get(hotelId)
  const isKept = kept !== undefined && kept.until > Date.now()
  const until = nextQuarter()
  const [row] = await database.read<Row>(
    actor,
    sql`SELECT k.opens, k.closes, k.default_minutes, k.guests_cancel, pace.minutes::float8 AS pace, late.minutes::float8 AS late,
      CASE WHEN k.paused_until > now() THEN k.paused_until END AS paused_until,
      CASE WHEN k.delay_until > now() THEN k.delay_minutes ELSE 0 END AS delay
    FROM (${isKept ? sql`SELECT ${kept.minutes}::float8 AS minutes` : paceAt(hotelId, sql`now()`)}) pace CROSS JOIN (${lateness(hotelId)}) late
      LEFT JOIN ${kitchens} k ON k.hotel_id = ${hotelId}`,
  )
  const { opens = null, closes = null, delay = 0 } = row ?? {}
  // of few orders little is read
  if (row?.pace && !isKept) ofAll.set(hotelId, { minutes: row.pace, until })
  const usual = row?.pace ?? row?.default_minutes ?? DEFAULT_PROMISE
  return {
    opens,
    closes,
    delay,
    pausedUntil: row?.paused_until ? isoOf(row.paused_until) : null,
    guestsCancel: row?.guests_cancel ?? true,
    minutes: Math.ceil(usual + (row?.late ?? 0)) + delay,
  }
}

type Known = { minutes: Promise<number>; until: number }
const known = new WeakMap<Pick<Database, 'read'>, Map<string, Known>>()

/** The minutes that the next order is promised without the kitchen's delay, at most 15 s old. */
export function minutesPromised(
  database: Pick<Database, 'read'>,
  actor: Actor,
  hotelId: string,
): Promise<number> {
  const ofAll = known.get(database) ?? new Map<string, Known>()
  known.set(database, ofAll)
  const kept = ofAll.get(hotelId)
  if (kept && kept.until > Date.now()) return kept.minutes
  const minutes = readPromise(database, actor, hotelId).then((promise) => promise.minutes - promise.delay)
  ofAll.set(hotelId, { minutes, until: Date.now() + KEEP_MS })
  minutes.catch(() => ofAll.delete(hotelId))
  return minutes
}
