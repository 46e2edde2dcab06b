import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { Button } from './button.tsx'
import { EmptyState, Skeleton } from './states.tsx'

type FailureProps = { title: string; error: unknown; isBusy: boolean; onRetry: () => void }

/** Replaces a list that could not be loaded: shows the reason and a retry button. */
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

/** The placeholder for rows that are loading. */
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
