import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeChip } from '#features/bookings/ui/time-chips.tsx'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import { useNow } from '#kit/web/use-now.ts'
import { lastDayWords } from '../last-day.ts'

type FreeTimesProps = {
  /** When the guest wants it; null: not said, or over. */
  wanted: string | null
  times: readonly string[]
  startsAt: string | null
  /** The last day of the guest's stay, where nothing was free until then. */
  lastDay: string | null
  /** Whether one of these two was asked for, as an hour may be in the morning or in the evening. */
  isAsked: boolean
  onStartsAt: (startsAt: string) => void
}

/** Whether the time that was asked for is free, and the free ones near it, one to be picked. */
export function FreeTimes({ wanted, times, startsAt, lastDay, isAsked, onStartsAt }: FreeTimesProps) {
  const { t } = useTranslation(['work', 'chat'])
  const { locale } = LANGUAGE_FACTS[useLanguage()]
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(60)
  const group = useId()
  const day = (at: string) => dayOf(new Date(at), now)
  const days = [...new Set(times.map(day))]
  const said = () => {
    if (times.length === 0)
      return lastDay ? t('chat.noneInStay', { date: lastDayWords(lastDay, locale) }) : t('chat.noneFree')
    if (isAsked) return t('chat:wish.whichTime')
    if (!wanted) return t('chat.next')
    const when = t('guest.at', { day: day(wanted), time: timeOf(new Date(wanted)) })
    return t(times.includes(wanted) ? 'chat.free' : 'chat.taken', { when })
  }
  return (
    <div role="group" aria-label={t('chat.times')} className="grid gap-2">
      <p role="status" className="text-[0.9375rem] text-pretty first-letter:uppercase">
        {said()}
      </p>
      {days.map((each) => (
        <fieldset key={each} className="grid min-w-0 grid-cols-4 gap-2 narrow:grid-cols-3">
          <legend className="mb-1 text-sm font-medium text-muted first-letter:uppercase">{each}</legend>
          {times
            .filter((at) => day(at) === each)
            .map((at) => (
              <TimeChip
                key={at}
                group={group}
                time={timeOf(new Date(at))}
                isChosen={at === startsAt}
                onChoose={() => onStartsAt(at)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
