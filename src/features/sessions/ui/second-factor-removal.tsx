import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#kit/web/ui/button.tsx'
import { Dialog } from '#kit/web/ui/dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondFactorField } from './second-factor-field.tsx'
import { useSecondFactor } from './use-second-factor.ts'

type RemovalProps = { slug: string | null; onClose: () => void }

/** Turns the second factor off, for who still has it. */
export function SecondFactorRemoval({ slug, onClose }: RemovalProps) {
  const { t } = useTranslation(['second-factor', 'common', 'hotel-admin'])
  const formId = useId()
  const [current, setCurrent] = useState('')
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { disable, problemsOf } = useSecondFactor(slug)
  const problems = problemsOf(disable)
  const type = (change: () => void) => {
    if (disable.error) disable.reset()
    change()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (current && code.trim() && !disable.isPending)
      disable.mutate({ current, code }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('own.stopTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={disable.isPending}>
            {t('own.stop')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-pretty">{t('own.stopText')}</p>
        <PasswordField
          label={t('hotel-admin:account.current')}
          autoComplete="current-password"
          value={current}
          error={isChecked && !current ? t('hotel-admin:login.needPassword') : problems.current}
          onChange={({ target }) => type(() => setCurrent(target.value))}
        />
        <SecondFactorField
          label={t('own.stopCode')}
          error={isChecked && !code.trim() ? t('own.needCode') : problems.code}
          code={code}
          onCode={(typed) => type(() => setCode(typed))}
        />
      </form>
    </Dialog>
  )
}
