import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'

/** The hotel's time of day, wherever the device is. */
export function HotelClock({ label, className = '' }: { label: string; className?: string }) {
  const { t } = useTranslation('hotel-admin')
  const { time } = useFormatters()
  const now = useNow(5).toISOString()
  return (
    <time dateTime={now} title={t('bookings.clockOf', { hotel: label })} className={`tabular ${className}`}>
      <bdi>{time(now)}</bdi>
    </time>
  )
}
