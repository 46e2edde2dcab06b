import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { announcements } from '#features/announcements/server/table.ts'
import { guests } from '#features/guests/server/table.ts'
import { bookingsOf, EVERY_KIND } from '#features/bookings/server/of-kinds.ts'
import { menuItems, optionChoices, optionGroups } from '#features/menu/server/table.ts'
import {
  holdOfferPrices,
  listOfferPrices,
  saveOfferPrices,
} from '#features/service-items/server/price-queries.ts'
import { readOrdersByHour } from '#features/room-service/server/count-queries.ts'
import { offers } from '#features/service-items/server/table.ts'
import { sessions } from '#features/accounts/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { type AnyHotel, type HotelDraft, type HotelPage, HOTELS_PER_PAGE } from '../contract.ts'
import type { HotelSort, HotelState } from '../rules.ts'
import { countInUse } from './counts.ts'
import { countOpenServiceBookings } from '#features/service-bookings/server/count-queries.ts'
import { readOrderFigures, waitingHotels, type OrderFigures } from './order-figures.ts'
import { readUnseen, unseenOf } from './unseen.ts'
import { publicColumns } from '#features/hotels/server/queries.ts'
import { hotels } from '#features/hotels/server/table.ts'

const DAYS_UNPAID = 30
/** A hotel's day began at the most so long ago. */
const DAYS_OF_TODAY = 2

const columns = {
  ...publicColumns,
  isActive: hotels.isActive,
  version: hotels.version,
  createdAt: hotels.createdAt,
}

type Counts = Pick<
  AnyHotel,
  | 'staffCount'
  | 'guestCount'
  | 'dishCount'
  | 'offerCount'
  | 'openServices'
  | 'ordersByHour'
  | 'unseenBookings'
  | 'unseenChats'
> &
  OrderFigures
type Row = Omit<AnyHotel, 'createdAt' | keyof Counts> & { createdAt: Date }

async function withCounts(tx: Tx, rows: Row[]): Promise<AnyHotel[]> {
  const ids = rows.map(({ id }) => id)
  const countsOf = await countInUse(tx, ids)
  const figuresOf = await readOrderFigures(tx, ids, DAYS_UNPAID)
  const ordersByHourOf = await readOrdersByHour(tx, ids, new Date())
  const servicesOf = await countOpenServiceBookings(tx, ids)
  const unseenAt = await readUnseen(tx, ids)
  return rows.map((row) => ({
    ...row,
    ...countsOf(row.id),
    openServices: servicesOf(row.id).open,
    ...figuresOf(row.id),
    ...unseenAt(row.id),
    ordersByHour: ordersByHourOf(row.id),
    createdAt: row.createdAt.toISOString(),
  }))
}

const isThere = isNull(hotels.deletedAt)
const theHotel = (id: string) => and(eq(hotels.id, id), isThere)

/** Every word must occur in name or slug, ignoring case and accents. */
export const matches = (search: string) =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`position(fold_text(${word}) IN ${hotels.searchKey}) > 0`),
  )

type Asked = {
  search: string
  state: HotelState | null
  sort: HotelSort
  isDescending: boolean
  page: number
}

const BY_COLUMN = {
  name: sql`fold_text(${hotels.name})`,
  state: sql`${hotels.isActive}`,
  created: sql`${hotels.createdAt}`,
}

/** The hotels with the most, or the least, to do; by date among equals, because the list comes so. */
async function sortByFigures(tx: Tx, ids: string[], sort: 'orders' | 'open', isDescending: boolean) {
  const figuresOf = await readOrderFigures(tx, ids, DAYS_OF_TODAY)
  const size = (id: string) => figuresOf(id)[sort === 'orders' ? 'ordersToday' : 'openBookings']
  return ids.toSorted((a, b) => (isDescending ? size(b) - size(a) : size(a) - size(b)))
}

/** The hotels of one page. */
async function findPage(tx: Tx, wanted: SQL | undefined, { sort, isDescending, page }: Asked) {
  const offset = (page - 1) * HOTELS_PER_PAGE
  const newest = [desc(hotels.createdAt), desc(hotels.id)]
  if (sort === 'orders' || sort === 'open') {
    const matching = await tx
      .select({ id: hotels.id })
      .from(hotels)
      .where(wanted)
      .orderBy(...newest)
    const all = matching.map(({ id }) => id)
    const ids = (await sortByFigures(tx, all, sort, isDescending)).slice(offset, offset + HOTELS_PER_PAGE)
    const rows = await tx.select(columns).from(hotels).where(inArray(hotels.id, ids))
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }
  const direction = isDescending ? desc : asc
  return tx
    .select(columns)
    .from(hotels)
    .where(wanted)
    .orderBy(direction(BY_COLUMN[sort]), ...newest)
    .limit(HOTELS_PER_PAGE)
    .offset(offset)
}

const OPEN_HOTELS = sql`ARRAY(SELECT id FROM ${hotels} WHERE is_active AND deleted_at IS NULL)`

const IN_STATE: Record<HotelState, SQL | undefined> = {
  active: eq(hotels.isActive, true),
  inactive: eq(hotels.isActive, false),
  waiting: and(
    eq(hotels.isActive, true),
    or(
      inArray(hotels.id, waitingHotels),
      inArray(hotels.id, sql`(SELECT hotel_id FROM (${unseenOf(OPEN_HOTELS)}) unseen)`),
    ),
  ),
}

/** One page of the hotels that are not deleted, newest first unless sorted (HOT-12). */
export async function listHotels(tx: Tx, asked: Asked): Promise<HotelPage> {
  const found = and(isThere, matches(asked.search))
  const rows = await tx
    .select({ isActive: hotels.isActive, count: count() })
    .from(hotels)
    .where(found)
    .groupBy(hotels.isActive)
  const countIn = (isActive: boolean) => rows.find((row) => row.isActive === isActive)?.count ?? 0
  const counts = {
    all: countIn(true) + countIn(false),
    active: countIn(true),
    inactive: countIn(false),
    waiting: await tx.$count(hotels, and(found, IN_STATE.waiting)),
    deleted: await tx.$count(hotels, and(isNotNull(hotels.deletedAt), matches(asked.search))),
  }
  const pages = Math.max(1, Math.ceil(counts[asked.state ?? 'all'] / HOTELS_PER_PAGE))
  const page = Math.min(asked.page, pages)
  const wanted = and(found, asked.state ? IN_STATE[asked.state] : undefined)
  const list = await findPage(tx, wanted, { ...asked, page })
  return { hotels: await withCounts(tx, list), page, pages, counts }
}

export async function findAnyHotel(tx: Tx, id: string): Promise<AnyHotel | null> {
  const [hotel] = await withCounts(tx, await tx.select(columns).from(hotels).where(theHotel(id)))
  return hotel ?? null
}

/** Reads a hotel and locks its profile until the transaction ends. */
export async function holdAnyHotel(tx: Tx, id: string): Promise<AnyHotel | null> {
  await lockExclusive(tx, id, 'profile')
  return findAnyHotel(tx, id)
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  const rows = await tx.select({ id: hotels.id }).from(hotels).where(eq(hotels.slug, slug))
  return rows.length > 0
}

export async function saveHotel(tx: Tx, id: string, change: Partial<HotelDraft>) {
  await tx
    .update(hotels)
    .set({ ...change, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, id))
}

/** Hides a hotel from everybody, and signs out its guests and staff (OP-03). */
export async function hideHotel(tx: Tx, id: string) {
  await tx
    .update(hotels)
    .set({ isActive: false, deletedAt: sql`now()`, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, id))
  await tx.execute(sql`DELETE FROM ${sessions} WHERE hotel_id = ${id}`)
}

/** How many guests check out at a moment that differs between the two time zones (OP-18). */
export async function countMovedCheckouts(
  tx: Tx,
  { id, timeZone }: { id: string; timeZone: string },
  wanted: string,
): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${guests}
    WHERE hotel_id = ${id} AND (expires_at AT TIME ZONE ${timeZone}) <> (expires_at AT TIME ZONE ${wanted})`)
  return row?.count ?? 0
}

export type DishPrice = { id: string; name: string; price: number }

/** The price of every dish, in menu order, then what choices add and offers cost that are not free. */
export async function listPrices(tx: Tx, hotelId: string): Promise<DishPrice[]> {
  const dishes = await tx.execute<DishPrice>(sql`SELECT id, name, price FROM ${menuItems}
    WHERE hotel_id = ${hotelId} ORDER BY category, order_index, created_at, id`)
  const choices = await tx.execute<DishPrice>(sql`SELECT c.id, g.name || ': ' || c.name AS name, c.price
    FROM ${optionChoices} c JOIN ${optionGroups} g ON g.hotel_id = c.hotel_id AND g.id = c.group_id
    WHERE c.hotel_id = ${hotelId} AND c.price > 0 ORDER BY g.created_at, g.id, c.order_index`)
  return [...dishes, ...choices, ...(await listOfferPrices(tx, hotelId))]
}

/** The same, locked until the transaction ends. */
export async function holdPrices(tx: Tx, hotelId: string): Promise<DishPrice[]> {
  await lockExclusive(tx, hotelId, 'menu')
  await tx.execute(sql`SELECT 1 FROM ${menuItems} WHERE hotel_id = ${hotelId} ORDER BY id FOR UPDATE`)
  await tx.execute(sql`SELECT 1 FROM ${optionChoices} WHERE hotel_id = ${hotelId} ORDER BY id FOR UPDATE`)
  await holdOfferPrices(tx, hotelId)
  return listPrices(tx, hotelId)
}

export async function savePrices(tx: Tx, hotelId: string, prices: readonly { id: string; price: number }[]) {
  const ids = sql.param(prices.map((price) => price.id))
  const amounts = sql.param(prices.map((price) => price.price))
  await tx.execute(sql`UPDATE ${menuItems} SET price = wanted.price, version = version + 1
    FROM unnest(${ids}::uuid[], ${amounts}::int[]) AS wanted (id, price)
    WHERE menu_items.hotel_id = ${hotelId} AND menu_items.id = wanted.id`)
  await tx.execute(sql`UPDATE ${optionChoices} SET price = wanted.price
    FROM unnest(${ids}::uuid[], ${amounts}::int[]) AS wanted (id, price)
    WHERE option_choices.hotel_id = ${hotelId} AND option_choices.id = wanted.id`)
  await tx.execute(sql`UPDATE ${optionGroups} SET version = version + 1 WHERE hotel_id = ${hotelId}`)
  await saveOfferPrices(tx, hotelId, prices)
}

/** Hotels by slug, with the numbers of guests and of their open bookings of every kind, for the operator. */
export async function countHotels(tx: Tx, isDeleted: boolean) {
  return tx.execute<{
    slug: string
    name: string
    isActive: boolean
    /** The day, in UTC. */
    deletedOn: string | null
    isPurging: boolean
    guests: number
    openBookings: number
  }>(sql`SELECT slug, name, is_active AS "isActive", to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "deletedOn",
      purge_started_at IS NOT NULL AS "isPurging",
      coalesce(g.count, 0)::int AS guests, coalesce(b.count, 0)::int AS "openBookings"
    FROM ${hotels}
    LEFT JOIN (SELECT hotel_id, count(*) FROM ${guests} GROUP BY hotel_id) g ON g.hotel_id = hotels.id
    LEFT JOIN (SELECT hotel_id, count(*) FROM ${bookingsOf(EVERY_KIND)} WHERE booking_status = 'open' GROUP BY hotel_id) b
      ON b.hotel_id = hotels.id
    WHERE (deleted_at IS NOT NULL) = ${isDeleted}
    ORDER BY slug`)
}

/** Whether any hotel shows a picture that is kept in the storage. */
export async function hasStoredPictures(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ has: boolean }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${hotels} WHERE logo_url LIKE '/files/%' OR cover_url LIKE '/files/%')
    OR EXISTS (SELECT 1 FROM ${menuItems} WHERE image_url LIKE '/files/%')
    OR EXISTS (SELECT 1 FROM ${announcements} WHERE image_url LIKE '/files/%')
    OR EXISTS (SELECT 1 FROM ${offers} WHERE image_url LIKE '/files/%') AS has`)
  return row?.has ?? false
}
