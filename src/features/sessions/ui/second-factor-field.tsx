import { TextField } from '#kit/web/ui/field.tsx'

type FieldProps = {
  label: string
  hint?: string
  error: string | undefined
  isFirst?: boolean
  code: string
  onCode: (code: string) => void
}

/** A code of the app, which phones offer to fill in, or a recovery code. */
export const SecondFactorField = ({ label, hint, error, isFirst = false, code, onCode }: FieldProps) => (
  <TextField
    label={label}
    hint={hint}
    error={error}
    name="second-factor"
    dir="ltr"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    autoFocus={isFirst}
    className="tabular"
    value={code}
    onChange={({ target }) => onCode(target.value)}
  />
)
