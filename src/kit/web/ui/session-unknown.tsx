import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error-text.ts'
import { Button } from './button.tsx'
import { EmptyState } from './states.tsx'

type SessionUnknownProps = { error: unknown; isBusy: boolean; onRetry: () => void }

/** Replaces a panel when the session could not be loaded. */
export function SessionUnknown({ error, isBusy, onRetry }: SessionUnknownProps) {
  const { t } = useTranslation('common')
  const { errorText } = useErrorText()
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-6">
      <EmptyState icon={CloudOff} title={t('shell.sessionFailed')} text={errorText(error, '')} isPage>
        <Button look="primary" isBusy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    </main>
  )
}
