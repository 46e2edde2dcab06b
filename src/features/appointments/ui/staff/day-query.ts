import type { QueryClient } from '@tanstack/react-query'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { appointmentsApi } from '../api.ts'

export const dayQuery = (slug: string, day: string) =>
  appointmentsApi.query.days.queryOptions({ input: { slug, from: day } })

type Day = Awaited<ReturnType<typeof appointmentsApi.call.days>>

/** Writes what the server returned to every cached day on which it stands. */
export function showInDays(client: QueryClient, booking: ServiceBooking) {
  client.setQueriesData<Day>(
    { queryKey: appointmentsApi.query.days.key() },
    (day) =>
      day && {
        ...day,
        appointments: day.appointments.map((known) => (known.id === booking.id ? booking : known)),
      },
  )
}
