import { sql } from 'drizzle-orm'
import { isoOf } from '#kit/server/iso.ts'
import type { Booking } from '../contract.ts'
import { columns } from './of-kinds.ts'
import type { BookingRecord } from './records.ts'

const { requestHash: _hash, searchText: _search, fromChat: _chat, ...rowColumns } = columns

/** The columns of a booking to read: all but those needed only to book, to search and to count it. */
export { rowColumns }

/** The same for SQL in which the table is `b`: read so, a list costs a fifth of what it does by the query builder. */
export const rowFields = sql.raw(
  Object.entries(rowColumns)
    .map(([name, column]) => `b.${column.name} AS "${name}"`)
    .join(', '),
)

type Columns = Pick<BookingRecord, keyof typeof rowColumns>

/** A row as the query builder gives it, or as PostgreSQL does, whose moments are texts. */
export type BookingRow = {
  [Name in keyof Columns]: Columns[Name] | (Date extends Columns[Name] ? string : never)
}

/** A row from PostgreSQL's JSON (`to_jsonb`). */
export function rowFromJson(json: Record<string, unknown>): BookingRow {
  const fields = Object.entries(rowColumns).map(([name, column]) => [name, json[column.name]])
  return Object.fromEntries(fields) as BookingRow
}

/** A moment as the API has it. */
export const momentOf = (moment: Date | string | null) => moment && isoOf(moment)

/** What every booking shows to its guest and to staff. */
export const commonOf = (row: BookingRow) => ({
  id: row.id,
  totalPrice: row.totalPrice,
  currency: row.currency,
  dueAt: momentOf(row.dueAt),
  promisedAt: momentOf(row.promisedAt),
  paymentStatus: row.paymentStatus,
  guestName: row.guestName,
  roomNumber: row.roomNumber,
  createdAt: isoOf(row.createdAt),
  confirmedAt: momentOf(row.confirmedAt),
  preparationAt: momentOf(row.preparationAt),
  deliveredAt: momentOf(row.deliveredAt),
  cancelledAt: momentOf(row.cancelledAt),
  seenAt: momentOf(row.seenAt),
  alertedAt: momentOf(row.alertedAt),
})

/** What it shows to its guest alone, and the key that their own app gave it. */
export const ownOf = ({ hotelId, idempotencyKey: key }: BookingRow, guestId: string) => ({
  hotelId,
  guestId,
  key,
})

/** What it shows to staff alone. */
export const staffPartOf = (row: BookingRow) =>
  ({
    guestId: row.guestId,
    movedFrom: row.movedFrom,
    status: row.status,
    bookingStatus: row.bookingStatus,
    staffNotes: row.staffNotes,
    seenBy: row.seenBy,
    guestLanguage: row.guestLanguage,
    enteredBy: row.enteredBy,
    version: row.version,
    updatedAt: isoOf(row.updatedAt),
    completedAt: momentOf(row.completedAt),
  }) satisfies Partial<Booking>
