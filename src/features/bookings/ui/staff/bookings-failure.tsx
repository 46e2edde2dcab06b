import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { anyRefusal } from '#kit/web/api.ts'
import { LoadFailure } from '#kit/web/ui/load-failure.tsx'
import { EmptyState } from '#kit/web/ui/states.tsx'

type FailureProps = { error: unknown; isBusy: boolean; onRetry: () => void }

export function BookingsFailure({ error, ...again }: FailureProps) {
  const { t } = useTranslation('hotel-admin')
  if (anyRefusal.codeOf(error) === 'FORBIDDEN') {
    return <EmptyState icon={Lock} title={t('bookings.noPermission')} text={t('bookings.noPermissionText')} />
  }
  return <LoadFailure title={t('bookings.loadFailed')} error={error} {...again} />
}
