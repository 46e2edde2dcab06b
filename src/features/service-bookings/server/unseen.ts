import { lookedAt } from '#features/bookings/alerted.ts'
import type { CallOf } from '#features/bookings/server/records.ts'
import { callsOf } from '../waiting.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'

/** What calls for the staff first since somebody last looked after it. */
export const callOfService: CallOf = (row) =>
  callsOf(toServiceBooking(toServiceRow(row))).find(({ since }) => lookedAt(row) < since) ?? null
