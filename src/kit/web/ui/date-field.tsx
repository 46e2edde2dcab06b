import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '../formatters.ts'
import { isDay, readDay } from '../read-day.ts'
import { useLanguage } from '../use-language.ts'
import { Calendar } from './calendar.tsx'
import { closePopover, DayPopover } from './day-popover.tsx'
import { Field, inputClass } from './field.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> & {
  /** Such as `2026-11-20`; also what was typed, where it is no day. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/** A date to type or to choose, in the language of the screen and not in that of the browser. */
function DateInput({ value, min, max, onDay, className = inputClass, ...props }: DateInputProps) {
  const { t } = useTranslation('common')
  const { day } = useFormatters()
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  return (
    <span className="relative block">
      <input
        {...props}
        type="text"
        autoComplete="off"
        value={typed ?? (isDay(value) ? day(value) : value)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          onDay(readDay(target.value, language) ?? target.value.trim())
        }}
        onBlur={() => setTyped(null)}
        className={`${className} pe-11`}
      />
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('calendar.open')}
        title={t('calendar.open')}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
      >
        <CalendarDays aria-hidden className="size-4.5" />
      </button>
      <DayPopover id={id} label={t('calendar.open')}>
        <Calendar
          from={value}
          to={value}
          min={min}
          max={max}
          onChoose={(chosen) => {
            setTyped(null)
            onDay(chosen)
            closePopover(id)
          }}
        />
      </DayPopover>
    </span>
  )
}

type DateFieldProps = DateInputProps & { label: string; hint?: string; error?: string | undefined }

export const DateField = ({ label, hint, error, ...props }: DateFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <DateInput {...control} {...props} />}
  </Field>
)
