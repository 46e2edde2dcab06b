import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { auditNameOf, type GuestActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import type { BookingLine, GuestBooking, Order } from './contract.ts'
import { readLines, toGuestBooking } from './rows.ts'
import { serviceBookings } from './table.ts'

const { hotelId: _hotel, idempotencyKey: _key, ...columns } = getTableColumns(serviceBookings)

/** The same order always has the same hash, whatever the order of its keys. */
export const hashOrder = (order: Order) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        order.items.map((item) => [item.itemId, item.quantity]),
        order.shownTotal,
        order.specialInstructions,
      ]),
    )
    .digest()

/** The booking that this key has placed before, and whether it was the same order. */
export async function findPlaced(
  tx: Tx,
  actor: GuestActor,
  key: string,
  order: Order,
): Promise<{ booking: GuestBooking; isSameOrder: boolean } | null> {
  const [row] = await tx
    .select(columns)
    .from(serviceBookings)
    .where(
      and(
        eq(serviceBookings.hotelId, actor.hotelId),
        eq(serviceBookings.guestId, actor.guestId),
        eq(serviceBookings.idempotencyKey, key),
      ),
    )
  if (!row) return null
  const { requestHash, ...booking } = row
  return { booking: toGuestBooking(booking), isSameOrder: requestHash.equals(hashOrder(order)) }
}

export type Placement = {
  /** Null when nothing was placed: then the reason stands in the other fields, or the key was used meanwhile. */
  bookingId: string | null
  /** What the menu has today of what was asked for, in the order asked for. */
  lines: BookingLine[]
  totalPrice: number
  isMenuAsShown: boolean
  isServiceOpen: boolean
  isGuestWelcome: boolean
}

/**
 * Prices, snapshots, inserts and audits an order in one statement. Nothing is placed when an item is gone, the total
 * differs from the one shown, the service is switched off, or the guest or the hotel has been deactivated meanwhile.
 */
export async function placeOrder(tx: Tx, actor: GuestActor, key: string, order: Order): Promise<Placement> {
  const who = auditNameOf(actor)
  const { hotelId, guestId } = actor
  const [row] = await tx.execute<{
    id: string | null
    items: unknown
    total: string
    found: number
    is_service_open: boolean
    is_guest_welcome: boolean
  }>(sql`
    WITH wanted AS (
      SELECT (line ->> 'itemId')::uuid AS id, (line ->> 'quantity')::integer AS quantity, position
      FROM jsonb_array_elements(${JSON.stringify(order.items)}::jsonb) WITH ORDINALITY AS t (line, position)
    ), priced AS (
      SELECT count(*)::integer AS found, coalesce(sum(m.price::bigint * w.quantity), 0) AS total,
        coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'name_ar', m.name_ar, 'name_bs', m.name_bs,
          'quantity', w.quantity, 'price', m.price, 'image_url', m.image_url) ORDER BY w.position), '[]') AS items
      FROM wanted w JOIN menu_items m ON m.hotel_id = ${hotelId} AND m.id = w.id AND m.enabled
    ), service AS (
      SELECT s.label_en AS name, s.icon FROM services s JOIN global_services g ON g.icon = s.icon
      WHERE s.hotel_id = ${hotelId} AND s.path = 'room-service' AND s.enabled AND g.enabled LIMIT 1
    ), guest AS (
      SELECT g.login_name, g.room_number FROM guests g JOIN hotels h ON h.id = g.hotel_id
      WHERE g.hotel_id = ${hotelId} AND g.id = ${guestId} AND g.is_active
        AND (g.expires_at IS NULL OR g.expires_at > now()) AND h.is_active AND h.deleted_at IS NULL
    ), placed AS (
      INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
        order_details, total_price, special_instructions, idempotency_key, request_hash)
      SELECT ${hotelId}, ${guestId}, guest.login_name, guest.room_number, service.name, service.icon,
        jsonb_build_object('items', priced.items), priced.total, ${order.specialInstructions}, ${key}, ${hashOrder(order)}
      FROM priced, service, guest
      WHERE priced.found = ${order.items.length} AND priced.total = ${order.shownTotal}
      ON CONFLICT (hotel_id, guest_id, idempotency_key) DO NOTHING
      RETURNING id, total_price, order_details
    ), audited AS (
      INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, after)
      SELECT ${hotelId}, ${who.kind}, ${who.id}, ${who.name}, 'place', 'booking', placed.id,
        jsonb_build_object('totalPrice', placed.total_price, 'orderDetails', placed.order_details)
      FROM placed
    )
    SELECT placed.id, priced.items, priced.total::text AS total, priced.found,
      EXISTS (SELECT FROM service) AS is_service_open, EXISTS (SELECT FROM guest) AS is_guest_welcome
    FROM priced LEFT JOIN placed ON true`)
  if (!row) throw new Error('Placing an order answered no row')
  const totalPrice = Number(row.total)
  return {
    bookingId: row.id,
    lines: readLines({ items: row.items }) ?? [],
    totalPrice,
    isMenuAsShown: row.found === order.items.length && totalPrice === order.shownTotal,
    isServiceOpen: row.is_service_open,
    isGuestWelcome: row.is_guest_welcome,
  }
}
