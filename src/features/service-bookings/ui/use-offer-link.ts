import { DECLARED } from '#features/categories/all.ts'
import type { GuestOffer } from '#features/service-items/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'

/** Where an offer is asked for or booked: its area's page, with its sheet open. */
export function useOfferLink({ category, id }: Pick<GuestOffer, 'category' | 'id'>) {
  const { slug } = useHotel()
  return { to: `/hotelly/${slug}/${DECLARED[category].path}`, hash: id } as const
}
