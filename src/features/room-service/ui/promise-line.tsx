import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TimeButton } from './time-button.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useOrdering } from './use-ordering.ts'

/** In the menu's header: when an order comes, which a tap changes. */
export function PromiseLine() {
  const { t } = useTranslation(['guest', 'times'])
  const ordering = useOrdering()
  const { dayOf, timeOf } = useMomentWords()
  const { due, soon, wanted } = ordering
  const text = due
    ? t('bookings.expected.for', { day: dayOf(due, wanted.now), time: timeOf(due) })
    : soon
      ? t('times:about', { time: timeOf(soon) })
      : t('times:choose')
  return (
    <TimeButton
      ordering={ordering}
      look="quiet"
      size="sm"
      className="relative -ms-1.5 min-h-5! max-w-full animate-rise gap-1! rounded-sm! px-1.5! text-[0.8125rem] font-medium! text-muted after:absolute after:-top-5 after:-bottom-1 after:inset-x-0"
    >
      <span className="text-start whitespace-normal leading-snug">{text}</span>
      <ChevronDown aria-hidden className="size-3.5 shrink-0" />
    </TimeButton>
  )
}
