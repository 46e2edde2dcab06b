import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReasonText } from './use-reason-text.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { WebhookTest } from '../contract.ts'
import { platformApi } from './api.ts'

/** Calls the saved webhook once and shows the result. */
export function WebhookTry({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const { data, error, mutate, isPending } = useMutation({ mutationFn: () => platformApi.call.testWebhook() })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Button size="sm" disabled={isDisabled} isBusy={isPending} onClick={() => mutate()}>
        <Send aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('settings.test')}
      </Button>
      <p role="status" className="min-w-0">
        {data && !isPending && <Outcome test={data} />}
        {error && !isPending && (
          <span className="text-late">{errorText(error, t('settings.testFailed'))}</span>
        )}
      </p>
    </div>
  )
}

function Outcome({ test: { status, reason, milliseconds } }: { test: WebhookTest }) {
  const { t } = useTranslation('platform')
  const { number } = useFormatters()
  const reasonText = useReasonText()
  const isWell = status !== null && status >= 200 && status < 300
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <span className={`flex items-center gap-2 font-medium ${isWell ? 'text-good' : 'text-late'}`}>
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {status === null
        ? reasonText(reason ?? '')
        : t('settings.testAnswered', { status, milliseconds: number(milliseconds) })}
    </span>
  )
}
