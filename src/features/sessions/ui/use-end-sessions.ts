import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { sessionsApi } from './api.ts'

/** Signs out one of the user's own sessions or all others, with toasts; `slug` is null for a super admin. */
export function useEndSessions(slug: string | null, onSettled: () => void) {
  const { t } = useTranslation('hotel-admin')
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
    mutationFn: ({ id }: { id: string; device: string }) =>
      slug === null ? sessionsApi.call.endSuperAdminSession({ id }) : sessionsApi.call.endOne({ slug, id }),
    onSuccess: (_nothing, { device }) => toast.success(t('account.endedOne', { device })),
    ...settle,
  })
  const endOthers = useMutation({
    mutationFn: () =>
      slug === null ? sessionsApi.call.endOtherSuperAdminSessions() : sessionsApi.call.endOthers({ slug }),
    onSuccess: ({ count }) => toast.success(t('account.ended', { count })),
    ...settle,
  })
  return { endOne, endOthers }
}
