import { Lock, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { Guest } from '../contract.ts'
import { type GuestStatus, statusOf } from '../rules.ts'

const TONE: Record<GuestStatus, Tone> = { active: 'good', expired: 'neutral', inactive: 'neutral' }

export const useGuestStatus = (guest: Guest) => statusOf(guest, useNow(30))

export function GuestBadges({ guest }: { guest: Guest }) {
  const { t } = useTranslation('hotel-admin')
  const status = useGuestStatus(guest)
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={TONE[status]}>{t(`guests.status.${status}`)}</Badge>
      {guest.alike && (
        <Badge tone="wait">
          <UsersRound aria-hidden className="size-3.5" />
          <span title={t('guests.alikeText')}>
            {t('guests.alike', { name: guest.alike.loginName, room: guest.alike.roomNumber })}
          </span>
        </Badge>
      )}
      {guest.isLocked && (
        <Badge tone="wait">
          <Lock aria-hidden className="size-3.5" />
          <span title={t('guests.unlockText')}>{t('guests.locked')}</span>
        </Badge>
      )}
    </span>
  )
}

export function Expiry({ guest }: { guest: Pick<Guest, 'expiresOn'> }) {
  const { t } = useTranslation('hotel-admin')
  const { day } = useFormatters()
  if (!guest.expiresOn) return <span className="text-muted">{t('guests.never')}</span>
  return <time dateTime={guest.expiresOn}>{day(guest.expiresOn)}</time>
}
