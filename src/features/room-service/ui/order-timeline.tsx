import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestOrder } from '../contract.ts'
import { stepOf, stepsOf } from '../rules.ts'

/** An order's progress in four steps, each with its time (OP-01). */
export function OrderTimeline({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation('guest')
  const { currency } = useHotel()
  const { time } = useFormatters(currency)
  const steps = stepsOf(booking)
  const current = stepOf(booking)

  return (
    <ol aria-label={t('bookings.progress')} className="mt-4 grid grid-cols-4 gap-1.5">
      {steps.map((step, place) => (
        <li
          key={step.name}
          aria-current={place === current ? 'step' : undefined}
          className="grid min-w-0 content-start gap-1.5"
        >
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className={`block h-full rounded-full bg-accent transition-[width] duration-180 ease-calm ${
                place <= current ? 'w-full' : 'w-0'
              }`}
            />
          </span>
          <span
            className={`text-[0.8125rem] leading-tight ${
              place === current ? 'font-semibold text-accent-text' : 'text-muted'
            }`}
          >
            {t(`bookings.steps.${step.name}`)}
            {step.at && (
              <time dateTime={step.at} className="tabular block">
                {time(step.at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
