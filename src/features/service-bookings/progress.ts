import type { GuestWork } from './contract.ts'
import { stepsOf } from './rules.ts'

/** The place of the step that a request or an appointment has reached, from 0. */
export const placeOf = (work: GuestWork): number => {
  const steps = stepsOf(work)
  const at = steps.findIndex(({ status }) => status === work.status)
  return at < 0 ? 0 : at
}

/** Whether it still lies ahead or is being done, as its guest sees it. */
export const isAhead = ({ bookingStatus, status }: Pick<GuestWork, 'bookingStatus' | 'status'>) =>
  bookingStatus === 'open' && status !== 'delivered'
