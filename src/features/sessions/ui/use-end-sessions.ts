import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { sessionsApi } from './api.ts'

/** Signs out one session or all others, with toasts. */
export function useEndSessions(onSettled: () => void) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const settle = {
    onError: (error: unknown) => {
      const reason =
        sessionsApi.codeOf(error) === 'NOT_FOUND' ? t('account.endOneGone') : errorText(error, '')
      toast.error(t('account.endFailed'), { description: reason })
    },
    onSettled: () => {
      onSettled()
      void client.invalidateQueries({ queryKey: [['sessions']] })
    },
  }
  const endOne = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) => sessionsApi.call.endOne({ slug, id }),
    onSuccess: (_nothing, { device }) => toast.success(t('account.endedOne', { device })),
    ...settle,
  })
  const endOthers = useMutation({
    mutationFn: () => sessionsApi.call.endOthers({ slug }),
    onSuccess: ({ count }) => toast.success(t('account.ended', { count })),
    ...settle,
  })
  return { endOne, endOthers }
}
