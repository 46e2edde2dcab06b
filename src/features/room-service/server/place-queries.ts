import { type SQL, sql } from 'drizzle-orm'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import { TRAITS } from '#features/dietary/traits.ts'
import { guests } from '#features/guests/server/table.ts'
import { DAYS_AHEAD } from '#features/kitchen/rules.ts'
import { kitchens } from '#features/kitchen/server/table.ts'
import { globalServices, services } from '#features/services/server/table.ts'
import { menuItems, menuParts, optionChoices, optionGroups } from '#features/menu/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { countingAttempts, secondsLocked } from '#kit/server/limits.ts'
import { compile } from '#kit/server/transaction.ts'
import { alerting } from '#features/alerts/server/queries.ts'
import { columnOf } from '#kit/shared/texts.ts'
import { GRACE_MINUTES } from '../order-times.ts'
import { bookingsOf, EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { INTO_BOOKINGS } from '#features/bookings/server/records.ts'
import { rowColumns } from '#features/bookings/server/rows.ts'

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
  /** The allergens that the notes name. */
  noted: string[]
  /** Whether they speak of health without naming one. */
  concernsHealth: boolean
  /** As shown, in minor units. */
  total: number
  currency: string
  note: string | null
  /** Of everything that was ordered. */
  hash: Buffer
  dueAt: string | null
  language: string | null
  fromChat: boolean | null
  /** What is promised to an order that is wanted as soon as possible, in minutes, without the kitchen's delay. */
  minutes: number
  /** Who places it, as the audit names them. */
  actorKind: string
  actorId: string | null
  actorName: string
  /** The member of staff who enters it for the guest. */
  enteredBy: string | null
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

const NOW = sql`now()`
/** When the order is wanted. */
const DUE = given('dueAt', 'timestamptz')
const WANTED = sql`coalesce(${DUE}, now())`

/** A moment as the hotel's clock shows it. */
const clockAt = (moment: SQL, timeZone: SQL) => sql`to_char(${moment} AT TIME ZONE ${timeZone}, 'HH24:MI')`
const OF_HOTEL = sql`(SELECT h.time_zone FROM ${hotels} h WHERE h.id = ${HOTEL})`

/** The dish of a line `w`, unless it is hidden or sold out. */
const ON_MENU = sql`JOIN ${menuItems} m ON m.hotel_id = ${HOTEL} AND m.id = w.id AND m.enabled`

/** The same of a dish that can be had all day and that nobody counts. */
const ON_OFFER_ALWAYS = sql`${ON_MENU} AND (m.sold_out_until IS NULL OR m.sold_out_until <= now())
  AND m.part_ids = '{}' AND m.stock IS NULL`

/** Whether a dish belongs to the part of the day for which the order is. */
const SERVED = sql`(m.part_ids = '{}' OR EXISTS (
  SELECT FROM ${menuParts} p WHERE p.hotel_id = ${HOTEL} AND p.id = ANY (m.part_ids)
    AND is_within_day(${clockAt(WANTED, OF_HOTEL)}, p.begins, p.ends)))`

const ON_OFFER = sql`${ON_MENU} AND (m.sold_out_until IS NULL OR m.sold_out_until <= ${WANTED})
  AND (m.stock IS NULL OR m.stock > 0) AND ${SERVED}`

/** What is chosen for a dish of its own groups, and what it adds to the price; nothing is read where nothing is chosen. */
const CHOSEN = sql`
  SELECT count(*) AS count, coalesce(sum(c.price), 0) AS extra,
    jsonb_agg(jsonb_build_object('id', c.id, ${namesOf('c')}, 'price', c.price, 'traits', c.traits)
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

/** How a dish is stored in an order, but for its price. */
const STORED = sql`'id', m.id, ${namesOf('m')}, 'quantity', w.quantity, 'image_url', m.image_url`
/** What is only stored where the hotel says it. */
const DECLARED = sql`CASE WHEN m.traits = '{}' AND m.station IS NULL THEN '{}'
  ELSE jsonb_build_object('traits', m.traits, 'station', m.station) END`

/** Lines with their choices and notes, of dishes that are on offer. */
const linesOf = (onOffer: SQL) => sql`
  SELECT w.position, w.quantity, m.price::bigint + chosen.extra AS price,
    jsonb_build_object(${STORED}, 'price', m.price + chosen.extra) || ${DECLARED}
      || CASE WHEN m.stock IS NULL THEN '{}'::jsonb ELSE '{"counted": true}' END
      || CASE WHEN chosen.count = 0 AND w.note IS NULL THEN '{}'
        ELSE jsonb_build_object('choices', coalesce(chosen.choices, '[]'), 'note', w.note) END AS item
  FROM unnest(${IDS}, ${given('quantities', 'integer[]')}, ${given('choices', 'text[]')}, ${given('notes', 'text[]')})
      WITH ORDINALITY AS w (id, quantity, choices, note, position)
    ${onOffer}
    CROSS JOIN LATERAL (${CHOSEN}) chosen
  WHERE chosen.count = cardinality(w.choices::uuid[]) AND NOT EXISTS (${WRONG_COUNT})`

const LINES = linesOf(ON_OFFER)

/** The same of an order in which nothing is chosen or noted and no dish is bound to times or counted, as most are. */
const PLAIN_LINES = sql`
  SELECT w.position, w.quantity, m.price::bigint AS price, jsonb_build_object(${STORED}, 'price', m.price) || ${DECLARED} AS item
  FROM unnest(${IDS}, ${given('quantities', 'integer[]')}) WITH ORDINALITY AS w (id, quantity, position)
    ${ON_OFFER_ALWAYS}
  WHERE m.option_group_ids = '{}' OR NOT EXISTS (SELECT FROM ${optionGroups} g
    WHERE g.hotel_id = ${HOTEL} AND g.id = ANY (m.option_group_ids) AND g.min_choices > 0)`

const pricing = (lines: SQL) => sql`
  SELECT count(*)::integer AS found, coalesce(sum(line.price * line.quantity), 0) AS total,
    coalesce(jsonb_agg(line.item ORDER BY line.position), '[]') AS items
  FROM (${lines}) line`

const SERVICE = sql`
  SELECT s.label_en AS name, s.icon FROM ${services} s JOIN ${globalServices} g ON g.category = s.category
  WHERE s.hotel_id = ${HOTEL} AND s.category = 'room_service' AND s.path IS NOT NULL AND s.enabled AND g.enabled LIMIT 1`

const WELCOME = sql`
  SELECT g.login_name, g.room_number, g.avoids, g.expires_at, h.currency, h.time_zone,
    k.opens, k.closes, k.paused_until, CASE WHEN k.delay_until > now() THEN k.delay_minutes ELSE 0 END AS delay
  FROM ${guests} g JOIN ${hotels} h ON h.id = g.hotel_id LEFT JOIN ${kitchens} k ON k.hotel_id = g.hotel_id
  WHERE g.hotel_id = ${HOTEL} AND g.id = ${GUEST} AND g.is_active
    AND (g.expires_at IS NULL OR g.expires_at > now()) AND h.is_active AND h.deleted_at IS NULL`

const EARLIER = sql`
  SELECT * FROM ${bookingsOf(EVERY_KIND)}
  WHERE hotel_id = ${HOTEL} AND guest_id = ${GUEST} AND idempotency_key = ${KEY}`

const COUNTER = { action: 'room_service_booking', identifier: sql`${GUEST}::text`, hotelId: HOTEL } as const

const COLUMNS = sql.raw(
  Object.values(rowColumns)
    .map((column) => column.name)
    .join(', '),
)

/** Whether a guest's kitchen takes orders for a moment. */
const isOpenAt = (moment: SQL) => sql`
  (guest.opens IS NULL OR is_within_day(${clockAt(moment, sql`guest.time_zone`)}, guest.opens, guest.closes))`
const isTakenAt = (moment: SQL) => sql`(guest.paused_until IS NULL OR guest.paused_until <= ${moment})`
/** How soon the kitchen promises what is ordered now. */
const PROMISED = sql`make_interval(mins => ${given('minutes', 'integer')} + guest.delay)`
/** Whether the chosen time lies ahead, far enough for the kitchen, and within the stay; as `canStillBe` has it. */
const IS_AHEAD = sql`(${DUE} IS NULL OR ${DUE} > now() AND ${DUE} <= coalesce(guest.expires_at, 'infinity')
  AND ${DUE} >= now() + ${PROMISED} - make_interval(mins => ${sql.raw(String(GRACE_MINUTES))})
  AND ${DUE} <= now() + make_interval(days => ${sql.raw(String(DAYS_AHEAD))}))`

/**
 * What is asked for of dishes that are counted, held until the order is placed; in one order, so that nobody waits in a
 * circle. Of the menu alone: beside what is locked Citus reads nothing else.
 */
const COUNTED = sql`
  SELECT m.id, m.stock, (SELECT sum(w.quantity)
    FROM unnest(${IDS}, ${given('quantities', 'integer[]')}) AS w (id, quantity) WHERE w.id = m.id) AS portions
  FROM ${menuItems} m WHERE m.hotel_id = ${HOTEL} AND m.id = ANY (${IDS}) AND m.stock IS NOT NULL`

/** What the guest avoids, and what the notes name besides. */
const NOTED = given('noted', 'text[]')
const AVOIDED = sql`CASE WHEN ${NOTED} = '{}' THEN fit.avoids ELSE ARRAY(
  SELECT trait FROM unnest('{${sql.raw(TRAITS.join(','))}}'::text[]) AS trait WHERE trait = ANY (fit.avoids || ${NOTED})) END`

type Way = {
  /** What is ordered, priced. */
  lines: SQL
  /** When the order is wanted. */
  moment: SQL
  isAhead: SQL
  isEnough: SQL
  /** Expressions of the statement that hold and take portions. */
  holding: SQL
  taking: SQL
  /** The smallest number of portions that is left of a dish that is counted. */
  left: SQL
}

const PLAIN: Way = {
  lines: PLAIN_LINES,
  moment: NOW,
  isAhead: sql`true`,
  isEnough: sql`true`,
  holding: sql``,
  taking: sql``,
  left: sql`NULL::integer`,
}

/** The same with choices and notes. */
const CHOSEN_NOW: Way = { ...PLAIN, lines: linesOf(ON_OFFER_ALWAYS) }

const FULL: Way = {
  lines: LINES,
  moment: WANTED,
  isAhead: IS_AHEAD,
  isEnough: sql`NOT EXISTS (SELECT FROM held WHERE held.stock < held.portions)`,
  holding: sql`held AS MATERIALIZED (${COUNTED} ORDER BY m.id FOR UPDATE),`,
  taking: sql`taken AS (
      UPDATE ${menuItems} m SET stock = held.stock - held.portions FROM held, placed
      WHERE m.hotel_id = ${HOTEL} AND m.id = held.id RETURNING m.stock
    ),`,
  left: sql`(SELECT min(stock) FROM taken)`,
}

/**
 * Places an order unless something stands in the way: the `booking`, the attempts `remaining` and the portions `left`, or
 * no row.
 * @param counted one row with `remaining` if the order that is `fit` may be placed, else none
 */
const placingOnce = ({ lines, moment, isAhead, isEnough, holding, taking, left }: Way, counted: SQL) =>
  compile(sql`
    WITH ${holding} priced AS (${pricing(lines)}), service AS (${SERVICE}), guest AS (${WELCOME} FOR SHARE OF g), fit AS (
      SELECT service.name, service.icon, guest.login_name, guest.room_number, guest.avoids, guest.delay, guest.currency,
        priced.items, priced.total
      FROM priced, service, guest
      WHERE ${isEnough}
        AND ${isAhead}
        AND ${isOpenAt(moment)}
        AND ${isTakenAt(moment)}
        AND priced.found > 0 AND priced.found = cardinality(${IDS})
        AND priced.total = ${given('total', 'bigint')}
        AND guest.currency = ${given('currency', 'text')}
        AND NOT EXISTS (${EARLIER})
    ), counted AS (${counted}), placed AS (
      INSERT ${INTO_BOOKINGS} (hotel_id, guest_id, guest_name, room_number, service_name, service_icon,
        order_details, total_price, currency, special_instructions, idempotency_key, request_hash, avoids, concerns_health, due_at,
        promised_at, guest_language, entered_by, from_chat)
      SELECT ${HOTEL}, ${GUEST}, fit.login_name, fit.room_number, fit.name, fit.icon,
        jsonb_build_object('items', fit.items), fit.total, fit.currency, ${given('note', 'text')}, ${KEY}, ${HASH},
        ${AVOIDED}, ${given('concernsHealth', 'boolean')}, ${DUE}, greatest(${DUE}, now() + make_interval(mins => ${given('minutes', 'integer')} + fit.delay)),
        ${given('language', 'text')}, ${given('enteredBy', 'text')}, ${given('fromChat', 'boolean')}
      FROM counted, fit
      RETURNING ${COLUMNS}
    ), ${taking} audited AS (
      INSERT INTO audit_log (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, after)
      SELECT ${HOTEL}, ${given('actorKind', 'text')}, ${given('actorId', 'uuid')}, ${given('actorName', 'text')}, 'place', 'booking', placed.id,
        jsonb_build_object('totalPrice', placed.total_price, 'orderDetails', placed.order_details)
      FROM placed RETURNING 1
    ), alerted AS (${alerting({ kind: 'order', category: sql`'room_service'` }, HOTEL, sql`placed`)} RETURNING 1)
    SELECT row_to_json(placed) AS booking, counted.remaining, ${left} AS left FROM placed, counted`)

/** What could stand in the way of an order. */
const explainingOnce = (secondsLeft: SQL) =>
  compile(sql`
    WITH priced AS (${pricing(LINES)}), service AS (${SERVICE}), guest AS (${WELCOME}), earlier AS (${EARLIER})
    SELECT to_jsonb(earlier) AS earlier,
      earlier.request_hash = ${HASH} AND earlier.created_at >= ${given('stayBeganAt', 'timestamptz')} AS is_same_order,
      earlier.created_at > now() - interval '2 minutes' AS is_recent,
      priced.found, priced.items, priced.total::text AS total,
      (SELECT h.currency FROM ${hotels} h WHERE h.id = ${HOTEL}) AS currency,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'left', stock)), '[]') FROM (${COUNTED}) held
        WHERE stock < portions) AS left,
      (SELECT coalesce(jsonb_agg(DISTINCT w.id), '[]') FROM unnest(${IDS}) AS w (id) ${ON_MENU} WHERE NOT ${SERVED}) AS later,
      (SELECT jsonb_build_object('opens', opens, 'closes', closes, 'pausedUntil', paused_until,
        'isAhead', ${IS_AHEAD}, 'isOpen', ${isOpenAt(WANTED)}, 'isTaken', ${isTakenAt(WANTED)}) FROM guest) AS times,
      EXISTS (SELECT FROM service) AS is_service_open, EXISTS (SELECT FROM guest) AS is_guest_welcome,
      ${secondsLeft} AS retry_after_seconds
    FROM priced LEFT JOIN earlier ON true`)

const placingBoth = (counted: SQL) => ({
  plain: placingOnce(PLAIN, counted),
  chosen: placingOnce(CHOSEN_NOW, counted),
  full: placingOnce(FULL, counted),
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
