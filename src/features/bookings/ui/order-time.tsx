import { Clock, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { setDueAt } from './cart.ts'
import { TimeButton } from './time-button.tsx'
import { useMomentWords } from './use-moment-words.ts'
import { useOrdering } from './use-ordering.ts'

const OPTION =
  'w-full min-w-0 justify-start! gap-3! px-3.5! py-2.5 text-start font-normal! whitespace-normal! aria-pressed:border-accent-text/60 aria-pressed:bg-tint'

/** In the review: as soon as possible, or for a time that the guest chooses. */
export function OrderTime() {
  const { slug } = useHotel()
  const { t } = useTranslation(['times', 'guest'])
  const ordering = useOrdering()
  const { dayOf, timeOf } = useMomentWords()
  const { due, soon, problem, wanted } = ordering
  return (
    <div role="group" aria-label={t('when')}>
      <p aria-hidden className="mb-1.5 text-[0.9375rem] font-medium">
        {t('when')}
      </p>
      <div className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
        <button
          type="button"
          aria-pressed={due === null}
          disabled={due !== null && soon === null}
          onClick={() => setDueAt(slug, null)}
          className={`flex min-h-16 items-center rounded-md border border-line bg-card transition hover:bg-tint disabled:opacity-55 ${OPTION}`}
        >
          <Option icon={<Zap aria-hidden className="size-5" />} title={t('soon')}>
            {soon ? t('guest:bookings.expected.about', { time: timeOf(soon) }) : t('soonNot')}
          </Option>
        </button>
        <TimeButton ordering={ordering} aria-pressed={due !== null} className={`min-h-16 ${OPTION}`}>
          <Option
            icon={<Clock aria-hidden className="size-5" />}
            title={
              due ? (
                <>
                  {dayOf(due, wanted.now)}, <bdi className="tabular">{timeOf(due)}</bdi>
                </>
              ) : (
                t('choose')
              )
            }
          >
            {due && t('change')}
          </Option>
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

const Option = ({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) => (
  <>
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-tint text-accent-text in-aria-pressed:bg-card">
      {icon}
    </span>
    <span className="grid min-w-0">
      <span className="font-semibold first-letter:uppercase">{title}</span>
      <span className="text-[0.9375rem] text-muted empty:hidden">{children}</span>
    </span>
  </>
)
