import { getTableColumns, type SQL, sql, Subquery } from 'drizzle-orm'
import { BOOKING_KINDS, type BookingKind } from '../kinds.ts'
import { serviceBookings } from './table.ts'

export type Kinds = readonly [BookingKind, ...BookingKind[]]

export const ORDERS = ['order'] as const satisfies Kinds
export const REQUESTS_AND_APPOINTMENTS = ['request', 'appointment'] as const satisfies Kinds
export const REQUESTS = ['request'] as const satisfies Kinds
export const APPOINTMENTS = ['appointment'] as const satisfies Kinds
export const EVERY_KIND: Kinds = BOOKING_KINDS

/** The columns of the table of all bookings, of whatever kind; `bookingsOf` tells which rows. */
export const columns = getTableColumns(serviceBookings)

/** Whether a row of the table of all bookings is of one of these kinds, in the words of its indexes. */
export function isOfKinds(kinds: Kinds): SQL {
  if (kinds.length === BOOKING_KINDS.length) return sql`true`
  if (kinds.length === 1 && kinds[0] === 'order') return sql`service_category = 'room_service'`
  return sql.raw(`kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`)
}

/**
 * The bookings of these kinds, to read from: `FROM ${bookingsOf(ORDERS, 'b')}`, or `.from(bookingsOf(ORDERS))` with
 * `columns`. There is no other way to them outside of this folder, so nobody counts towels as dinners.
 * @param alias as the statement calls them; `columns` want the table's own name
 */
export const bookingsOf = (kinds: Kinds, alias = 'service_bookings') =>
  new Subquery(sql`SELECT * FROM ${serviceBookings} WHERE ${isOfKinds(kinds)}`, columns, alias)
