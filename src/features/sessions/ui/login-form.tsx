import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { PasswordField } from './password-field.tsx'

export type Credentials = { email: string; password: string }

type LoginFormProps = {
  /** The locale file whose texts are used. */
  texts: 'hotel-admin' | 'platform'
  /** The error of the last attempt. */
  failure: string | null
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
  /** Called when a field is empty, so that the previous error can be cleared. */
  onIncomplete: () => void
}

/** The e-mail and password form for staff. */
export function LoginForm({ texts, failure, isBusy, onSubmit, onIncomplete }: LoginFormProps) {
  const { t } = useTranslation(texts)
  const id = useId()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = { email: isChecked && email.trim() === '', password: isChecked && password === '' }
  const problem = missing.email || missing.password ? t('login.missing') : failure

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isComplete = email.trim() !== '' && password !== ''
    setChecked(!isComplete)
    if (isComplete) return onSubmit({ email: email.trim().toLowerCase(), password })
    onIncomplete()
    const empty = email.trim() ? 'password' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
  }
  const marked = (isMissing: boolean) => ({
    'aria-invalid': isMissing,
    'aria-describedby': isMissing ? id : undefined,
  })

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...marked(missing.email)}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        {...marked(missing.password)}
      />
      <div role="alert" className="empty:hidden">
        {problem && (
          <p
            id={id}
            className="flex items-start gap-2.5 rounded-md bg-late-tint px-3.5 py-3 font-medium text-late"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <Button type="submit" look="primary" size="lg" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
