import { Field, inputClass } from './field.tsx'

type TimeProps = {
  label: string
  /** What it is called where the label alone does not tell it from another one. */
  name?: string | undefined
  value: string
  error?: string | undefined
  hint?: string | undefined
  onChange: (value: string) => void
}

/** A time of the day as `HH:MM`; empty while none is typed. */
export const TimeField = ({ label, name, value, error, hint, onChange }: TimeProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <input
        {...control}
        aria-label={name}
        type="time"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} tabular text-start`}
      />
    )}
  </Field>
)
