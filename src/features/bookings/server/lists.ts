import { type SQL, sql } from 'drizzle-orm'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { compile } from '#kit/server/transaction.ts'
import type { BookingQuery, Period } from '../contract.ts'
import { PAGE_SIZE, PERIOD_SIZE } from '../limits.ts'
import { cursorOf, isPast, readCursor } from './cursor.ts'
import { midnight } from './midnight.ts'
import { bookingsOf, type Kinds } from './of-kinds.ts'
import { type BookingRow, rowFields } from './rows.ts'
import { bookingCounts } from './table.ts'

type PageRow = BookingRow & { createdAt: string }
type Page = { rows: PageRow[]; next: string | null }
type Counts = { total: number; ongoing: number }

/** Drops the extra row that was read, and returns where to continue if there was one. */
function pageOf(read: PageRow[], size: number): Page {
  const rows = read.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: last && read.length > size ? cursorOf(last) : null }
}

/** Which bookings of a hotel are to be listed, by the days of its calendar on which they were booked. */
export type BookingFilter = Omit<BookingQuery, 'slug'> & {
  payment?: string | null
  team?: string | null
  kind?: string | null
  category?: string | null
}

/** The search matches room, name and the short id that guests read out (OP-42), folded. */
const valuesOf = (hotelId: string, { search, page, after, scope: _scope, ...narrowing }: BookingFilter) => ({
  hotelId,
  payment: null,
  team: null,
  kind: null,
  category: null,
  ...narrowing,
  ...(readCursor(after) ?? { at: null, id: null }),
  text: search.replace(/^#/, '').trim() || null,
  offset: page > 1 ? (page - 1) * PAGE_SIZE : null,
})
type Values = ReturnType<typeof valuesOf>

const given = (name: keyof Values) => sql.placeholder(name)
const OF_HOTEL = sql`b.hotel_id = ${given('hotelId')}`
const SCOPES = { ongoing: sql`b.booking_status = 'open'`, previous: sql`b.booking_status <> 'open'` }
const NARROWED: Partial<Record<keyof Values, SQL>> = {
  outcome: sql`b.booking_status = ${given('outcome')}`,
  payment: sql`b.payment_status = ${given('payment')}`,
  team: sql`b.team = ${given('team')}`,
  kind: sql`b.kind = ${given('kind')}`,
  category: sql`b.service_category = ${given('category')}`,
  from: sql`b.created_at >= ${midnight(sql`${given('from')}::date`, given('hotelId'))}`,
  to: sql`b.created_at < ${midnight(sql`${given('to')}::date + 1`, given('hotelId'))}`,
  text: sql`position(fold_text(${given('text')}) IN b.search_text) > 0`,
}
/** A constant of the text: with a parameter the plan would not know how few these are. */
const ONE_PAGE = sql.raw(`LIMIT ${PAGE_SIZE + 1}`)

/** Where bookings of these kinds are read, and the statements that count them. */
function countsOf(kinds: Kinds) {
  const from = sql`FROM ${bookingsOf(kinds, 'b')}`
  const count = (wanted: SQL) => sql`(SELECT count(*)::int ${from} WHERE ${wanted})`
  const previous = count(sql`${OF_HOTEL} AND ${SCOPES.previous}`)
  const isOfOrders = kinds.join() === 'order'
  return {
    from,
    count,
    ongoing: count(sql`${OF_HOTEL} AND ${SCOPES.ongoing}`),
    previous: isOfOrders
      ? sql`coalesce((SELECT c.previous FROM ${bookingCounts} c WHERE c.hotel_id = ${given('hotelId')}), ${previous})`
      : previous,
  }
}

/** A page by the values that are given. Where most rows are passed over, the index alone tells which to read. */
function pageBy(
  kinds: Kinds,
  scope: BookingFilter['scope'],
  values: ReadonlySet<keyof Values>,
  isCounted: boolean,
) {
  const { from, count, ongoing, previous } = countsOf(kinds)
  const narrowed = Object.entries(NARROWED).flatMap(([name, by]) =>
    values.has(name as keyof Values) ? by : [],
  )
  const wanted = sql.join([OF_HOTEL, SCOPES[scope], ...narrowed], sql` AND `)
  const on = values.has('at')
    ? sql`${wanted} AND ${isPast('b', '<', { at: given('at'), id: given('id') })}`
    : wanted
  const onPage = sql`${on} ORDER BY b.created_at DESC, b.id DESC ${ONE_PAGE}`
  const shown =
    narrowed.length > 0 || values.has('offset')
      ? sql`${OF_HOTEL} AND b.id IN (SELECT b.id ${from}
          WHERE ${onPage} ${values.has('offset') ? sql`OFFSET ${given('offset')}` : sql``})`
      : onPage
  const page = sql`SELECT ${rowFields} ${from} WHERE ${shown}`
  if (!isCounted) return page
  const total = narrowed.length > 0 ? count(wanted) : scope === 'ongoing' ? ongoing : previous
  return sql`SELECT page.*, counted.* FROM (SELECT ${total} AS total, ${ongoing} AS ongoing) counted
    LEFT JOIN (${page}) page ON true ORDER BY page."createdAt" DESC, page.id DESC`
}

const compiled = new Map<string, ReturnType<typeof compile>>()

/** The statement for a list, whose text is built once for all lists that are narrowed alike. */
function statementFor(kinds: Kinds, scope: BookingFilter['scope'], values: Values, isCounted: boolean) {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== null)
  const key = [kinds, scope, isCounted, ...names].join()
  const known = compiled.get(key) ?? compile(pageBy(kinds, scope, new Set(names), isCounted))
  compiled.set(key, known)
  return known(values)
}

/**
 * One page of the hotel's bookings of these kinds, newest first (BKA-02): a numbered page, or the one `after` a booking,
 * with the total over all pages and the number of open bookings. A page with all open ones says itself how many they are.
 */
export async function listBookings(
  database: Pick<Database, 'read'>,
  actor: HotelAdminActor,
  kinds: Kinds,
  filter: BookingFilter,
): Promise<Page & Counts> {
  const values = valuesOf(actor.hotelId, filter)
  const { hotelId: _hotel, ...narrowing } = values
  const isFirstOfAll = Object.values(narrowing).every((value) => value === null)
  if (filter.scope === 'ongoing' && isFirstOfAll) {
    const rows = await database.read<PageRow>(actor, statementFor(kinds, 'ongoing', values, false))
    const ongoing = rows.length
    if (ongoing <= PAGE_SIZE) return { ...pageOf(rows, PAGE_SIZE), total: ongoing, ongoing }
  }
  const rows = await database.read<PageRow & Counts>(actor, statementFor(kinds, filter.scope, values, true))
  const { total = 0, ongoing = 0 } = rows[0] ?? {}
  const found = rows.flatMap(({ total: _total, ongoing: _ongoing, ...row }) => (row.id ? row : []))
  return { ...pageOf(found, PAGE_SIZE), total, ongoing }
}

/** Bookings of these kinds that were made on these days in the hotel's time zone, in any state, oldest first. */
export async function listPeriod(
  tx: Tx,
  hotelId: string,
  kinds: Kinds,
  { from, to, after }: Omit<Period, 'slug'>,
): Promise<Page> {
  const cursor = readCursor(after)
  const rows = await tx.execute<PageRow>(sql`SELECT ${rowFields} FROM ${bookingsOf(kinds, 'b')}
    WHERE b.hotel_id = ${hotelId}
      AND b.created_at >= ${midnight(sql`${from}::date`, hotelId)} AND b.created_at < ${midnight(sql`${to}::date + 1`, hotelId)}
      AND ${cursor ? isPast('b', '>', cursor) : sql`true`}
    ORDER BY b.created_at, b.id LIMIT ${PERIOD_SIZE + 1}`)
  return pageOf(rows, PERIOD_SIZE)
}
