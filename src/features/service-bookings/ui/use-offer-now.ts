import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { GuestServiceBooking } from '../contract.ts'

/** What the hotel says now of an appointment that was booked: about it, and where to go; nothing once it is no longer offered. */
export function useOfferNow({ kind, offerId }: GuestServiceBooking) {
  const { slug } = useHotel()
  const localized = useLocalized()
  const { data: offers } = useQuery({
    ...offersApi.query.list.queryOptions({ input: { slug } }),
    enabled: kind === 'appointment' && offerId !== null,
  })
  const offer = offers?.find(({ id }) => id === offerId)
  return offer ? { description: localized(offer.description), location: localized(offer.location) } : null
}
