import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MINUTES_MAX } from '../rules.ts'
import { readMinutes } from './minutes-typed.ts'

type FieldProps = {
  label: string
  /** The id of what the field is beside. */
  titleId: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-[11px] hover:bg-tint disabled:pointer-events-none disabled:opacity-40'

/** A number of minutes, typed or changed one by one. */
export function MinuteField({ label, titleId, value, error, onChange }: FieldProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const id = useId()
  const minutes = readMinutes(value)
  const step = (by: number) => onChange(String(Math.min(MINUTES_MAX, Math.max(1, (minutes ?? 0) + by))))
  return (
    <div>
      <div className="flex items-center gap-2.5">
        <div
          role="group"
          aria-labelledby={titleId}
          className={`inline-flex rounded-md border bg-card ${error ? 'border-late' : 'border-line'}`}
        >
          <button
            type="button"
            className={BUTTON}
            aria-label={t('common:oneLess', { name: label })}
            disabled={minutes !== null && minutes <= 1}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden className="size-4" />
          </button>
          <input
            aria-label={label}
            aria-invalid={error !== undefined}
            aria-describedby={error ? id : undefined}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={5}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
              if (!by) return
              event.preventDefault()
              step(by)
            }}
            className="tabular h-11 w-12 rounded-sm bg-transparent text-center text-lg font-semibold"
          />
          <button
            type="button"
            className={BUTTON}
            aria-label={t('common:oneMore', { name: label })}
            disabled={minutes !== null && minutes >= MINUTES_MAX}
            onClick={() => step(1)}
          >
            <Plus aria-hidden className="size-4" />
          </button>
        </div>
        <span aria-hidden className="text-muted">
          {t('alerts.unit')}
        </span>
      </div>
      {error && (
        <p id={id} role="alert" className="pt-1.5 text-sm text-late">
          {error}
        </p>
      )}
    </div>
  )
}
