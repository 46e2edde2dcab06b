import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { GuestServiceBooking } from '../contract.ts'
import { placeOf } from '../progress.ts'
import { stepsOf } from '../rules.ts'

/** The steps of a request or an appointment, one beneath the other, each with its own word and its time. */
export function ServiceBookingSteps({
  booking,
  last,
}: {
  booking: GuestServiceBooking
  last: string | null
}) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  const { time } = useFormatters(booking.currency, timeZone)
  const steps = stepsOf(booking)
  const current = placeOf(booking)
  return (
    <ol aria-label={t('guest.progress')} className="grid">
      {steps.map(({ status, word, at }, place) => {
        const isReached = place <= current
        return (
          <li
            key={status}
            aria-current={place === current ? 'step' : undefined}
            className="group relative flex min-h-10 items-start gap-3"
          >
            <span aria-hidden className="relative z-1 grid size-6 shrink-0 place-items-center">
              <span
                className={`grid place-items-center rounded-full ${
                  isReached ? 'size-6 bg-accent text-on-accent' : 'size-5 border-2 border-line bg-card'
                }`}
              >
                {isReached && <Check className="size-3.5" strokeWidth={3} />}
              </span>
            </span>
            <span
              aria-hidden
              className={`absolute start-[11px] top-6 bottom-0 w-0.5 group-last:hidden ${place < current ? 'bg-accent' : 'bg-line'}`}
            />
            <span
              className={`min-w-0 grow ${place === current ? 'font-semibold text-accent-text' : isReached ? '' : 'text-muted'}`}
            >
              {t(`steps.${word}`)}
              {status === 'pending' && booking.seenAt && (
                <span className="block pb-1.5 text-[0.9375rem] font-normal text-muted">
                  {t('steps.seen')} <bdi className="tabular">{time(booking.seenAt)}</bdi>
                </span>
              )}
            </span>
            {isReached && at ? (
              <time dateTime={at} className="tabular shrink-0 text-[0.9375rem] text-muted">
                <bdi>{time(at)}</bdi>
              </time>
            ) : (
              place === steps.length - 1 &&
              last && <span className="tabular shrink-0 text-[0.9375rem] text-muted">{last}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
