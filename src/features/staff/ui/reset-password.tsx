import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { HotelAdmin } from '../contract.ts'
import { staffApi } from './api.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Asks for confirmation, then shows the new password once. */
export function ResetPassword({ user, onClose }: { user: HotelAdmin; onClose: () => void }) {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const reset = useMutation({
    mutationFn: () => staffApi.call.resetPassword({ id: user.id }),
    gcTime: 0,
    onError: (error) => {
      const description = staffApi.codeOf(error) === 'NOT_FOUND' ? t('users.gone') : errorText(error, '')
      toast.error(t('users.resetFailed'), { description, duration: Number.POSITIVE_INFINITY })
      onClose()
    },
  })
  if (reset.data) {
    return (
      <PasswordDialog
        title={t('users.resetDone')}
        user={{ ...reset.data.user, password: reset.data.password }}
        onDone={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      isDangerous
      title={t('users.resetTitle', { name: user.fullName })}
      text={t('users.resetText')}
      confirm={t('users.resetConfirm')}
      isBusy={reset.isPending}
      onClose={onClose}
      onConfirm={() => reset.mutate()}
    />
  )
}
