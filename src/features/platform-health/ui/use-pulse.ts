import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import type { LockedLogin } from '../contract.ts'
import { platformHealthApi } from './api.ts'

/** Orders and webhook calls are too frequent to announce one by one. */
const REFRESH_MS = 30_000

const pulse = platformHealthApi.query.read.queryOptions()

export const usePulse = () => useQuery({ ...pulse, refetchInterval: REFRESH_MS })

/** Lifts a lockout optimistically; it reappears if the request is refused. */
export function useUnlock() {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = pulse
  return useMutation({
    mutationFn: ({ action, identifier, hotelId }: LockedLogin) => {
      if (action === 'superadmin_login' || action === 'superadmin_login_known')
        throw new Error('Only an operator can unlock a super admin')
      return platformHealthApi.call.unlock({ action, identifier, hotelId })
    },
    onSuccess: () => {
      toast.success(t('console.unlocked'))
      return client.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (platformHealthApi.codeOf(error) === 'NOT_FOUND') void client.invalidateQueries({ queryKey })
      const description = errorText(error, '')
      toast.error(t('console.unlockFailed'), { description, duration: Number.POSITIVE_INFINITY })
    },
  })
}
