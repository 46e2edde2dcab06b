import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import { shortId } from '#kit/shared/ids.ts'
import type { GuestWork } from '../contract.ts'
import { wordOf } from '../rules.ts'
import { useWorkWords } from './use-work-words.ts'
import { DAY_MS } from '#kit/shared/time.ts'

/** A request or an appointment that is over, in one line; a tap shows the rest. */
export function PastWork({ work, onOpen }: { work: GuestWork; onOpen: () => void }) {
  const { t } = useTranslation('work')
  const { timeZone } = useHotel()
  const { time, date } = useFormatters(work.currency, timeZone)
  const { nameOf, formerText } = useWorkWords()
  const now = useNow()
  const former = formerText(work, now)
  const isCancelled = work.status === 'cancelled'
  const at = work.deliveredAt ?? work.cancelledAt ?? work.createdAt
  const Icon = isCancelled ? X : Check
  return (
    <article className="animate-rise py-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-1 text-start text-[0.9375rem] leading-snug text-muted hover:text-ink"
      >
        <Icon
          aria-hidden
          className={`size-4.5 shrink-0 ${isCancelled ? 'text-late' : 'text-good'}`}
          strokeWidth={2.5}
        />
        <span className="line-clamp-2 min-w-0">
          <span className={isCancelled ? 'font-medium text-late' : ''}>{t(`steps.${wordOf(work)}`)}</span>{' '}
          {!former && (
            <bdi>
              <time dateTime={at} className="tabular">
                {now.getTime() - Date.parse(at) < DAY_MS ? time(at) : date(at)}
              </time>
            </bdi>
          )}
          {' · '}
          <bdi>{nameOf(work)}</bdi>
          {former && <span className="tabular"> · {former}</span>}
          <span className="sr-only">{t(`guest.details.${work.kind}`, { id: shortId(work.id) })}</span>
        </span>
      </button>
    </article>
  )
}
