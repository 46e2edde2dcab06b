import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { SpanList } from './span-list.tsx'
import type { ResourceFormState } from './use-resource-form.ts'
import { useWeekdays } from './use-weekdays.ts'

/** The hours of each day of the week. */
export function WeekFields({ form }: { form: ResourceFormState }) {
  const { t } = useTranslation('work')
  const days = useWeekdays('long')
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-[0.9375rem] font-medium">{t('editor.resource.week')}</legend>
      <p className="pb-2 text-sm text-muted">{t('editor.resource.weekHint')}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {form.fields.week.map((spans, at) => {
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
                error={form.spansError(spans)}
                onChange={(wanted) => form.setDay(at, wanted)}
              />
              <Button
                look="quiet"
                size="sm"
                className="w-fit sm:mt-1 pointer-coarse:min-h-11"
                aria-label={t('editor.resource.copyOf', { day })}
                onClick={() => form.copyToAll(at)}
              >
                <Copy aria-hidden className="size-4" />
                {t('editor.resource.copy')}
              </Button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
