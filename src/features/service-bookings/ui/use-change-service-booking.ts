import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { serviceBookingsApi } from './api.ts'
import { useOnceIdle } from './use-once-idle.ts'
import { usePutOwnServiceBooking } from './use-own-service-bookings.ts'

/** Where the chosen time cannot be had: asks anew what can be, and leads there. */
export type OtherTimes = { refresh: () => Promise<unknown>; lead: () => void }

export const NO_TIMES: OtherTimes = { refresh: async () => {}, lead: () => {} }

/** Changes a request or an appointment of one's own; where that is refused, says why and shows how it stands. */
export function useChangeServiceBooking(
  change: (booking: GuestServiceBooking) => Promise<GuestServiceBooking>,
  onDone: (now: GuestServiceBooking) => void,
  times: OtherTimes = NO_TIMES,
) {
  const { t } = useTranslation('work')
  const { errorText, limitText } = useErrorText()
  const putOwn = usePutOwnServiceBooking()
  const [problem, setProblem] = useState<string | null>(null)

  const explain = async (error: unknown): Promise<string> => {
    const now = serviceBookingsApi.dataOf(error, 'CHANGED') ?? serviceBookingsApi.dataOf(error, 'NOT_ALLOWED')
    if (now && 'key' in now.current) putOwn(now.current)
    switch (serviceBookingsApi.codeOf(error)) {
      case 'CHANGED':
        return t('guest.refused.stale')
      case 'NOT_ALLOWED':
        return t('guest.refused.late')
      case 'ENOUGH_THAT_DAY':
        return t('guest.refused.enough')
      case 'SLOT_TAKEN':
      case 'TIME_UNAVAILABLE':
        await times.refresh()
        refuseTime()
        return t(
          serviceBookingsApi.codeOf(error) === 'SLOT_TAKEN' ? 'guest.refused.taken' : 'guest.refused.time',
        )
      default:
        return limitText(error, 'other') ?? errorText(error, t('guest.refused.change'))
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onMutate: () => setProblem(null),
    onSuccess: (now) => {
      putOwn(now)
      onDone(now)
    },
    onError: async (error) => setProblem(await explain(error)),
  })
  const refuseTime = useOnceIdle(isPending, times.lead)
  return { change: mutate, isBusy: isPending, problem }
}
