import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from './button.tsx'
import { EmptyState, Skeleton } from './states.tsx'

type FailureProps = { title: string; error: unknown; isBusy: boolean; onRetry: () => void }

/** Stands where a list would be that could not be loaded: why, and once more. */
export function LoadFailure({ title, error, isBusy, onRetry }: FailureProps) {
  const { t } = useTranslation('common')
  const { errorText } = useErrorText()
  return (
    <EmptyState icon={CloudOff} title={title} text={errorText(error, '')}>
      <Button look="primary" isBusy={isBusy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  )
}

/** Rows that are on their way. */
export function RowsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-2">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
