import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestOrder } from '../contract.ts'
import { waitsForItsTime } from '../own-order.ts'
import { stepOf, stepsOf } from '../rules.ts'

/** How far an order has come, in four segments; in words its status, and its last step with its time (OP-01). */
export function OrderProgress({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation('guest')
  const { currency } = useHotel()
  const { time } = useFormatters(currency)
  const steps = stepsOf(booking)
  const current = stepOf(booking)
  const status = booking.status === 'preparing' && waitsForItsTime(booking) ? 'later' : booking.status
  return (
    <div>
      <ol aria-label={t('bookings.progress')} className="grid grid-cols-4 gap-1.5">
        {steps.map((step, place) => (
          <li key={step.name} aria-current={place === current ? 'step' : undefined}>
            <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className={`block h-full rounded-full bg-accent transition-[width] duration-180 ease-calm ${
                  place < current ? 'w-full' : place === current ? 'w-3/5' : 'w-0'
                }`}
              />
            </span>
            <span className="sr-only">
              {t(`bookings.steps.${step.name}`)} {step.at && <time dateTime={step.at}>{time(step.at)}</time>}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
        <span role="status" className="font-semibold text-accent-text">
          <span key={status} className="inline-block animate-rise">
            {t(`bookings.status.${status}`)}
          </span>
        </span>
        <span key={current} aria-hidden className="animate-rise text-muted">
          {t(`bookings.steps.${steps[current]?.name ?? 'sent'}`)}{' '}
          <bdi className="tabular">{time(steps[current]?.at ?? booking.createdAt)}</bdi>
        </span>
      </p>
    </div>
  )
}
