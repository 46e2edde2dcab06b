import type { BookingState, BookingStatus } from '#features/bookings/contract.ts'
import { asOwner } from '../kit/database.ts'

export type HeldBooking = {
  id: string
  hotelId: string
  guestId: string
  key: string
  note: string | null
  status: BookingStatus
  bookingStatus: BookingState
  roomNumber: string
  totalPrice: number
  version: number
  createdAt: Date
  items: { id: string; price: number; quantity: number }[]
}

export type HeldChange = {
  hotelId: string
  bookingId: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What the database holds when an evening is over. */
export type Held = {
  bookings: HeldBooking[]
  /** The audit of the bookings, oldest first. */
  changes: HeldChange[]
  dishes: { hotelId: string; id: string; price: number; enabled: boolean }[]
  announcements: { hotelId: string; id: string; published: boolean; title: string }[]
  messages: { hotelId: string; author: string; text: string }[]
  knowledge: { hotelId: string; topic: string }[]
  /** Which hotel an id belongs to, of everything that hotels have or had. */
  hotelOf: Map<string, string>
}

const TABLES_WITH_IDS = [
  'service_bookings',
  'menu_items',
  'announcements',
  'guests',
  'services',
  'users',
  'chat_conversations',
  'chat_messages',
  'chatbot_knowledge',
]

export const readHeld = (databaseUrl: string): Promise<Held> =>
  asOwner(databaseUrl, async (owner) => {
    const rows = async <Row>(text: string) => (await owner.query(text)).rows as Row[]
    const ids = TABLES_WITH_IDS.map((table) => `SELECT id, hotel_id FROM ${table} WHERE hotel_id IS NOT NULL`)
    await owner.query('SET ROLE hotelly_platform')
    const owners = await rows<{ id: string; hotel_id: string }>(
      `${ids.join(' UNION ')} UNION SELECT entity_id, hotel_id FROM audit_log
       WHERE entity_id IS NOT NULL AND hotel_id IS NOT NULL AND entity IN ('booking', 'announcement', 'menu_item')
       UNION SELECT id, id FROM hotels`,
    )
    return {
      bookings: await rows(`SELECT id, hotel_id AS "hotelId", guest_id AS "guestId", idempotency_key AS key,
        special_instructions AS note, status, booking_status AS "bookingStatus", room_number AS "roomNumber",
        total_price AS "totalPrice", version, created_at AS "createdAt", order_details -> 'items' AS items
        FROM service_bookings ORDER BY created_at`),
      changes: await rows(`SELECT hotel_id AS "hotelId", entity_id AS "bookingId", action, before, after
        FROM audit_log WHERE entity = 'booking' ORDER BY at`),
      dishes: await rows('SELECT hotel_id AS "hotelId", id, price, enabled FROM menu_items'),
      announcements: await rows(
        'SELECT hotel_id AS "hotelId", id, published, title_en AS title FROM announcements',
      ),
      messages: await rows('SELECT hotel_id AS "hotelId", author, text FROM chat_messages'),
      knowledge: await rows('SELECT hotel_id AS "hotelId", topic FROM chatbot_knowledge'),
      hotelOf: new Map(owners.map(({ id, hotel_id }) => [id, hotel_id])),
    }
  })
