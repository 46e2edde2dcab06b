import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { useLocalized } from '#kit/web/use-localized.ts'

/** What the hotel says of what was booked, such as where it is; nothing once it is no longer offered. */
export function OfferDescribed({ offerId }: { offerId: string | null }) {
  const { slug } = useHotel()
  const localized = useLocalized()
  const { data: offers } = useQuery(offersApi.query.list.queryOptions({ input: { slug } }))
  const offer = offers?.find(({ id }) => id === offerId)
  const text = offer && localized(offer.description)
  if (!text) return null
  return (
    <p className="text-pretty whitespace-pre-line text-muted">
      <bdi>{text}</bdi>
    </p>
  )
}
