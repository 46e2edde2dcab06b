import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefusalToast } from '#kit/web/use-refusal-toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { HotelAdmin } from '../contract.ts'
import { staffApi } from './api.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** Asks for confirmation, then shows the new password once. */
export function ResetPassword({ user, onClose }: { user: HotelAdmin; onClose: () => void }) {
  const { t } = useTranslation('platform')
  const tell = useRefusalToast()
  const reset = useMutation({
    mutationFn: () => staffApi.call.resetPassword({ id: user.id }),
    gcTime: 0,
    onError: (error) => {
      const isGone = staffApi.codeOf(error) === 'NOT_FOUND'
      tell(error, t('users.resetFailed'), isGone ? t('users.gone') : null)
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
