import { type SQL, sql } from 'drizzle-orm'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { compile } from '#kit/server/transaction.ts'
import type { Booking, Outcome, PaymentStatus } from '../contract.ts'
import { PAGE_SIZE } from '../limits.ts'
import { bookingFields, type BookingRow, toBooking } from './rows.ts'
import { cursorOf, isPast, readCursor } from './cursor.ts'
import { midnight } from './midnight.ts'
import { bookingsOf, ORDERS } from './of-kinds.ts'
import { bookingCounts } from './table.ts'

const PERIOD_SIZE = 500

type Page = { bookings: Booking[]; next: string | null }
type PageRow = BookingRow & { createdAt: string }
type Counts = { total: number; ongoing: number }

/** Drops the extra row that was read, and returns where to continue if there was one. */
function pageOf(rows: PageRow[], size: number): Page {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { bookings: page.map(toBooking), next: last && rows.length > size ? cursorOf(last) : null }
}

export type BookingFilter = {
  scope: 'ongoing' | 'previous'
  search: string
  outcome: Outcome | null
  payment: PaymentStatus | null
  /** The days of the hotel's calendar on which they were ordered. */
  from: string | null
  to: string | null
  page: number
  after: string | null
}

/** The search matches room, name and the short id that guests read out (OP-42), folded. */
const valuesOf = (hotelId: string, { search, outcome, payment, from, to, page, after }: BookingFilter) => ({
  ...{ hotelId, outcome, payment, from, to },
  ...(readCursor(after) ?? { at: null, id: null }),
  text: search.replace(/^#/, '').trim() || null,
  offset: page > 1 ? (page - 1) * PAGE_SIZE : null,
})
type Values = ReturnType<typeof valuesOf>

const given = (name: keyof Values) => sql.placeholder(name)
const OF_HOTEL = sql`b.hotel_id = ${given('hotelId')}`
const FROM = sql`FROM ${bookingsOf(ORDERS, 'b')}`
const SCOPES = { ongoing: sql`b.booking_status = 'open'`, previous: sql`b.booking_status <> 'open'` }
const NARROWED: Partial<Record<keyof Values, SQL>> = {
  outcome: sql`b.booking_status = ${given('outcome')}`,
  payment: sql`b.payment_status = ${given('payment')}`,
  from: sql`b.created_at >= ${midnight(sql`${given('from')}::date`, given('hotelId'))}`,
  to: sql`b.created_at < ${midnight(sql`${given('to')}::date + 1`, given('hotelId'))}`,
  text: sql`position(fold_text(${given('text')}) IN b.search_text) > 0`,
}
/** A constant of the text: with a parameter the plan would not know how few these are. */
const ONE_PAGE = sql.raw(`LIMIT ${PAGE_SIZE + 1}`)

const count = (wanted: SQL) => sql`(SELECT count(*)::int ${FROM} WHERE ${wanted})`
const ONGOING = count(sql`${OF_HOTEL} AND ${SCOPES.ongoing}`)
const PREVIOUS = sql`coalesce((SELECT c.previous FROM ${bookingCounts} c WHERE c.hotel_id = ${given('hotelId')}),
  ${count(sql`${OF_HOTEL} AND ${SCOPES.previous}`)})`

/** A page by the values that are given. Where most rows are passed over, the index alone tells which to read. */
function pageBy(scope: BookingFilter['scope'], values: ReadonlySet<keyof Values>, isCounted: boolean) {
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
      ? sql`${OF_HOTEL} AND b.id IN (SELECT b.id ${FROM}
          WHERE ${onPage} ${values.has('offset') ? sql`OFFSET ${given('offset')}` : sql``})`
      : onPage
  const page = sql`SELECT ${bookingFields} ${FROM} WHERE ${shown}`
  if (!isCounted) return page
  const total = narrowed.length > 0 ? count(wanted) : scope === 'ongoing' ? ONGOING : PREVIOUS
  return sql`SELECT page.*, counted.* FROM (SELECT ${total} AS total, ${ONGOING} AS ongoing) counted
    LEFT JOIN (${page}) page ON true ORDER BY page."createdAt" DESC, page.id DESC`
}

const compiled = new Map<string, ReturnType<typeof compile>>()

/** The statement for a list, whose text is built once for all lists that are narrowed alike. */
function statementFor(scope: BookingFilter['scope'], values: Values, isCounted: boolean) {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== null)
  const key = [scope, isCounted, ...names].join()
  const known = compiled.get(key) ?? compile(pageBy(scope, new Set(names), isCounted))
  compiled.set(key, known)
  return known(values)
}

/**
 * One page of the hotel's bookings, newest first (BKA-02): a numbered page, or the one `after` a booking, with the total
 * over all pages and the number of open bookings. A page with all open ones says itself how many they are.
 */
export async function listBookings(
  database: Pick<Database, 'read'>,
  actor: HotelAdminActor,
  filter: BookingFilter,
): Promise<Page & Counts> {
  const values = valuesOf(actor.hotelId, filter)
  const { hotelId: _hotel, ...narrowing } = values
  const isFirstOfAll = Object.values(narrowing).every((value) => value === null)
  if (filter.scope === 'ongoing' && isFirstOfAll) {
    const rows = await database.read<PageRow>(actor, statementFor('ongoing', values, false))
    const ongoing = rows.length
    if (ongoing <= PAGE_SIZE) return { ...pageOf(rows, PAGE_SIZE), total: ongoing, ongoing }
  }
  const rows = await database.read<PageRow & Counts>(actor, statementFor(filter.scope, values, true))
  const { total = 0, ongoing = 0 } = rows[0] ?? {}
  const found = rows.flatMap(({ total: _total, ongoing: _ongoing, ...row }) => (row.id ? row : []))
  return { ...pageOf(found, PAGE_SIZE), total, ongoing }
}

/** Bookings ordered on these days in the hotel's time zone, in any state, oldest first. */
export async function listBookingsOfPeriod(
  tx: Tx,
  hotelId: string,
  { from, to, after }: { from: string; to: string; after: string | null },
): Promise<Page> {
  const cursor = readCursor(after)
  const rows = await tx.execute<PageRow>(sql`SELECT ${bookingFields} ${FROM}
    WHERE b.hotel_id = ${hotelId}
      AND b.created_at >= ${midnight(sql`${from}::date`, hotelId)} AND b.created_at < ${midnight(sql`${to}::date + 1`, hotelId)}
      AND ${cursor ? isPast('b', '>', cursor) : sql`true`}
    ORDER BY b.created_at, b.id LIMIT ${PERIOD_SIZE + 1}`)
  return pageOf(rows, PERIOD_SIZE)
}
