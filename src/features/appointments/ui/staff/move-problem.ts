import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { movableTo, mostTaken } from '../../slots.ts'
import type { Span } from './day-layout.ts'
import type { Place } from './move-place.ts'
import type { Day } from './use-day.ts'

/** Why an appointment cannot be, or usually is not, at a place. */
export type Problem = 'notOffered' | 'taken' | 'buffer' | 'closed'

/** What stands against moving an appointment to a place, the gravest first; null where nothing does. */
export function problemAt(day: Day, booking: ServiceBooking, { minute, resourceId }: Place): Problem | null {
  const column = day.columns.find(({ resource }) => resource.id === resourceId)
  if (!column || !booking.startsAt || !booking.endsAt) return null
  const offer = day.offerOf(booking.offerId)
  if (offer && !movableTo(offer.resourceIds, booking.resource?.id).includes(resourceId)) return 'notOffered'
  const { resource, open } = column
  const lasts = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000
  const busy = (until: number, offerId: string | null) => until + (day.offerOf(offerId)?.bufferMinutes ?? 0)
  const booked = column.appointments.flatMap(({ id, startsAt, endsAt, places, offerId }) => {
    if (id === booking.id || !startsAt || !endsAt) return []
    const { from, until } = day.spanOf(startsAt, endsAt)
    return [{ resourceId, from, ends: until, until: busy(until, offerId), places: places ?? 1 }]
  })
  const blocked = column.blocks.map(({ beginsAt, endsAt }) => ({
    ...day.spanOf(beginsAt, endsAt),
    resourceId,
    places: resource.capacity,
  }))
  const until = minute + lasts
  const fits = (taken: typeof booked, ends: number) =>
    mostTaken([...taken, ...blocked], minute, ends) + (booking.places ?? 1) <= resource.capacity
  if (!fits(booked, busy(until, booking.offerId)))
    return fits(
      booked.map((each) => ({ ...each, until: each.ends })),
      until,
    )
      ? 'buffer'
      : 'taken'
  const isWithin = ({ from, until: ends }: Span) => from <= minute && until <= ends
  return resource.isEnabled && open.some(isWithin) ? null : 'closed'
}
