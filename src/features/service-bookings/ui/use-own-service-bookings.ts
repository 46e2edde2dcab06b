import { useQueryClient } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { putOwn } from '#features/sessions/ui/own-list.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { myServiceBookings } from './my-service-bookings-query.ts'

/** Puts a request or an appointment as it is now into the guest's list. */
export function usePutOwnServiceBooking() {
  const { slug } = useHotel()
  const client = useQueryClient()
  return (booking: GuestServiceBooking) => {
    const { queryKey } = myServiceBookings(slug)
    putOwn(client, { slug, name: 'work', queryKey }, booking)
    // with the list, what is free has changed
    void client.invalidateQueries({ queryKey: [['work']] })
  }
}
