import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import { auditNameOf, type GuestActor } from '#kit/server/actor.ts'
import { guests } from '#features/guests/server/table.ts'
import { globalServices, services } from '#features/services/server/table.ts'
import { menuItems } from '#features/menu/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { countRefusal } from '#kit/server/metrics.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import type { BookingLine, GuestBooking, Order } from '../contract.ts'
import { readLines, rowFromJson, toGuestBooking } from './rows.ts'

/** The same order always has the same hash. */
const hashOrder = (order: Order) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        order.items.map((item) => [item.itemId, item.quantity]),
        order.shownTotal,
        order.currency,
        order.specialInstructions,
      ]),
    )
    .digest('hex')

export type Placement =
  | { outcome: 'placed'; booking: GuestBooking; attemptsLeft: number }
  /** `isRecent` while its first answer, and what was to be announced with it, may just have been lost. */
  | { outcome: 'placed-before'; booking: GuestBooking; isRecent: boolean }
  | { outcome: 'key-reused' | 'empty' | 'guest-gone' | 'service-closed' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** What is now on the menu of the requested items, in the requested order. */
  | { outcome: 'menu-changed'; lines: BookingLine[]; totalPrice: number; currency: string }

type Answer = {
  earlier: Record<string, unknown> | null
  is_same_order: boolean | null
  is_recent: boolean | null
  allowed: boolean | null
  retry_after_seconds: number | null
  remaining_attempts: number | null
  is_service_open: boolean
  is_guest_welcome: boolean
  items: unknown
  total: string
  currency: string
  placed: Record<string, unknown> | null
}

/**
 * Looks up the key, then prices, counts the attempt, snapshots, inserts and audits an order: one statement, one
 * transaction. An order refused for any reason but the limit costs no attempt (OP-33). Submissions under one key wait
 * for each other, and for a guest who is just moving to another room; a key from an earlier stay is used up. Nothing is
 * placed when an item is gone, the total or its currency differs from the one shown, the service is switched off, or
 * the guest or the hotel has been deactivated meanwhile.
 * @param isCounted false when the rate limit was counted elsewhere
 */
export async function placeOrder(
  tx: Tx,
  actor: GuestActor,
  key: string,
  order: Order,
  isCounted = true,
): Promise<Placement> {
  const [, [answer]] = await Promise.all([
    tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    tx.execute<Answer>(placing(actor, key, order, isCounted)),
  ])
  if (!answer) throw new Error('The query that places an order returned no row')
  if (answer.earlier) {
    if (!answer.is_same_order) return { outcome: 'key-reused' }
    const booking = toGuestBooking(rowFromJson(answer.earlier), actor.guestId)
    return { outcome: 'placed-before', booking, isRecent: answer.is_recent ?? false }
  }
  if (answer.placed) {
    const attemptsLeft = answer.remaining_attempts ?? 0
    return {
      outcome: 'placed',
      booking: toGuestBooking(rowFromJson(answer.placed), actor.guestId),
      attemptsLeft,
    }
  }
  if (order.items.length === 0) return { outcome: 'empty' }
  if (answer.allowed === false) {
    countRefusal('room_service_booking')
    return { outcome: 'limited', retryAfterSeconds: answer.retry_after_seconds ?? 0 }
  }
  if (!answer.is_guest_welcome) return { outcome: 'guest-gone' }
  if (!answer.is_service_open) return { outcome: 'service-closed' }
  const lines = readLines({ items: answer.items }) ?? []
  const { total, currency } = answer
  return { outcome: 'menu-changed', lines, totalPrice: Number(total), currency }
}

/** A dish's names as stored in an order: `'name', m.name, 'name_ar', m.name_ar` and so on. */
const NAMES = sql.raw(
  Object.values(DISH_TEXTS.name)
    .map((name) => `'${columnOf(name)}', m.${columnOf(name)}`)
    .join(', '),
)

function placing(actor: GuestActor, key: string, order: Order, isCounted: boolean): SQL {
  const who = auditNameOf(actor)
  const { hotelId, guestId, stayBeganAt } = actor
  const { maxAttempts, windowMinutes, lockoutMinutes } = RATE_LIMITS.room_service_booking
  const limit = isCounted
    ? sql`take_rate_limit_attempt(${guestId}, 'room_service_booking', ${hotelId},
        ${maxAttempts}, ${windowMinutes}, ${lockoutMinutes})`
    : sql`(SELECT true AS allowed, 0 AS retry_after_seconds, 0 AS remaining_attempts)`
  return sql`
    WITH earlier AS (
      SELECT * FROM service_bookings
      WHERE hotel_id = ${hotelId} AND guest_id = ${guestId} AND idempotency_key = ${key}
    ), wanted AS (
      SELECT (line ->> 'itemId')::uuid AS id, (line ->> 'quantity')::integer AS quantity, position
      FROM jsonb_array_elements(${JSON.stringify(order.items)}::jsonb) WITH ORDINALITY AS t (line, position)
    ), priced AS (
      SELECT count(*)::integer AS found, coalesce(sum(m.price::bigint * w.quantity), 0) AS total,
        coalesce(jsonb_agg(jsonb_build_object('id', m.id, ${NAMES}, 'quantity', w.quantity, 'price', m.price,
          'image_url', m.image_url) ORDER BY w.position), '[]') AS items
      FROM wanted w JOIN ${menuItems} m ON m.hotel_id = ${hotelId} AND m.id = w.id AND m.enabled
    ), service AS (
      SELECT s.label_en AS name, s.icon FROM ${services} s JOIN ${globalServices} g ON g.icon = s.icon
      WHERE s.hotel_id = ${hotelId} AND s.path = 'room-service' AND s.enabled AND g.enabled LIMIT 1
    ), guest AS (
      SELECT g.login_name, g.room_number, h.currency FROM ${guests} g JOIN ${hotels} h ON h.id = g.hotel_id
      WHERE g.hotel_id = ${hotelId} AND g.id = ${guestId} AND g.is_active
        AND (g.expires_at IS NULL OR g.expires_at > now()) AND h.is_active AND h.deleted_at IS NULL
      FOR SHARE OF g
    ), fit AS (
      SELECT service.name, service.icon, guest.login_name, guest.room_number, guest.currency, priced.items, priced.total
      FROM priced, service, guest
      WHERE ${order.items.length}::integer > 0 AND priced.found = ${order.items.length}
        AND priced.total = ${order.shownTotal} AND guest.currency = ${order.currency}
    ), limited AS (
      SELECT l.allowed, l.retry_after_seconds, l.remaining_attempts FROM ${limit} l
      WHERE NOT EXISTS (SELECT FROM earlier) AND EXISTS (SELECT FROM fit)
    ), placed AS (
      INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
        order_details, total_price, currency, special_instructions, idempotency_key, request_hash)
      SELECT ${hotelId}, ${guestId}, fit.login_name, fit.room_number, fit.name, fit.icon,
        jsonb_build_object('items', fit.items), fit.total, fit.currency, ${order.specialInstructions}, ${key},
        decode(${hashOrder(order)}, 'hex')
      FROM limited, fit WHERE limited.allowed
      RETURNING *
    ), audited AS (
      INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, after)
      SELECT ${hotelId}, ${who.kind}, ${who.id}, ${who.name}, 'place', 'booking', placed.id,
        jsonb_build_object('totalPrice', placed.total_price, 'orderDetails', placed.order_details)
      FROM placed
    )
    SELECT to_jsonb(earlier) AS earlier, 
      encode(earlier.request_hash, 'hex') = ${hashOrder(order)} AND earlier.created_at >= ${stayBeganAt} AS is_same_order,
      earlier.created_at > now() - interval '2 minutes' AS is_recent,
      limited.allowed, limited.retry_after_seconds, limited.remaining_attempts, to_jsonb(placed) AS placed, priced.items, priced.total::text AS total,
      (SELECT h.currency FROM ${hotels} h WHERE h.id = ${hotelId}) AS currency,
      EXISTS (SELECT FROM service) AS is_service_open, EXISTS (SELECT FROM guest) AS is_guest_welcome
    FROM priced LEFT JOIN earlier ON true LEFT JOIN limited ON true LEFT JOIN placed ON true`
}
