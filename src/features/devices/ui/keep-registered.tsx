import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { findObstacle } from '#kit/web/push/obstacle.ts'
import { devicesQuery } from './api.ts'
import { registerAgain } from './subscribe.ts'
import { thisDeviceKey } from './use-this-device.ts'

/** Keeps a device registered that rings: at each start, and whenever the session may have become another one. */
export function KeepRegistered() {
  const { slug } = useHotel()
  const language = useLanguage()
  const client = useQueryClient()
  const { dataUpdatedAt } = useStaff(slug)
  useEffect(() => {
    if (findObstacle()) return
    const show = async () => {
      if (!(await registerAgain(slug, language))) return
      await client.invalidateQueries({ queryKey: thisDeviceKey(slug) })
      await client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey })
    }
    // without a network, it rings as what it was
    show().catch(() => null)
  }, [client, slug, language, dataUpdatedAt])
  return null
}
