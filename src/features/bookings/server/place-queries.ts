import { type SQL, sql } from 'drizzle-orm'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import { guests } from '#features/guests/server/table.ts'
import { globalServices, services } from '#features/services/server/table.ts'
import { menuItems, optionChoices, optionGroups } from '#features/menu/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { countingAttempts, secondsLocked } from '#kit/server/limits.ts'
import { compile } from '#kit/server/transaction.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { bookingColumns } from './rows.ts'

/** What a guest submits, and for whom. */
export type Submission = {
  hotelId: string
  guestId: string
  stayBeganAt: Date
  key: string
  /** Of the dishes, one for each line. */
  ids: string[]
  /** In the same order; choices as PostgreSQL writes arrays of ids. */
  quantities: number[]
  choices: string[]
  notes: (string | null)[]
  /** As shown, in minor units. */
  total: number
  currency: string
  note: string | null
  /** Of everything that was ordered. */
  hash: Buffer
  /** The guest as the audit names them. */
  actorName: string
}

const given = (name: keyof Submission, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
const HOTEL = given('hotelId', 'uuid')
const GUEST = given('guestId', 'uuid')
const KEY = given('key', 'uuid')
const IDS = given('ids', 'uuid[]')
const HASH = given('hash', 'bytea')

/** Names as stored in an order: `'name', m.name, 'name_ar', m.name_ar` and so on. */
const namesOf = (table: string) =>
  sql.raw(
    Object.values(DISH_TEXTS.name)
      .map((name) => `'${columnOf(name)}', ${table}.${columnOf(name)}`)
      .join(', '),
  )

/** The dish of a line `w`, unless it is hidden or sold out. */
const ON_OFFER = sql`JOIN ${menuItems} m ON m.hotel_id = ${HOTEL} AND m.id = w.id AND m.enabled
  AND (m.sold_out_until IS NULL OR m.sold_out_until <= now())`

/** What is chosen for a dish of its own groups, and what it adds to the price; nothing is read where nothing is chosen. */
const CHOSEN = sql`
  SELECT count(*) AS count, coalesce(sum(c.price), 0) AS extra,
    jsonb_agg(jsonb_build_object('id', c.id, ${namesOf('c')}, 'price', c.price)
      ORDER BY array_position(m.option_group_ids, c.group_id), c.order_index) AS choices
  FROM ${optionChoices} c
  WHERE w.choices <> '{}' AND c.hotel_id = ${HOTEL} AND c.id = ANY (w.choices::uuid[]) AND c.group_id = ANY (m.option_group_ids)
    AND NOT c.is_sold_out`

/** Whether a group of a dish has fewer or more choices than it asks for. */
const WRONG_COUNT = sql`
  SELECT FROM ${optionGroups} g
  WHERE m.option_group_ids <> '{}' AND g.hotel_id = ${HOTEL} AND g.id = ANY (m.option_group_ids) AND (
    SELECT count(*) FROM ${optionChoices} c
    WHERE c.hotel_id = ${HOTEL} AND c.group_id = g.id AND c.id = ANY (w.choices::uuid[])
  ) NOT BETWEEN g.min_choices AND g.max_choices`

const LINES = sql`
  SELECT w.position, w.quantity, m.price::bigint + chosen.extra AS price,
    jsonb_build_object('id', m.id, ${namesOf('m')}, 'quantity', w.quantity, 'price', m.price + chosen.extra,
      'image_url', m.image_url) || CASE WHEN chosen.count = 0 AND w.note IS NULL THEN '{}'
      ELSE jsonb_build_object('choices', coalesce(chosen.choices, '[]'), 'note', w.note) END AS item
  FROM unnest(${IDS}, ${given('quantities', 'integer[]')}, ${given('choices', 'text[]')}, ${given('notes', 'text[]')})
      WITH ORDINALITY AS w (id, quantity, choices, note, position)
    ${ON_OFFER}
    CROSS JOIN LATERAL (${CHOSEN}) chosen
  WHERE chosen.count = cardinality(w.choices::uuid[]) AND NOT EXISTS (${WRONG_COUNT})`

/** The same of an order in which nothing is chosen or noted, as most are. */
const PLAIN_LINES = sql`
  SELECT w.position, w.quantity, m.price::bigint AS price, jsonb_build_object('id', m.id, ${namesOf('m')},
    'quantity', w.quantity, 'price', m.price, 'image_url', m.image_url) AS item
  FROM unnest(${IDS}, ${given('quantities', 'integer[]')}) WITH ORDINALITY AS w (id, quantity, position)
    ${ON_OFFER}
  WHERE m.option_group_ids = '{}' OR NOT EXISTS (SELECT FROM ${optionGroups} g
    WHERE g.hotel_id = ${HOTEL} AND g.id = ANY (m.option_group_ids) AND g.min_choices > 0)`

const pricing = (lines: SQL) => sql`
  SELECT count(*)::integer AS found, coalesce(sum(line.price * line.quantity), 0) AS total,
    coalesce(jsonb_agg(line.item ORDER BY line.position), '[]') AS items
  FROM (${lines}) line`

const SERVICE = sql`
  SELECT s.label_en AS name, s.icon FROM ${services} s JOIN ${globalServices} g ON g.icon = s.icon
  WHERE s.hotel_id = ${HOTEL} AND s.path = 'room-service' AND s.enabled AND g.enabled LIMIT 1`

const WELCOME = sql`
  SELECT g.login_name, g.room_number, h.currency FROM ${guests} g JOIN ${hotels} h ON h.id = g.hotel_id
  WHERE g.hotel_id = ${HOTEL} AND g.id = ${GUEST} AND g.is_active
    AND (g.expires_at IS NULL OR g.expires_at > now()) AND h.is_active AND h.deleted_at IS NULL`

const EARLIER = sql`
  SELECT * FROM service_bookings
  WHERE hotel_id = ${HOTEL} AND guest_id = ${GUEST} AND idempotency_key = ${KEY}`

const COUNTER = {
  action: 'room_service_booking',
  identifier: sql`${GUEST}::text`,
  hotelId: HOTEL,
} as const

const COLUMNS = sql.raw(
  Object.values(bookingColumns)
    .map((column) => column.name)
    .join(', '),
)

/**
 * Places an order unless something stands in the way: the `booking` and the attempts `remaining`, or no row.
 * @param lines what is ordered, priced
 * @param counted one row with `remaining` if the order that is `fit` may be placed, else none
 */
const placingOnce = (lines: SQL, counted: SQL) =>
  compile(sql`
    WITH priced AS (${pricing(lines)}), service AS (${SERVICE}), guest AS (${WELCOME} FOR SHARE OF g), fit AS (
      SELECT service.name, service.icon, guest.login_name, guest.room_number, guest.currency, priced.items, priced.total
      FROM priced, service, guest
      WHERE priced.found > 0 AND priced.found = cardinality(${IDS}) AND priced.total = ${given('total', 'bigint')}
        AND guest.currency = ${given('currency', 'text')} AND NOT EXISTS (${EARLIER})
    ), counted AS (${counted}), placed AS (
      INSERT INTO service_bookings (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
        order_details, total_price, currency, special_instructions, idempotency_key, request_hash)
      SELECT ${HOTEL}, ${GUEST}, fit.login_name, fit.room_number, fit.name, fit.icon,
        jsonb_build_object('items', fit.items), fit.total, fit.currency, ${given('note', 'text')}, ${KEY}, ${HASH}
      FROM counted, fit
      RETURNING ${COLUMNS}
    ), audited AS (
      INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, after)
      SELECT ${HOTEL}, 'guest', ${GUEST}, ${given('actorName', 'text')}, 'place', 'booking', placed.id,
        jsonb_build_object('totalPrice', placed.total_price, 'orderDetails', placed.order_details)
      FROM placed RETURNING 1
    )
    SELECT row_to_json(placed) AS booking, counted.remaining FROM placed, counted`)

/** What could stand in the way of an order. */
const explainingOnce = (secondsLeft: SQL) =>
  compile(sql`
    WITH priced AS (${pricing(LINES)}), service AS (${SERVICE}), guest AS (${WELCOME}), earlier AS (${EARLIER})
    SELECT to_jsonb(earlier) AS earlier,
      earlier.request_hash = ${HASH} AND earlier.created_at >= ${given('stayBeganAt', 'timestamptz')} AS is_same_order,
      earlier.created_at > now() - interval '2 minutes' AS is_recent,
      priced.found, priced.items, priced.total::text AS total,
      (SELECT h.currency FROM ${hotels} h WHERE h.id = ${HOTEL}) AS currency,
      EXISTS (SELECT FROM service) AS is_service_open, EXISTS (SELECT FROM guest) AS is_guest_welcome,
      ${secondsLeft} AS retry_after_seconds
    FROM priced LEFT JOIN earlier ON true`)

const placingBoth = (counted: SQL) => ({
  plain: placingOnce(PLAIN_LINES, counted),
  chosen: placingOnce(LINES, counted),
})

/** Under the limit that the database counts. */
export const counted = {
  placing: placingBoth(countingAttempts(COUNTER, sql`fit`)),
  explaining: explainingOnce(secondsLocked(COUNTER)),
}

/** Where the limit was counted elsewhere. */
export const uncounted = {
  placing: placingBoth(sql`SELECT 0 AS remaining FROM fit`),
  explaining: explainingOnce(sql`NULL::integer`),
}
