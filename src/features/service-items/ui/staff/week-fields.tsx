import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import type { OpenSpan } from '../../resources-contract.ts'
import { SpanList } from './span-list.tsx'
import { useWeekdays } from './use-weekdays.ts'

type WeekProps = {
  /** From Monday to Sunday, as it is typed. */
  week: readonly OpenSpan[][]
  /** Whether these are hours on duty, and not of opening. */
  isDuty?: boolean
  errorOf: (spans: readonly OpenSpan[]) => string | undefined
  onChange: (week: OpenSpan[][]) => void
}

/** The hours of each day of the week. */
export function WeekFields({ week, isDuty = false, errorOf, onChange }: WeekProps) {
  const { t } = useTranslation('work')
  const days = useWeekdays('long')
  const words = isDuty ? 'editor.duty' : 'editor.resource'
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-[0.9375rem] font-medium">{t(`${words}.week`)}</legend>
      <p className="pb-2 text-sm text-muted">{t(`${words}.weekHint`)}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {week.map((spans, at) => {
          const day = days[at] ?? ''
          return (
            <li
              key={day}
              className="grid items-start gap-x-3 gap-y-1 p-2.5 ps-3.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
            >
              <p className="flex min-h-6 items-center font-medium sm:min-h-11">{day}</p>
              <SpanList
                day={day}
                spans={spans}
                error={errorOf(spans)}
                words={isDuty ? 'editor.duty' : 'editor'}
                onChange={(wanted) => onChange(week.with(at, wanted))}
              />
              <Button
                look="quiet"
                size="sm"
                className="w-fit sm:mt-1 pointer-coarse:min-h-11"
                aria-label={t(`${words}.copyOf`, { day })}
                onClick={() => onChange(week.map(() => spans))}
              >
                <Copy aria-hidden className="size-4" />
                {t(`${words}.copy`)}
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
