import { lookedAt } from '#features/bookings/alerted.ts'
import type { CallsOf } from '#features/bookings/server/records.ts'
import { callsOf } from '../waiting.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'

/** What calls for the staff since somebody last looked after it. */
export const callsOfService: CallsOf = (row) =>
  callsOf(toServiceBooking(toServiceRow(row))).filter(({ since }) => lookedAt(row) < since)
