import { plainPrice } from '#features/menu/fields.ts'
import { dayAt, timeAt } from '#kit/shared/day.ts'
import { writeCsv } from '#kit/shared/write-csv.ts'
import type { Booking } from '../../contract.ts'

/** What a file for a spreadsheet says of a booking, by the name of its column. */
export type ExportColumns<Shown, Name extends string> = Record<Name, (booking: Shown) => string>

/** `2026-11-23 19:30` by the hotel's clock; nothing where there is no moment. */
export const momentIn = (timeZone: string) => (moment: string | null) =>
  moment ? `${dayAt(new Date(moment), timeZone)} ${timeAt(new Date(moment), timeZone)}` : ''

/** An amount as a plain number. */
export const totalOf = ({ totalPrice, currency }: Pick<Booking, 'totalPrice' | 'currency'>) =>
  plainPrice(totalPrice, currency)

/** One booking per line, beneath the titles of the columns. */
export const bookingsAsCsv = <Shown, Name extends string>(
  columns: ExportColumns<Shown, Name>,
  titleOf: (name: Name) => string,
  bookings: readonly Shown[],
): string => {
  const names = Object.keys(columns) as Name[]
  return writeCsv([
    names.map(titleOf),
    ...bookings.map((booking) => names.map((name) => columns[name](booking))),
  ])
}
