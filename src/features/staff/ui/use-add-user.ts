import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LENGTH_MIN } from '#features/sessions/rules.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { staffApi } from './api.ts'
import type { UserDraft } from './use-user-form.ts'

const CREATED_MS = 10_000

/** The text for a refused creation (HUS-12, HUS-13). */
function useRefusalText() {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  return (error: unknown): string => {
    const known: Record<string, string> = {
      SIGN_UP_DISABLED: t('users.form.disabled'),
      HOTEL_CLOSED: t('users.form.needHotel'),
      PASSWORD_TOO_SHORT: t('users.form.short', { min: PASSWORD_LENGTH_MIN }),
      PASSWORD_TOO_COMMON: t('users.form.common'),
      INTERNAL_SERVER_ERROR: t('users.form.recordFailed'),
    }
    const message = errorText(error, t('users.form.unknownError'))
    return known[staffApi.codeOf(error) ?? ''] ?? t('users.form.failed', { message })
  }
}

/** Adds a user; the input, above all the password, is not kept after the response. */
export function useAddUser() {
  const { t } = useTranslation('platform')
  const refusalText = useRefusalText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: UserDraft) => staffApi.call.add(draft),
    gcTime: 0,
    onSuccess: ({ email }) => {
      toast.success(t('users.form.created', { email }), { duration: CREATED_MS })
      void client.invalidateQueries({ queryKey: staffApi.query.list.key() })
    },
    onError: (error) => {
      toast.error(refusalText(error), { id: 'add-user', duration: Number.POSITIVE_INFINITY })
      if (staffApi.codeOf(error) === 'HOTEL_CLOSED') {
        void client.invalidateQueries({ queryKey: staffApi.query.hotels.key() })
      }
    },
  })
}
