import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/states.tsx'
import { ComingUp } from './coming-up.tsx'
import type { Pending } from './pending.ts'
import { PendingLine } from './pending-line.tsx'
import { usePending } from './use-pending.ts'

/** So many lines are read at a glance; the others come when they are asked for, a single one at once: it is as high as the question. */
const AT_ONCE = 3

const CARD = 'min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card'

/** What needs somebody now, each thing a line that opens it, and the appointments that are next today. */
export function Now() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { errorText } = useErrorText()
  const { pending, next, error, isFetching, retry } = usePending()
  if (!pending && !error)
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton className="h-14" />
      </div>
    )
  return (
    <div
      className={`grid items-start gap-4 ${next && next.length > 0 ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
    >
      <section aria-labelledby="now" className={CARD}>
        {pending ? (
          <Waiting pending={pending} />
        ) : (
          <div className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 sm:px-5">
            <h2 id="now" className="sr-only">
              {t('dashboard.now.title')}
            </h2>
            <p className="min-w-0 flex-1 font-medium">{errorText(error, t('dashboard.now.unknown'))}</p>
            <Button isBusy={isFetching} onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          </div>
        )}
      </section>
      {next && next.length > 0 && <ComingUp next={next} className={CARD} />}
    </div>
  )
}

function Waiting({ pending }: { pending: readonly Pending[] }) {
  const { t } = useTranslation('hotel-admin')
  const { number } = useFormatters()
  const [isWhole, setWhole] = useState(false)
  if (pending.length === 0)
    return (
      <h2 id="now" className="flex min-h-14 items-center gap-2.5 px-4 font-medium sm:px-5">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        {t('dashboard.now.nothing')}
      </h2>
    )
  const late = pending.filter(({ why }) => why === 'late').length
  const isFolding = pending.length > AT_ONCE + 1
  const shown = isWhole || !isFolding ? pending : pending.slice(0, AT_ONCE)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3 pb-2 sm:px-5">
        <h2 id="now" className="text-lg font-semibold">
          {t('dashboard.now.title')}
        </h2>
        <p className="tabular text-muted">
          {t('dashboard.now.waiting', { count: pending.length, shown: number(pending.length) })}
        </p>
        {late > 0 && (
          <p className="tabular font-semibold text-late">{t('bookings.lateCount', { count: late })}</p>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((each) => (
          <PendingLine key={each.thing.id} pending={each} />
        ))}
      </ul>
      {isFolding && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 w-full border-t border-line px-4 text-start font-semibold text-accent-text hover:bg-ink/3 sm:px-5"
        >
          {isWhole
            ? t('dashboard.now.fewer')
            : t('dashboard.now.more', {
                count: pending.length - AT_ONCE,
                shown: number(pending.length - AT_ONCE),
              })}
        </button>
      )}
    </>
  )
}
