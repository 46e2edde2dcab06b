import { Field, inputClass } from './field.tsx'

type TimeProps = {
  label: string
  value: string
  error?: string | undefined
  hint?: string | undefined
  onChange: (value: string) => void
}

/** A time of the day as `HH:MM`; empty while none is typed. */
export const TimeField = ({ label, value, error, hint, onChange }: TimeProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <input
        {...control}
        type="time"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} tabular text-start`}
      />
    )}
  </Field>
)
