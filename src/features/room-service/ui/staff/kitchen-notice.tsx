import { useQuery } from '@tanstack/react-query'
import { CirclePause, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { promiseQuery, useKitchen, useKitchenControl } from './use-kitchen.ts'

const SECOND_MS = 1000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Minutes and seconds. */
const clockOf = (ms: number) => {
  const seconds = Math.ceil(ms / SECOND_MS)
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}

/** That no orders are taken, or that they are promised later, as long as it is so. */
export function KitchenNotice() {
  const kitchen = useKitchen()
  if (kitchen?.pausedUntil) return <Paused until={kitchen.pausedUntil} />
  if (kitchen && kitchen.delayMinutes > 0) return <Delayed minutes={kitchen.delayMinutes} />
  return null
}

function Paused({ until }: { until: string }) {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters()
  const { pause, isBusy } = useKitchenControl()
  const left = Date.parse(until) - useNow(1).getTime()
  if (left <= 0) return null
  return (
    <Notice icon={<CirclePause aria-hidden className="size-5 shrink-0" />}>
      <p className="min-w-0 flex-1 basis-40">
        <strong className="font-semibold">{t('bookings.pause.isPaused')}</strong>{' '}
        {t('bookings.pause.until', { time: time(until) })}
      </p>
      <span role="timer" aria-label={t('bookings.pause.left')} className="tabular text-[1.2em] font-bold">
        <bdi>{clockOf(left)}</bdi>
      </span>
      <Button isBusy={isBusy} onClick={() => pause(null)}>
        {t('bookings.pause.end')}
      </Button>
    </Notice>
  )
}

function Delayed({ minutes }: { minutes: number }) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: promised } = useQuery(promiseQuery(slug))
  const { delay, isBusy } = useKitchenControl()
  return (
    <Notice icon={<Timer aria-hidden className="size-5 shrink-0" />}>
      <p className="min-w-0 flex-1 basis-40">
        <strong className="font-semibold">{t('bookings.pause.isDelayed', { minutes })}</strong>{' '}
        {promised && t('bookings.pause.promised', { minutes: promised.minutes })}
      </p>
      <Button isBusy={isBusy} onClick={() => delay(0)}>
        {t('bookings.pause.asUsual')}
      </Button>
    </Notice>
  )
}

const Notice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div
    data-kitchen-notice
    className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-wait/25 bg-wait-tint px-4 py-1.5 text-wait lg:px-5"
  >
    {icon}
    {children}
  </div>
)
