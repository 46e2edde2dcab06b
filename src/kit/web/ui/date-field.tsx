import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '../formatters.ts'
import { isDay, readDay } from '../read-day.ts'
import { useLanguage } from '../use-language.ts'
import { Calendar } from './calendar.tsx'
import { Field, inputClass } from './field.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> & {
  /** Such as `2026-11-20`; also what was typed, where it is no day. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/** A date to type or to choose, in the language of the screen and not in that of the browser. */
export function DateInput({ value, min, max, onDay, className = inputClass, ...props }: DateInputProps) {
  const { t } = useTranslation('common')
  const { day } = useFormatters()
  const language = useLanguage()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)

  const place = () => {
    const anchor = popover.current?.parentElement?.getBoundingClientRect()
    const box = popover.current
    if (!anchor || !box) return
    const below = anchor.bottom + 6
    const fits = below + box.offsetHeight < innerHeight - 8
    const edge = document.documentElement.dir === 'rtl' ? anchor.right - box.offsetWidth : anchor.left
    box.style.top = `${Math.max(8, fits ? below : anchor.top - box.offsetHeight - 6)}px`
    box.style.left = `${Math.max(8, Math.min(edge, innerWidth - box.offsetWidth - 8))}px`
  }

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
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('calendar.open')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-auto m-0 rounded-lg border border-line bg-card text-ink shadow-float"
      >
        {isOpen && (
          <div ref={place}>
            <Calendar
              day={value}
              min={min}
              max={max}
              onChoose={(chosen) => {
                setTyped(null)
                onDay(chosen)
                popover.current?.hidePopover()
              }}
            />
          </div>
        )}
      </div>
    </span>
  )
}

type DateFieldProps = DateInputProps & { label: string; hint?: string; error?: string | undefined }

export const DateField = ({ label, hint, error, ...props }: DateFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <DateInput {...control} {...props} />}
  </Field>
)

type DateRangeProps = {
  from: string | null
  to: string | null
  labels: { from: string; to: string }
  className?: string
  onFrom: (day: string | null) => void
  onTo: (day: string | null) => void
}

/** The first and the last day of a range, each with its name on the frame of its field. */
export function DateRange({ from, to, labels, className, onFrom, onTo }: DateRangeProps) {
  return (
    <>
      <Bound label={labels.from} day={from} max={to} className={className} onDay={onFrom} />
      <Bound label={labels.to} day={to} min={from} className={className} onDay={onTo} />
    </>
  )
}

type BoundProps = {
  label: string
  day: string | null
  min?: string | null
  max?: string | null
  className: string | undefined
  onDay: (day: string | null) => void
}

/** Tells a day, or none; what is typed on the way to it stays in the field. */
function Bound({ label, day, min, max, className, onDay }: BoundProps) {
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <div className="relative min-w-0">
      <label
        htmlFor={id}
        className="absolute start-2.5 -top-2 z-10 bg-ground px-1 text-xs leading-4 text-muted"
      >
        {label}
      </label>
      <DateInput
        id={id}
        value={wrong ?? day ?? ''}
        min={min ?? undefined}
        max={max ?? undefined}
        aria-invalid={wrong !== null}
        onDay={(typed) => {
          const isDone = typed === '' || isDay(typed)
          setWrong(isDone ? null : typed)
          if (isDone) onDay(typed || null)
        }}
        className={className}
      />
    </div>
  )
}
