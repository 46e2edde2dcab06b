import { type ComponentProps, type ReactNode, useId } from 'react'

export const inputClass =
  'w-full min-h-12 rounded-md border border-line bg-card px-3.5 text-base text-ink [unicode-bidi:plaintext] placeholder:text-muted aria-invalid:border-late'

type FieldProps = {
  label: string
  /** Said, but not shown. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ReactNode
}

/** A label, its control, and beneath it a hint or what is wrong. */
export function Field({ label, isLabelHidden, hint, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-[0.9375rem] font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': Boolean(error) })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-late' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  ...props
}: Omit<FieldProps, 'children'> & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...props} className={inputClass} />}
    </Field>
  )
}
