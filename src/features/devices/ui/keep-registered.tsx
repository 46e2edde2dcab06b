import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useStaff } from '#features/sessions/ui/use-staff.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { findObstacle } from '#kit/web/push/obstacle.ts'
import { devicesApi, devicesQuery } from './api.ts'
import { ForYouToo } from './for-you-too.tsx'
import { registerAgain } from './subscribe.ts'
import { thisDeviceKey } from './use-this-device.ts'

/** Whether somebody is asked for whom the device is to ring; `person` is its owner, null for one who has left or is not known. */
type Question = { person: string | null } | 'none' | 'put-off'

/**
 * Keeps a device registered that rings: at each start, and whenever the session may have become another one. Somebody
 * else's own asks first.
 */
export function KeepRegistered({ userId }: { userId: string }) {
  const { slug } = useHotel()
  const language = useLanguage()
  const client = useQueryClient()
  const { dataUpdatedAt } = useStaff(slug)
  const [question, setQuestion] = useState<Question>('none')
  const isAsked = question !== 'none'
  useEffect(() => {
    if (isAsked || findObstacle()) return
    const show = async () => {
      if (!(await registerAgain(slug, language, userId))) return
      await client.invalidateQueries({ queryKey: thisDeviceKey(slug) })
      await client.invalidateQueries({ queryKey: devicesQuery(slug).queryKey })
    }
    show().catch((error: unknown) => {
      // without a network, it rings as what it was
      setQuestion(devicesApi.dataOf(error, 'SOMEBODY_ELSES') ?? 'none')
    })
  }, [client, slug, language, userId, dataUpdatedAt, isAsked])
  if (typeof question === 'string') return null
  return <ForYouToo userId={userId} person={question.person} onClose={() => setQuestion('put-off')} />
}
