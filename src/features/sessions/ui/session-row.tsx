import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { OwnSession } from '../contract.ts'

const HANDHELD = new Set(['Android', 'iOS', 'iPadOS'])

/** Browser and system as text, such as "Chrome, Android". */
export function useDeviceWords() {
  const { t } = useTranslation('hotel-admin')
  return ({ browser, system }: OwnSession): string =>
    browser && system
      ? t('account.device', { browser, system })
      : (browser ?? system ?? t('account.unknownDevice'))
}

export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation('hotel-admin')
  const { date, time, ago } = useFormatters()
  const device = useDeviceWords()(session)
  const { createdAt, lastSeenAt, ipAddress, isCurrent, system } = session
  const Icon = HANDHELD.has(system ?? '') ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {device}
          {ipAddress && (
            <span className="font-normal text-muted"> {t('account.address', { address: ipAddress })}</span>
          )}
        </p>
        <p className="text-muted">
          {t('account.since', { day: date(createdAt), time: time(createdAt) })}
          {' · '}
          {t('account.seen', { ago: ago(lastSeenAt) })}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="good">{t('account.thisOne')}</Badge>
      ) : (
        <Button size="sm" aria-label={t('account.endOneNamed', { device })} onClick={onEnd}>
          {t('account.endOne')}
        </Button>
      )}
    </li>
  )
}
