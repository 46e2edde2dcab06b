import { type ComponentProps, useState } from 'react'
import { readTime } from '../read-time.ts'
import { Field, inputClass } from './field.tsx'

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  /** It may be left empty, so that what is no time is told as it was typed. */
  isOptional?: boolean
  onTime: (value: string) => void
}

/** A time to type as `HH:MM`, which a browser's own field shows as its own language does; empty while none is typed. */
export function TimeInput({ value, isOptional = false, onTime, className = '', ...props }: TimeInputProps) {
  const [typed, setTyped] = useState('')
  const read = (text: string) => readTime(text) ?? (isOptional ? text.trim() : '')
  return (
    <input
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--:--"
      required={!isOptional}
      // as it was typed, unless another time was set since
      value={read(typed) === value ? typed : value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setTyped(target.value)
        onTime(read(target.value))
      }}
      // what is no time stays to be corrected
      onBlur={() => value && setTyped(value)}
      className={`${inputClass} tabular text-start ${className}`}
    />
  )
}

type TimeFieldProps = {
  label: string
  /** What it is called where the label alone does not tell it from another one. */
  name?: string | undefined
  value: string
  isOptional?: boolean
  error?: string | undefined
  hint?: string | undefined
  onChange: (value: string) => void
}

/** A time of the day as `HH:MM`; empty while none is typed. */
export const TimeField = ({
  label,
  name,
  value,
  isOptional = false,
  error,
  hint,
  onChange,
}: TimeFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <TimeInput {...control} aria-label={name} value={value} isOptional={isOptional} onTime={onChange} />
    )}
  </Field>
)
