import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#features/dashboard/ui/panel.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import type { FailingWebhook, Pulse } from '../contract.ts'
import { LockedRow } from './locked-row.tsx'
import { useReasonText } from './use-reason-text.ts'

/** What somebody should see to: calls of the webhook that fail, and people who are locked out. */
export function NeedsALook({ pulse: { webhooks, locked, lockedCount } }: { pulse: Pulse }) {
  const { t } = useTranslation('platform')
  const isQuiet = webhooks.length === 0 && locked.length === 0
  return (
    <Panel title={t('console.look')}>
      {isQuiet ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good" />
          {t('console.allWell')}
        </p>
      ) : (
        <div className="max-h-96 overflow-y-auto" role="region" aria-label={t('console.look')} tabIndex={0}>
          <ul className="grid gap-3.5">
            {webhooks.map((one) => (
              <WebhookRow key={`${one.hotelName} ${one.reason}`} failing={one} />
            ))}
            {locked.map((one) => (
              <LockedRow key={`${one.action} ${one.hotelId} ${one.identifier}`} lock={one} />
            ))}
          </ul>
          {lockedCount > locked.length && (
            <p className="mt-3 text-muted">
              {t('console.moreLocked', { count: lockedCount - locked.length })}
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

function WebhookRow({ failing: { hotelName, reason, failures, lastAt } }: { failing: FailingWebhook }) {
  const { t } = useTranslation('platform')
  const { ago } = useFormatters()
  const reasonText = useReasonText()
  const now = useNow()
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
      <Badge tone="wait">{t('console.webhook')}</Badge>
      <div className="min-w-0">
        <p>{reasonText(reason)}</p>
        <p className="text-muted">
          {hotelName && (
            <>
              <bdi>{hotelName}</bdi>
              {' · '}
            </>
          )}
          {t('console.failures', { count: failures, ago: ago(lastAt, now) })}
        </p>
      </div>
    </li>
  )
}
