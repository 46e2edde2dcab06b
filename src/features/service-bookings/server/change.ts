import type { Changing } from '#features/bookings/server/change.ts'
import { REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import { mayGuestChange } from '../rules.ts'
import { recordServiceBooking } from './facts.ts'
import { toServiceBooking, toServiceRow } from './rows.ts'
import { callsOfService } from './unseen.ts'

export const CHANGING: Changing = {
  calls: callsOfService,
  kinds: REQUESTS_AND_APPOINTMENTS,
  audit: (tx, actor, action, before, after) =>
    recordServiceBooking(tx, actor, action, toServiceRow(before), toServiceRow(after)),
}

/** The same for guests, as long as they may change it. */
export const CHANGING_OWN = {
  ...CHANGING,
  mayGuest: (row: BookingRecord) => mayGuestChange(toServiceBooking(row), Date.now()),
}
