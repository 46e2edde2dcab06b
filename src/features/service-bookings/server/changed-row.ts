import type { Changed } from '#features/bookings/server/change.ts'
import type { BookingRecord } from '#features/bookings/server/records.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { serviceBookingsContract } from '../contract.ts'
import type { TimeRefused } from './kinds.ts'

const errors = errorsOf({ moveMine: serviceBookingsContract.moveMine })

type Outcome = 'changed' | 'stale' | 'not-allowed'

/** The booking that a change was about, and what became of it; throws where there is none, or where its time cannot be. */
export function changedRow(
  { events }: RequestContext,
  result: Changed<TimeRefused>,
): { outcome: Outcome; row: BookingRecord } {
  if (result.outcome === 'absent') throw errors.NOT_FOUND()
  if (result.outcome === 'enough-that-day') throw errors.ENOUGH_THAT_DAY()
  if (result.outcome === 'slot-taken') throw errors.SLOT_TAKEN()
  if (result.outcome === 'time-unavailable') throw errors.TIME_UNAVAILABLE()
  const { outcome, row } = result
  // nothing is told of one that stood so before
  if (result.outcome === 'changed' && row !== result.before)
    events.announce('work', { hotelId: row.hotelId, id: row.id, guestId: row.guestId })
  return { outcome, row }
}
