import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { serviceBookingsApi } from './api.ts'
import { useOnceIdle } from './use-once-idle.ts'
import { usePutOwnServiceBooking } from './use-own-service-bookings.ts'

/** Changes a request or an appointment of one's own; where that is refused, says why and shows how it stands. */
export function useChangeServiceBooking(
  change: (booking: GuestServiceBooking) => Promise<GuestServiceBooking>,
  onDone: (now: GuestServiceBooking) => void,
  /** The chosen time cannot be had; what can is there by then. */
  onTimeRefused: () => void = () => {},
) {
  const { t } = useTranslation('work')
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
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
        await client.invalidateQueries({ queryKey: serviceBookingsApi.query.slots.key() })
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
      void client.invalidateQueries({ queryKey: serviceBookingsApi.query.slots.key() })
      onDone(now)
    },
    onError: async (error) => setProblem(await explain(error)),
  })
  const refuseTime = useOnceIdle(isPending, onTimeRefused)
  return { change: mutate, isBusy: isPending, problem }
}
