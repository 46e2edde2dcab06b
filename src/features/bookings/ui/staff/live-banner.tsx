import { CloudOff, Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { REFRESH_SECONDS } from './refresh.ts'
import { useStaffLive } from './staff-live.tsx'

const LIGHT = {
  live: { text: 'live', look: 'text-good', dot: 'bg-good ring-good/20' },
  connecting: { text: 'connecting', look: 'text-muted', dot: 'bg-muted ring-muted/20' },
  down: { text: 'disconnected', look: 'text-late', dot: 'bg-late ring-late/20' },
} as const

/** Whether new orders arrive live. Its words change as a page is opened: before what is pressed, it moves nothing of that. */
export function LiveLight() {
  const { t } = useTranslation('hotel-admin')
  const { live, isCutOff } = useStaffLive()
  const isOnline = useOnline()
  const isDown = isCutOff || !isOnline
  const { text, look, dot } = LIGHT[isDown ? 'down' : live === 'live' ? 'live' : 'connecting']
  return (
    <p
      role="status"
      className={`flex items-center gap-2.5 px-1 sm:px-2 font-semibold whitespace-nowrap ${look}`}
    >
      <span aria-hidden className={`size-2 rounded-full ring-4 ${dot}`} />
      <span className="max-sm:sr-only">{t(`bookings.${text}`)}</span>
    </p>
  )
}

type BannerProps = { updatedAt: number; isUnreachable: boolean }

/** Red, with an explanation: the live connection, or even the server, is unreachable. */
export function LiveBanner({ updatedAt, isUnreachable }: BannerProps) {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters()
  const { isCutOff } = useStaffLive()
  const isOnline = useOnline()
  const isStale = (isUnreachable || (isCutOff && !isOnline)) && updatedAt > 0
  if (!isCutOff && !isStale) return null
  const Icon = isStale ? CloudOff : Unplug
  return (
    <div
      role="alert"
      className="flex items-start gap-3 border-b border-late/25 bg-late-tint px-4 py-3 text-late lg:px-6"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="font-semibold">{t(isStale ? 'bookings.stale' : 'bookings.cutOff')}</strong>{' '}
        {isStale
          ? t('bookings.staleText', { time: time(new Date(updatedAt).toISOString()) })
          : t('bookings.cutOffText', { seconds: REFRESH_SECONDS })}
      </p>
    </div>
  )
}
