import type { QueryClient } from '@tanstack/react-query'
import { showInDays } from '#features/appointments/ui/staff/day-query.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { showServiceBooking } from '#features/service-bookings/ui/staff/service-bookings-query.ts'

/** Writes what the server returned to every list and every day that is kept. */
export function showBooking(client: QueryClient, slug: string, booking: ServiceBooking) {
  showServiceBooking(client, slug, booking)
  showInDays(client, booking)
}
