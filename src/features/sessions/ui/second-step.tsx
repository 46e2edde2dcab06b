import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { LoginProblem } from './login-problem.tsx'
import { SecondFactorField } from './second-factor-field.tsx'

type StepProps = {
  failure: string | null
  isBusy: boolean
  onSubmit: (secondFactor: string) => void
  onBack: () => void
}

/** The second step of a sign-in on a device that is new to the account. */
export function SecondStep({ failure, isBusy, onSubmit, onBack }: StepProps) {
  const { t } = useTranslation('second-factor')
  const id = useId()
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = isChecked && code.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isBusy && code.trim()) onSubmit(code)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-pretty">{t('login.lead')}</p>
      <SecondFactorField
        label={t('login.label')}
        hint={t('login.hint')}
        error={isMissing ? t('login.missing') : undefined}
        isFirst
        code={code}
        onCode={setCode}
      />
      <LoginProblem id={id} problem={failure} />
      <div className="grid gap-2">
        <Button type="submit" look="primary" size="lg" isBusy={isBusy}>
          {t('login.submit')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('login.back')}
        </Button>
      </div>
    </form>
  )
}
