import { plainPrice } from '#features/menu/fields.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { shortId } from '#kit/shared/ids.ts'
import type { Language } from '#kit/shared/languages.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { Booking, BookingLine } from '../../contract.ts'
import { fullName } from '../use-line-name.ts'

export const EXPORTED = [
  ...(['id', 'day', 'time', 'room', 'guest', 'items', 'note', 'total'] as const),
  ...(['currency', 'payment', 'state', 'status', 'delivered', 'staffNotes'] as const),
  ...(['reason', 'due', 'promised', 'avoids', 'enteredBy'] as const),
]

type Words = {
  titles: readonly string[]
  stateOf: (booking: Booking) => string
  statusOf: (booking: Booking) => string
  paymentOf: (booking: Booking) => string
  reasonOf: (booking: Booking) => string
  avoidsOf: (booking: Booking) => string
  unreadable: string
  timeZone: string
  language: Language
}

/** Bookings as CSV for a spreadsheet: one per line, in the hotel's time zone, amounts as plain numbers. */
export function bookingsAsCsv(bookings: readonly Booking[], words: Words): string {
  const { timeZone, language } = words
  const nameOf = (line: BookingLine) => [fullName(line, language), line.note].filter(Boolean).join(': ')
  const itemsOf = ({ lines }: Booking) =>
    lines?.map((line) => `${line.quantity} × ${nameOf(line)}`).join('; ') ?? words.unreadable
  const momentOf = (moment: string | null) =>
    moment ? `${dayAt(new Date(moment), timeZone)} ${timeAt(new Date(moment), timeZone)}` : ''
  return writeCsv([
    words.titles,
    ...bookings.map((booking) => {
      const placed = new Date(booking.createdAt)
      return [
        ...[`#${shortId(booking.id)}`, dayAt(placed, timeZone), timeAt(placed, timeZone)],
        ...[booking.roomNumber, booking.guestName, itemsOf(booking), booking.specialInstructions ?? ''],
        ...[plainPrice(booking.totalPrice, booking.currency), booking.currency, words.paymentOf(booking)],
        ...[words.stateOf(booking), words.statusOf(booking), momentOf(booking.deliveredAt)],
        ...[booking.staffNotes ?? '', words.reasonOf(booking)],
        ...[momentOf(booking.dueAt), momentOf(booking.promisedAt)],
        ...[words.avoidsOf(booking), booking.enteredBy ?? ''],
      ]
    }),
  ])
}
