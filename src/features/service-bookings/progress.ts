import type { GuestServiceBooking } from './contract.ts'
import { stepsOf } from './rules.ts'

/** The place of the step that a request or an appointment has reached, from 0. */
export const placeOf = (booking: GuestServiceBooking): number => {
  const steps = stepsOf(booking)
  const at = steps.findIndex(({ status }) => status === booking.status)
  return at < 0 ? 0 : at
}

/** Whether it still lies ahead or is being done, as its guest sees it. */
export const isAhead = ({ bookingStatus, status }: Pick<GuestServiceBooking, 'bookingStatus' | 'status'>) =>
  bookingStatus === 'open' && status !== 'delivered'
