import { roundedUp } from '#features/bookings/moments.ts'
import type { GuestWork } from './contract.ts'
import { isLate, wantedAt } from './rules.ts'

type Timed = Pick<GuestWork, 'startsAt' | 'dueAt' | 'promisedAt' | 'createdAt'>

/** When it is done or begins, as its guest is told: to the minute where they chose it, else rounded up. */
export function saidAt(work: Timed): Date {
  const wanted = new Date(wantedAt(work))
  return work.startsAt === null && work.dueAt === null ? roundedUp(wanted) : wanted
}

/** Whether a request has not been done by the time that its guest was told. */
export const isBehind = (
  work: Timed & Pick<GuestWork, 'bookingStatus' | 'status' | 'kind'>,
  now: number,
): boolean => work.kind === 'request' && isLate(work, now) && now > saidAt(work).getTime()
