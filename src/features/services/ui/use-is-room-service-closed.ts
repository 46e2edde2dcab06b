import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { servicesApi } from './api.ts'

/** Whether room service is known to be switched off, by the hotel or for all hotels; updated live. */
export function useIsRoomServiceClosed(): boolean {
  const { slug } = useHotel()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  const roomService = data?.find(({ category }) => category === 'room_service')
  return data !== undefined && !(roomService?.path && roomService.enabled && roomService.isGloballyEnabled)
}
