import { TextField } from '#kit/web/ui/field.tsx'

type NumberProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A whole number as it is typed. */
export const NumberField = ({ onChange, ...field }: NumberProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    dir="ltr"
    required
    onChange={({ target }) => onChange(target.value)}
  />
)
