import { useQuery } from '@tanstack/react-query'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { servicesApi } from './api.ts'

/** Whether a service is known to be switched off, by the hotel or for all hotels; updated live. */
export function useIsServiceClosed(path: string): boolean {
  const { slug } = useHotel()
  const { data } = useQuery(servicesApi.query.list.queryOptions({ input: { slug, enabledOnly: false } }))
  return data !== undefined && !data.some((one) => one.path === path && one.enabled && one.isGloballyEnabled)
}
