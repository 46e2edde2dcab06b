import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '#kit/shared/text.ts'
import { focusTooLong, NEAR_THE_LIMIT, TOO_LONG } from '../too-long.ts'

export const inputClass =
  'w-full min-h-12 rounded-md border border-line bg-card px-3.5 text-base text-ink [unicode-bidi:plaintext] placeholder:text-muted aria-invalid:border-late'

/** The typed text, and its maximum length. */
export type Typed = { text: string; limit: number }

type FieldProps = {
  label: string
  /** The label is for screen readers only. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  /** What is to be looked at again, in place of the hint; it refuses nothing. */
  warning?: string | undefined
  /** Keeps the line of the hint or error free while there is none, so that nothing moves when one appears. */
  isNoteKept?: boolean | undefined
  /** Never truncated: near the limit the remaining characters are shown, and over it the form cannot be sent. */
  typed?: Typed | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    [TOO_LONG]: true | undefined
  }) => ReactNode
}

/** A label, its control, and below it a hint or an error, and the remaining characters. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  warning,
  isNoteKept,
  typed,
  children,
}: FieldProps) {
  const id = useId()
  const note = error ?? warning ?? hint
  const tone = error ? 'text-late' : warning ? 'font-medium text-wait' : 'text-muted'
  const isTooLong = typed !== undefined && lengthOf(typed.text) > typed.limit
  const described = [note && `${id}-note`, typed && `${id}-length`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-[0.9375rem] font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error) || isTooLong,
        [TOO_LONG]: isTooLong || undefined,
      })}
      {(note || isNoteKept) && (
        <p
          id={`${id}-note`}
          className={`min-h-5 text-sm ${isNoteKept ? '-mb-2' : ''} ${tone}`}
          role={warning ? 'status' : undefined}
        >
          {note}
        </p>
      )}
      {typed && <LengthNote id={`${id}-length`} {...typed} />}
    </div>
  )
}

/** Shows the few remaining characters, or how many are too many; in that case it also blocks sending the form. */
export function LengthNote({ id, text, limit }: Typed & { id?: string }) {
  const { t } = useTranslation('common')
  const left = limit - lengthOf(text)
  const isTooLong = left < 0
  useEffect(() => {
    if (!isTooLong) return
    const refuse = (event: Event) => {
      if (!(event.target instanceof Element) || !focusTooLong(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('submit', refuse, { capture: true })
    return () => document.removeEventListener('submit', refuse, { capture: true })
  }, [isTooLong])
  const isNear = left <= Math.max(NEAR_THE_LIMIT, limit / 10)
  return (
    <p id={id} role="status" className={`text-sm empty:hidden ${isTooLong ? 'text-late' : 'text-muted'}`}>
      {isTooLong && t('length.over', { count: -left, max: limit })}
      {!isTooLong && isNear && t('length.left', { count: left })}
    </p>
  )
}

type TextFieldProps = Omit<FieldProps, 'children' | 'typed'> &
  ComponentProps<'input'> & {
    /** The maximum length of the value. */
    limit?: number
  }

export function TextField({ label, hint, error, warning, isNoteKept, limit, ...props }: TextFieldProps) {
  const typed = limit === undefined ? undefined : { text: String(props.value ?? ''), limit }
  return (
    <Field label={label} hint={hint} error={error} warning={warning} isNoteKept={isNoteKept} typed={typed}>
      {(control) => <input {...control} {...props} className={inputClass} />}
    </Field>
  )
}
