import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { SeenMoment } from '#features/bookings/ui/staff/seen-moment.tsx'
import type { Order } from '../../contract.ts'

const STEPS = [
  { key: 'ordered', of: 'createdAt' },
  { key: 'confirmed', of: 'confirmedAt' },
  { key: 'preparation', of: 'preparationAt' },
  { key: 'delivered', of: 'deliveredAt' },
  { key: 'completed', of: 'completedAt' },
  { key: 'cancelled', of: 'cancelledAt' },
] as const

/** When the booking reached each step. */
export function OrderMoments({ booking }: { booking: Order }) {
  const { t } = useTranslation('hotel-admin')
  const { currency } = useHotel()
  const { date, time } = useFormatters(currency)
  const reached = STEPS.flatMap(({ key, of }) => {
    const moment = booking[of]
    return moment ? [{ key, moment }] : []
  })
  return (
    <section aria-label={t('details.times')}>
      <ol className="flex flex-wrap gap-x-8 gap-y-3">
        {reached.map(({ key, moment }) => (
          <li key={key} className="grid">
            <span className="text-[0.8125rem] text-muted">{t(`details.${key}`)}</span>
            <time dateTime={moment} title={date(moment)} className="tabular font-semibold">
              <bdi>{time(moment)}</bdi>
              {key === 'ordered' && <span className="ms-2 font-normal text-muted">{date(moment)}</span>}
            </time>
          </li>
        ))}
        <SeenMoment booking={booking} />
      </ol>
    </section>
  )
}
