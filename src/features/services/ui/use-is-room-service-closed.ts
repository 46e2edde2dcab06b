import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { isOpen } from '../rules.ts'
import { servicesApi } from './api.ts'

/** Whether room service is known to be switched off, by the hotel or for all hotels; updated live. */
export function useIsRoomServiceClosed(): boolean {
  const { slug } = useHotel()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  return data !== undefined && !data.some((service) => service.category === 'room_service' && isOpen(service))
}
