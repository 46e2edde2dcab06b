import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { TimeButton } from './time-button.tsx'
import { useOrdering } from './use-ordering.ts'

/**
 * Says when room service opens, or takes orders again, and lets a guest order for later meanwhile.
 * @param isPlain where the choice of a time stands on the screen anyway
 */
export function KitchenNotice({ isPlain = false }: { isPlain?: boolean }) {
  const { t } = useTranslation('times')
  const ordering = useOrdering()
  const { timeOf } = useMomentWords()
  const { due, problem, wanted } = ordering
  const { opens, pausedUntil } = wanted.promise
  const isShown = due === null && (problem === 'closed' || problem === 'paused')
  return (
    <div role="status">
      {isShown && (
        <div className="mb-5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-wait-tint p-4 text-ink">
          <Clock aria-hidden className="size-6 shrink-0 text-wait" />
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold text-wait">{t(problem)}</p>
            <p className="text-[0.9375rem] text-pretty">
              {problem === 'paused'
                ? t('again', { time: pausedUntil && timeOf(new Date(pausedUntil)) })
                : t('opensAt', { time: opens })}
            </p>
          </div>
          {!isPlain && (
            <TimeButton ordering={ordering} className="narrow:w-full">
              {t('orderLater')}
            </TimeButton>
          )}
        </div>
      )}
    </div>
  )
}
