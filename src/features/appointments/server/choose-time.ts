import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { AHEAD_DAYS, STAFF_AHEAD_DAYS } from '#features/service-items/rules.ts'
import { holdResources } from '#features/service-items/server/resource-queries.ts'
import type { TimeRefused } from '#features/service-bookings/server/kinds.ts'
import type { BookableGuest } from '#features/service-bookings/server/queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { dayAt } from '#kit/shared/day.ts'
import { DAY_MS, MINUTE_MS } from '#kit/shared/time.ts'
import { OWN_PER_DAY_MAX } from '../limits.ts'
import { chooseResource, type Timing } from '../slots.ts'
import { countOwn, listTaken } from './queries.ts'
import { timeOfDays } from './time-of-days.ts'

type Wanted = {
  timing: Timing
  startsAt: Date
  resourceId: string | null
  places: number
  stay: Pick<BookableGuest, 'expiresAt' | 'timeZone'>
  /** Whose it is; null: a guest's who was deleted. */
  guestId: string | null
  isStaff: boolean
  /** A booking that is moved. */
  except: string | null
}

type Chosen = {
  resource: NonNullable<ServiceBooking['resource']>
  startsAt: Date
  endsAt: Date
  busyUntil: Date
}

/** Holds the resources that could take an appointment, and chooses one of them that is free then. */
export async function chooseTime(tx: Tx, hotelId: string, wanted: Wanted): Promise<Chosen | TimeRefused> {
  const { timing, startsAt, places, stay, guestId, isStaff, except } = wanted
  const { timeZone, expiresAt } = stay
  const isAfterStay = expiresAt !== null && startsAt >= expiresAt
  const latest = Date.now() + (isStaff ? STAFF_AHEAD_DAYS : AHEAD_DAYS) * DAY_MS
  const isPast = startsAt.getTime() <= Date.now()
  if (isAfterStay || isPast || startsAt.getTime() > latest) return 'time-unavailable'
  const endsAt = new Date(startsAt.getTime() + timing.durationMinutes * MINUTE_MS)
  const busyUntil = new Date(endsAt.getTime() + timing.bufferMinutes * MINUTE_MS)
  const resources = await holdResources(tx, hotelId, timing.resourceIds)
  // of the day around it, to choose the one that has least to do
  const around = {
    from: new Date(startsAt.getTime() - DAY_MS / 2),
    until: new Date(busyUntil.getTime() + DAY_MS / 2),
  }
  const taken = await listTaken(tx, hotelId, resources, around, except)
  const asking = { offer: timing, resources, taken, timeZone, places, now: Date.now() }
  const day = dayAt(startsAt, timeZone)
  const at = { at: startsAt.getTime(), day, resourceId: wanted.resourceId }
  const choice = chooseResource(asking, at, isStaff)
  if (!('resourceId' in choice)) return choice.outcome === 'taken' ? 'slot-taken' : 'time-unavailable'
  const chosen = resources.find(({ id }) => id === choice.resourceId)
  if (!chosen) throw new Error('A resource was chosen that is not held')
  if (guestId && !isStaff) {
    const own = await countOwn(
      tx,
      hotelId,
      { guestId, resourceId: chosen.id },
      timeOfDays(day, 1, timeZone),
      except,
    )
    if (own >= OWN_PER_DAY_MAX) return 'enough-that-day'
  }
  return { resource: { id: chosen.id, name: chosen.name }, startsAt, endsAt, busyUntil }
}
