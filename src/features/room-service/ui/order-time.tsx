import { Clock, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { setDueAt } from './cart.ts'
import { TIME_OPTION, TimeOption } from '#features/bookings/ui/time-option.tsx'
import { TimeButton } from './time-button.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useOrdering } from './use-ordering.ts'

/** In the review: as soon as possible, or for a time that the guest chooses. */
export function OrderTime() {
  const { slug } = useHotel()
  const { t } = useTranslation(['times', 'guest'])
  const ordering = useOrdering()
  const { dayOf, timeOf } = useMomentWords()
  const { due, soon, isPromised, problem, wanted } = ordering
  return (
    <div role="group" aria-label={t('when')}>
      <p aria-hidden className="mb-1.5 text-[0.9375rem] font-medium">
        {t('when')}
      </p>
      <div className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1 lg:grid-cols-1">
        <button
          type="button"
          aria-pressed={due === null}
          disabled={due !== null && isPromised && soon === null}
          onClick={() => setDueAt(slug, null)}
          className={`flex min-h-16 items-center rounded-md border border-line bg-card transition hover:bg-tint disabled:opacity-55 ${TIME_OPTION}`}
        >
          <TimeOption icon={<Zap aria-hidden className="size-5" />} title={t('soon')}>
            {soon
              ? t('guest:bookings.expected.about', { time: timeOf(soon) })
              : t(isPromised ? 'soonNot' : 'soonUnknown')}
          </TimeOption>
        </button>
        <TimeButton ordering={ordering} aria-pressed={due !== null} className={`min-h-16 ${TIME_OPTION}`}>
          <TimeOption
            icon={<Clock aria-hidden className="size-5" />}
            title={
              due ? (
                <span className="tabular">{t('at', { day: dayOf(due, wanted.now), time: timeOf(due) })}</span>
              ) : (
                t('choose')
              )
            }
          >
            {due && t('change')}
          </TimeOption>
        </TimeButton>
      </div>
      <p role="status" className="mt-2 text-[0.9375rem] font-medium text-pretty text-wait empty:hidden">
        {problem === 'gone' && t('gone')}
        {problem === 'later' && t('notThen')}
        {due !== null && (problem === 'closed' || problem === 'paused') && t('gone')}
      </p>
    </div>
  )
}
