import { useQuery } from '@tanstack/react-query'
import { readKept } from '#kit/web/push/kept.ts'
import { devicesQuery } from './api.ts'
import { keptAt, type KeptDevice } from './kept-device.ts'
import { thisDeviceKey } from './use-this-device.ts'

/** Whether this browser is registered as a device that stays in the hotel, whoever is signed in; false while unknown. */
export function useIsHotelDevice(slug: string): boolean {
  const { data: kept } = useQuery({
    queryKey: [...thisDeviceKey(slug), 'kept'],
    queryFn: () => readKept<KeptDevice>(keptAt(slug)),
  })
  const { data: devices } = useQuery({ ...devicesQuery(slug), enabled: Boolean(kept) })
  if (!kept) return false
  // it can have been given another place, or removed, on another screen
  const known = devices ? devices.find(({ id }) => id === kept.id) : kept
  return known?.place === 'hotel'
}
