import { Lock, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { Guest } from '../contract.ts'
import { daysUntilLeaving, type GuestStatus, statusOf } from '../rules.ts'

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

/** In how many days a guest leaves, before the day on which the login ends; where that is far or past, that day alone. */
export function Leaving({ guest, className = '' }: { guest: Guest; className?: string }) {
  const { t } = useTranslation('hotel-admin')
  const { timeZone } = useHotel()
  const today = dayAt(useNow(30), timeZone)
  const days = guest.isActive ? daysUntilLeaving(guest, today) : null
  if (days === null) return <Expiry guest={guest} />
  const words = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in'
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className={days < 2 ? 'font-semibold' : ''}>{t(`guests.leaves.${words}`, { count: days })}</span>
      <span className="text-[0.8125rem] leading-4 text-muted">
        <Expiry guest={guest} />
      </span>
    </span>
  )
}

/** When a guest last ordered in this stay; nothing for one who has not. */
export function LastOrder({ at }: { at: string | undefined }) {
  const { t } = useTranslation('hotel-admin')
  const { ago, moment } = useFormatters()
  const now = useNow(30)
  if (!at) return null
  return (
    <time
      dateTime={at}
      title={moment(at)}
      className="block text-[0.8125rem] leading-4 font-normal text-muted"
    >
      {t('guests.ordered', { ago: ago(at, now) })}
    </time>
  )
}
