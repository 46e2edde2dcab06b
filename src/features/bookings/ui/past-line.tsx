import { Check, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'

type LineProps = ComponentProps<'button'> & {
  isCancelled: boolean
  /** How it ended. */
  word: string
  /** When that was, where it is to be said. */
  at: string | null
}

/** A booking that is over, in one line; a tap shows the rest. */
export function PastLine({ isCancelled, word, at, children, ...button }: LineProps) {
  const { timeZone } = useHotel()
  const { time, date } = useFormatters(undefined, timeZone)
  const now = useNow()
  const Icon = isCancelled ? X : Check
  return (
    <button
      type="button"
      {...button}
      className="flex min-h-11 w-full min-w-0 items-center gap-2.5 rounded-md px-1 text-start text-[0.9375rem] leading-snug text-muted hover:text-ink"
    >
      <Icon
        aria-hidden
        className={`size-4.5 shrink-0 ${isCancelled ? 'text-late' : 'text-good'}`}
        strokeWidth={2.5}
      />
      <span className="line-clamp-3 min-w-0">
        <span className={isCancelled ? 'font-medium text-late' : ''}>{word}</span>{' '}
        {at && (
          <bdi>
            <time dateTime={at} className="tabular">
              {now.getTime() - Date.parse(at) < DAY_MS ? time(at) : date(at)}
            </time>
          </bdi>
        )}
        {' · '}
        {children}
      </span>
    </button>
  )
}
