import { MailX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MailRefusal } from '#features/accounts/contract.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge } from '#kit/web/ui/states.tsx'
import type { HotelAdmin } from '../contract.ts'

/** In the list: that a user's address refuses e-mails; nothing where it takes them. */
export function RefusedBadge({ user: { mailRefusal } }: { user: HotelAdmin }) {
  const { t } = useTranslation('platform')
  if (!mailRefusal) return null
  return (
    <p className="py-0.5">
      <Badge tone="wait">
        <MailX aria-hidden className="size-3.5" />
        {t('users.mailRefused')}
      </Badge>
    </p>
  )
}

/** Since when, in which words of the server, and what becomes of e-mails to it. */
export function RefusalNotice({ refusal: { at, words } }: { refusal: MailRefusal }) {
  const { t } = useTranslation('platform')
  const { date, time } = useFormatters()
  return (
    <div className="flex gap-2.5 rounded-md bg-wait-tint px-3.5 py-2.5">
      <MailX aria-hidden className="mt-0.5 size-5 shrink-0 text-wait" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-medium text-wait">
          {t('users.mailRefusedSince', { day: date(at), time: time(at) })}
        </p>
        <p className="wrap-anywhere">
          <bdi>{words}</bdi>
        </p>
        <p className="text-sm text-muted">{t('users.mailRefusedText')}</p>
      </div>
    </div>
  )
}
