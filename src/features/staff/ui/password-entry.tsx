import { Eye, EyeOff, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEW_PASSWORD_LENGTH, newPassword } from '#kit/shared/new-password.ts'
import { PASSWORD_LENGTH_MIN } from '#features/sessions/rules.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Field, inputClass } from '#kit/web/ui/field.tsx'
import { PASSWORD_LENGTH } from '../contract.ts'

type EntryProps = { value: string; error: string | undefined; onChange: (password: string) => void }

/** A password to pass on to somebody: typed, or generated and then shown. */
export function PasswordEntry({ value, error, onChange }: EntryProps) {
  const { t } = useTranslation('platform')
  const [isShown, setShown] = useState(false)
  const [generated, setGenerated] = useState<string | null>(null)
  const Icon = isShown ? EyeOff : Eye
  const generate = () => {
    const password = newPassword()
    setShown(true)
    setGenerated(password)
    onChange(password)
  }
  return (
    <div className="relative">
      <Field
        label={t('users.form.password')}
        hint={t('users.form.passwordHint', { min: PASSWORD_LENGTH_MIN, generated: NEW_PASSWORD_LENGTH })}
        error={error}
        typed={{ text: value, limit: PASSWORD_LENGTH }}
      >
        {(control) => (
          <div className="flex gap-2">
            <div dir="ltr" className="relative flex-1">
              <input
                {...control}
                name="password"
                type={isShown ? 'text' : 'password'}
                autoComplete="new-password"
                autoCapitalize="none"
                spellCheck={false}
                required
                value={value}
                onChange={({ target }) => onChange(target.value)}
                className={`${inputClass} pe-12 text-start ${isShown ? 'font-mono text-[0.9375rem]' : ''}`}
              />
              <button
                type="button"
                aria-label={t(isShown ? 'users.form.hide' : 'users.form.show')}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                className="absolute inset-y-0.5 end-0.5 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
              >
                <Icon aria-hidden className="size-5" />
              </button>
            </div>
            <Button onClick={generate} className="min-h-12 max-sm:!px-3">
              <KeyRound aria-hidden className="size-4" />
              {t('users.form.generate')}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {generated !== null && generated === value ? t('users.form.generated') : ''}
      </p>
    </div>
  )
}
