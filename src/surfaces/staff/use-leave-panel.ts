import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { forgetStaff } from '#features/sessions/ui/use-staff.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { supportAccessApi } from '#features/support-access/ui/api.ts'

/** Ends the visit and goes back to the platform, as a page of its own: nothing that was seen stays in the browser. */
export function useLeavePanel() {
  const { t } = useTranslation('hotel-admin')
  const { errorText } = useErrorText()
  return useMutation({
    mutationFn: () => supportAccessApi.call.end(),
    onSuccess: () => {
      forgetStaff()
      location.assign('/hotelly/internal/admin/users')
    },
    onError: (error) =>
      toast.error(t('visit.endFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
