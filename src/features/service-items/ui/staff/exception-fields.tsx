import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#kit/web/formatters.ts'
import { isDay } from '#kit/web/read-day.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { useRowKeys } from '#kit/web/use-row-keys.ts'
import { DateField } from '#kit/web/ui/date-field.tsx'
import type { ResourceDraft } from '../../resources-contract.ts'
import { EXCEPTIONS_MAX } from '../../rules.ts'
import { SpanList } from './span-list.tsx'
import type { ResourceFormState } from './use-resource-form.ts'

/** Days that differ from the week: closed, or open at other hours. */
export function ExceptionFields({ form }: { form: ResourceFormState }) {
  const { t } = useTranslation('work')
  const { day: dayWords } = useFormatters()
  const { exceptions } = form.fields
  const { keys, removeKey } = useRowKeys(exceptions.length)
  const put = (all: ResourceDraft['exceptions']) => form.change({ exceptions: all })
  const set = (at: number, more: Partial<ResourceDraft['exceptions'][number]>) =>
    put(exceptions.map((each, index) => (index === at ? { ...each, ...more } : each)))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1.5 text-[0.9375rem] font-medium">{t('editor.resource.exceptions')}</legend>
      {exceptions.length === 0 && <p className="text-sm text-muted">{t('editor.resource.noExceptions')}</p>}
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {exceptions.map(({ day, spans }, at) => {
          const name = isDay(day) ? dayWords(day) : t('editor.resource.exception', { number: at + 1 })
          return (
            <li
              key={keys[at]}
              className="grid items-start gap-x-3 gap-y-1 p-2.5 ps-3.5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <DateField
                label={t('editor.resource.day')}
                error={form.dayError(day)}
                value={day}
                onDay={(wanted) => set(at, { day: wanted })}
              />
              <div className="sm:pt-7.5">
                <SpanList
                  day={name}
                  spans={spans}
                  error={form.spansError(spans)}
                  onChange={(wanted) => set(at, { spans: wanted })}
                />
              </div>
              <IconButton
                look="quiet"
                className="sm:mt-8"
                label={t('editor.resource.removeDay', { day: name })}
                onClick={() => {
                  removeKey(at)
                  put(exceptions.toSpliced(at, 1))
                }}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Button
        look="soft"
        className="w-fit"
        disabled={exceptions.length >= EXCEPTIONS_MAX}
        onClick={() => put([...exceptions, { day: '', spans: [] }])}
      >
        <Plus aria-hidden className="size-4" />
        {t('editor.resource.addDay')}
      </Button>
    </fieldset>
  )
}
