import { roundedUp } from '#features/bookings/moments.ts'
import type { GuestServiceBooking } from './contract.ts'
import { isLate, wantedAt } from './rules.ts'

type Timed = Pick<GuestServiceBooking, 'startsAt' | 'dueAt' | 'promisedAt' | 'createdAt'>

/** When it is done or begins, as its guest is told: to the minute where they chose it, else rounded up. */
export function saidAt(booking: Timed): Date {
  const wanted = new Date(wantedAt(booking))
  return booking.startsAt === null && booking.dueAt === null ? roundedUp(wanted) : wanted
}

/** Whether a request has not been done by the time that its guest was told. */
export const isBehind = (
  booking: Timed & Pick<GuestServiceBooking, 'bookingStatus' | 'status' | 'kind'>,
  now: number,
): boolean => booking.kind === 'request' && isLate(booking, now) && now > saidAt(booking).getTime()
