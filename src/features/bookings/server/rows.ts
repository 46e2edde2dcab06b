import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { DISH_TEXTS } from '#features/menu/fields.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { columnOf, inLanguages } from '#kit/shared/texts.ts'
import {
  type Booking,
  type BookingLine,
  BookingLine as BookingLineShape,
  type GuestBooking,
} from '../contract.ts'
import { statusForGuest } from '../rules.ts'
import { serviceBookings } from './table.ts'

const {
  idempotencyKey: _key,
  requestHash: _hash,
  searchText: _search,
  ...bookingColumns
} = getTableColumns(serviceBookings)

/** The columns to read: all but those needed only to place and search a booking. */
export { bookingColumns }

export type BookingRow = Pick<typeof serviceBookings.$inferSelect, keyof typeof bookingColumns>

/** A row from PostgreSQL's JSON (`to_jsonb`). */
export function rowFromJson(json: Record<string, unknown>): BookingRow {
  const fields = Object.entries(bookingColumns).map(([name, column]) => {
    const value = json[column.name]
    return [name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(fields) as BookingRow
}

/** `order_details` as stored. */
const StoredOrder = z.object({
  items: z.array(
    z
      .record(z.string(), z.unknown())
      .transform(({ image_url, ...line }): unknown => ({
        ...line,
        name: inLanguages((language) => line[columnOf(DISH_TEXTS.name[language])] ?? null),
        imageUrl: image_url ?? null,
      }))
      .pipe(z.unknown().pipe(BookingLineShape)),
  ),
})

/** Parses the lines of a stored order; null when they cannot be parsed (RS-19). */
export function readLines(orderDetails: unknown): BookingLine[] | null {
  const stored = StoredOrder.safeParse(orderDetails)
  return stored.success ? stored.data.items : null
}

/** The inverse of `readLines`. */
export const orderDetailsOf = (lines: readonly BookingLine[]) => ({
  items: lines.map(({ name, imageUrl, ...line }) => ({
    ...line,
    ...Object.fromEntries(LANGUAGES.map((language) => [columnOf(DISH_TEXTS.name[language]), name[language]])),
    image_url: imageUrl,
  })),
})

const moment = (date: Date | null) => date?.toISOString() ?? null

export function toBooking(row: BookingRow): Booking {
  const { orderDetails, hotelId, ...booking } = row
  return {
    ...booking,
    lines: readLines(orderDetails),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    confirmedAt: moment(row.confirmedAt),
    preparationAt: moment(row.preparationAt),
    deliveredAt: moment(row.deliveredAt),
    cancelledAt: moment(row.cancelledAt),
    completedAt: moment(row.completedAt),
  }
}

/** The guest's view of a booking: no staff notes, four statuses. */
export function toGuestBooking(row: BookingRow, guestId: string): GuestBooking {
  const { movedFrom, bookingStatus, staffNotes, version, updatedAt, completedAt, ...booking } = toBooking(row)
  return { ...booking, hotelId: row.hotelId, guestId, status: statusForGuest(booking.status) }
}
