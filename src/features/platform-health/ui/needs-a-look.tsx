import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#kit/web/ui/panel.tsx'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Badge } from '#kit/web/ui/states.tsx'
import type { FailingWebhook, Pulse, UnseenAtHotel } from '../contract.ts'
import { LockedRow } from './locked-row.tsx'
import { useReasonText } from '#features/platform/ui/use-reason-text.ts'

const SHOWN = 5

/** What needs attention: what nobody sees, failing webhook calls, and people who are locked out. */
export function NeedsALook({
  pulse: { unseen, webhooks, hasWebhook, locked, lockedCount },
}: {
  pulse: Pulse
}) {
  const { t } = useTranslation('platform')
  const [isAll, setAll] = useState(false)
  const rows = [
    ...unseen.map((hotel) => <UnseenRow key={hotel.id} hotel={hotel} />),
    ...webhooks.map((webhook) => (
      <WebhookRow key={`${webhook.hotelName} ${webhook.reason}`} failing={webhook} />
    )),
    ...locked.map((lock) => (
      <LockedRow key={`${lock.action} ${lock.hotelId} ${lock.identifier}`} lock={lock} />
    )),
  ]
  const unlisted = lockedCount - locked.length
  return (
    <Panel title={t('console.look')}>
      {rows.length === 0 && (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-good" />
          {t(hasWebhook ? 'console.allWell' : 'console.nobodyLocked')}
        </p>
      )}
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3.5">
        {isAll ? rows : rows.slice(0, SHOWN)}
      </ul>
      {!isAll && rows.length > SHOWN && (
        <Button size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t('console.showAll', { count: rows.length })}
        </Button>
      )}
      {isAll && unlisted > 0 && <p className="text-muted">{t('console.moreLocked', { count: unlisted })}</p>}
    </Panel>
  )
}

function UnseenRow({
  hotel: { name, slug, bookings, conversations, since, isAttended },
}: {
  hotel: UnseenAtHotel
}) {
  const { t } = useTranslation('platform')
  const { ago } = useFormatters()
  const now = useNow()
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-baseline justify-items-start">
      <Badge tone="late">{t('console.unseen')}</Badge>
      <div className="min-w-0">
        <p>
          <Link
            to="/hotelly/internal/admin/hotels"
            search={{ state: 'waiting', search: slug }}
            className="underline underline-offset-4 hover:text-ink"
          >
            <bdi>{name}</bdi>
          </Link>
          {bookings > 0 && ` · ${t('console.unseenBookings', { count: bookings })}`}
          {conversations > 0 && ` · ${t('console.unseenChats', { count: conversations })}`}
        </p>
        <p className="text-muted">
          {t(isAttended ? 'console.panelOpen' : 'console.noPanel')}
          {' · '}
          <time dateTime={since}>{ago(since, now)}</time>
        </p>
      </div>
    </li>
  )
}

function WebhookRow({ failing: { hotelName, reason, failures, lastAt } }: { failing: FailingWebhook }) {
  const { t } = useTranslation('platform')
  const { ago } = useFormatters()
  const reasonText = useReasonText()
  const now = useNow()
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-baseline justify-items-start">
      <Badge tone="wait">{t('console.webhook')}</Badge>
      <div className="min-w-0">
        <p>{reasonText(reason)}</p>
        <p className="text-muted">
          {hotelName && (
            <>
              <Link
                to="/hotelly/internal/admin/assistant"
                search={{ days: 1, search: hotelName }}
                className="underline underline-offset-4 hover:text-ink"
              >
                <bdi>{hotelName}</bdi>
              </Link>
              {' · '}
            </>
          )}
          {t('console.failures', { count: failures })}
          {' · '}
          <time dateTime={lastAt}>{ago(lastAt, now)}</time>
        </p>
      </div>
    </li>
  )
}
