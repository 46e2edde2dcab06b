import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
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

/** What is read of a booking: all but what only placing and searching it need. */
export { bookingColumns }

export type BookingRow = Pick<typeof serviceBookings.$inferSelect, keyof typeof bookingColumns>

/** A row that PostgreSQL has sent as JSON (`to_jsonb`). */
export function rowFromJson(json: Record<string, unknown>): BookingRow {
  const fields = Object.entries(bookingColumns).map(([name, column]) => {
    const value = json[column.name]
    return [name, column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(fields) as BookingRow
}

/** `order_details` as it is stored. */
const StoredOrder = z.object({
  items: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        name_ar: z.string().nullable().default(null),
        name_bs: z.string().nullable().default(null),
        quantity: z.number(),
        price: z.number(),
        image_url: z.string().nullable().default(null),
      })
      .transform(({ name_ar, name_bs, image_url, ...line }) => ({
        ...line,
        nameAr: name_ar,
        nameBs: name_bs,
        imageUrl: image_url,
      }))
      .pipe(BookingLineShape),
  ),
})

/** The lines of a stored order, or null when they cannot be read (RS-19). */
export function readLines(orderDetails: unknown): BookingLine[] | null {
  const stored = StoredOrder.safeParse(orderDetails)
  return stored.success ? stored.data.items : null
}

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

/** What the guest may know of it: no staff notes, four statuses. */
export function toGuestBooking(row: BookingRow, guestId: string): GuestBooking {
  const { movedFrom, bookingStatus, staffNotes, version, updatedAt, completedAt, ...booking } = toBooking(row)
  return { ...booking, hotelId: row.hotelId, guestId, status: statusForGuest(booking.status) }
}
