import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { CATEGORIES, type Category } from '#features/categories/all.ts'
import { offersApi, resourcesApi } from '#features/service-items/ui/api.ts'
import { REFRESH_SECONDS } from '#features/bookings/ui/staff/refresh.ts'
import { minutesOfClock } from '#kit/shared/time.ts'
import { spansOn } from '../../slots.ts'
import { hoursOf, minuteOn, type Span } from './day-layout.ts'
import { dayQuery } from './day-query.ts'

/** A day of appointments: the resources of an area or of all with their hours, and what takes them. */
export function useDay(day: string, category: Category | null) {
  const { slug, timeZone } = useHotel()
  const booked = useQuery({
    ...dayQuery(slug, day),
    refetchInterval: REFRESH_SECONDS * 1000,
    refetchIntervalInBackground: true,
  })
  const resources = useQuery(resourcesApi.query.list.queryOptions({ input: { slug } }))
  const offers = useQuery(offersApi.query.listAll.queryOptions({ input: { slug } }))
  const failed = [booked, resources, offers].find(({ error, data }) => error && !data)
  if (failed) return { failed, day: null }
  if (!booked.data || !resources.data || !offers.data) return { failed: null, day: null }

  const { appointments, blocks } = booked.data
  const used = new Set([
    ...offers.data.flatMap((offer) => (offer.category === category ? offer.resourceIds : [])),
    ...appointments.flatMap((appointment) =>
      appointment.category === category ? (appointment.resource?.id ?? []) : [],
    ),
  ])
  // those of one area stand together
  const areas = new Map(
    offers.data.flatMap((offer) => offer.resourceIds.map((id) => [id, CATEGORIES.indexOf(offer.category)])),
  )
  const areaOf = ({ id }: { id: string }) => areas.get(id) ?? CATEGORIES.length
  const isBooked = (id: string) => appointments.some(({ resource }) => resource?.id === id)
  const columns = resources.data
    .filter(({ id, isEnabled }) => (isEnabled || isBooked(id)) && (category === null || used.has(id)))
    .toSorted((a, b) => areaOf(a) - areaOf(b) || a.name.en.localeCompare(b.name.en))
    .map((resource) => ({
      resource,
      open: spansOn(resource, day).map(({ begins, ends }) => ({
        from: minutesOfClock(begins),
        until: minutesOfClock(ends),
      })),
      appointments: appointments.filter((appointment) => appointment.resource?.id === resource.id),
      blocks: blocks.filter(({ resourceId }) => resourceId === resource.id),
    }))
  const spanOf = (begins: string, ends: string): Span => ({
    from: minuteOn(day, begins, timeZone),
    until: minuteOn(day, ends, timeZone),
  })
  const spans = columns.flatMap((column) => [
    ...column.open,
    ...column.appointments.flatMap(({ startsAt, endsAt }) =>
      startsAt && endsAt ? spanOf(startsAt, endsAt) : [],
    ),
  ])
  const hours = hoursOf(spans)
  const byId = new Map(offers.data.map((offer) => [offer.id, offer]))
  return {
    failed: null,
    day: {
      day,
      columns,
      spanOf,
      shown: { from: hours.from * 60, until: hours.until * 60 },
      /** Null where what was booked is no longer offered. */
      offerOf: (offerId: string | null) => (offerId ? (byId.get(offerId) ?? null) : null),
    },
  }
}

export type Day = NonNullable<ReturnType<typeof useDay>['day']>
export type Column = Day['columns'][number]
