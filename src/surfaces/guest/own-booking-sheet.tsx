import { useQuery } from '@tanstack/react-query'
import { AppointmentActions } from '#features/appointments/ui/appointment-actions.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { myServiceBookings } from '#features/service-bookings/ui/my-service-bookings-query.ts'
import {
  ServiceBookingSheet,
  type ServiceBookingSheetProps,
} from '#features/service-bookings/ui/service-booking-sheet.tsx'

/** A guest's own request or appointment as it is now, with what can be done with its kind. */
export function OwnBookingSheet({ booking: given, ...props }: Omit<ServiceBookingSheetProps, 'actions'>) {
  const { slug } = useHotel()
  const { data: mine } = useQuery(myServiceBookings(slug))
  const booking = mine?.find(({ id }) => id === given.id) ?? given
  const actions = booking.kind === 'appointment' && <AppointmentActions booking={booking} />
  return <ServiceBookingSheet {...props} booking={booking} actions={actions} />
}
