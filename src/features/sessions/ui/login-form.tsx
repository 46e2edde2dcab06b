import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { TextField } from '#kit/web/ui/field.tsx'
import { PasswordField } from './password-field.tsx'
import { LoginProblem } from './login-problem.tsx'
import { SecondStep } from './second-step.tsx'

export type Credentials = { email: string; password: string; secondFactor: string | null }

type LoginFormProps = {
  /** The locale file whose texts are used. */
  texts: 'hotel-admin' | 'platform'
  /** The error of the last attempt. */
  failure: string | null
  /** The password was right, and the device is new: a second factor is asked for. */
  isSecond: boolean
  isBusy: boolean
  onSubmit: (credentials: Credentials) => void
  /** Called when a field is empty, so that the previous error can be cleared. */
  onIncomplete: () => void
}

/** The e-mail and password form for staff. */
export function LoginForm({ texts, failure, isSecond, isBusy, onSubmit, onIncomplete }: LoginFormProps) {
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
    if (isComplete) return onSubmit({ email: email.trim().toLowerCase(), password, secondFactor: null })
    onIncomplete()
    const empty = email.trim() ? 'password' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
  }
  const marked = (isMissing: boolean) => ({
    'aria-invalid': isMissing,
    'aria-describedby': isMissing ? id : undefined,
  })

  if (isSecond)
    return (
      <SecondStep
        failure={failure}
        isBusy={isBusy}
        onSubmit={(secondFactor) => onSubmit({ email: email.trim().toLowerCase(), password, secondFactor })}
        onBack={onIncomplete}
      />
    )
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
      <LoginProblem id={id} problem={problem} />
      <Button type="submit" look="primary" size="lg" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
