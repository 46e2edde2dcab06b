import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import type { GuestWork } from '../contract.ts'
import { workApi } from './api.ts'
import { useOnceIdle } from './use-once-idle.ts'
import { usePutOwnWork } from './use-own-work.ts'

/** Changes a request or an appointment of one's own; where that is refused, says why and shows how it stands. */
export function useChangeWork(
  change: (work: GuestWork) => Promise<GuestWork>,
  onDone: (now: GuestWork) => void,
  /** The chosen time cannot be had; what can is there by then. */
  onTimeRefused: () => void = () => {},
) {
  const { t } = useTranslation('work')
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
  const putOwnWork = usePutOwnWork()
  const [problem, setProblem] = useState<string | null>(null)

  const explain = async (error: unknown): Promise<string> => {
    const now = workApi.dataOf(error, 'CHANGED') ?? workApi.dataOf(error, 'NOT_ALLOWED')
    if (now && 'key' in now.current) putOwnWork(now.current)
    switch (workApi.codeOf(error)) {
      case 'CHANGED':
        return t('guest.refused.stale')
      case 'NOT_ALLOWED':
        return t('guest.refused.late')
      case 'ENOUGH_THAT_DAY':
        return t('guest.refused.enough')
      case 'SLOT_TAKEN':
      case 'TIME_UNAVAILABLE':
        await client.invalidateQueries({ queryKey: workApi.query.slots.key() })
        refuseTime()
        return t(workApi.codeOf(error) === 'SLOT_TAKEN' ? 'guest.refused.taken' : 'guest.refused.time')
      default:
        return limitText(error, 'other') ?? errorText(error, t('guest.refused.change'))
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onMutate: () => setProblem(null),
    onSuccess: (now) => {
      putOwnWork(now)
      void client.invalidateQueries({ queryKey: workApi.query.slots.key() })
      onDone(now)
    },
    onError: async (error) => setProblem(await explain(error)),
  })
  const refuseTime = useOnceIdle(isPending, onTimeRefused)
  return { change: mutate, isBusy: isPending, problem }
}
