import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { useCuredToast } from '#kit/web/use-cured-toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PASSWORD_LENGTH_MIN, passwordProblem } from '../rules.ts'
import { PasswordField } from './password-field.tsx'
import { sessionsApi } from './api.ts'

type PasswordFormProps = {
  email: string
  slug?: string
  change: (passwords: { current: string; wanted: string }) => Promise<null>
  isFirst?: boolean
}

/**
 * Changes the user's own password.
 * @param slug of the hotel that they work for
 * @param isFirst replaces a password set by somebody else, as the only content of the screen
 */
export function PasswordForm({ email, slug, change: send, isFirst = false }: PasswordFormProps) {
  const { t } = useTranslation('hotel-admin')
  const { errorText, limitText } = useErrorText()
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problem = wanted !== '' && wanted === current ? 'same' : passwordProblem(wanted, email, slug)

  const change = useMutation({
    mutationFn: () => send({ current, wanted }),
    onSuccess: () => {
      setCurrent('')
      setWanted('')
      setChecked(false)
      toast.success(t('account.changed'))
      void client.invalidateQueries({ queryKey: [['sessions']] })
    },
    onError: (error) => {
      const isRefused = sessionsApi.codeOf(error) === 'INVALID_CREDENTIALS'
      const reason = limitText(error, 'login') ?? errorText(error, '')
      toast.error(t('account.changeFailed'), {
        id: 'own-password',
        duration: Number.POSITIVE_INFINITY,
        description: isRefused ? null : reason,
      })
    },
  })
  useCuredToast('own-password', !current || !wanted || change.isError)
  const isWrong = sessionsApi.codeOf(change.error) === 'INVALID_CREDENTIALS'

  return (
    <form
      noValidate
      className={
        isFirst ? 'grid gap-5' : 'grid gap-4 rounded-lg border border-line bg-card p-4 shadow-card sm:p-5'
      }
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        setChecked(true)
        if (!current || !wanted) toast.error(t('account.missing'), { id: 'own-password' })
        else if (!problem && !change.isPending) change.mutate()
      }}
    >
      {!isFirst && <h2 className="text-lg font-semibold">{t('account.passwordTitle')}</h2>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className={`grid items-start ${isFirst ? 'gap-5' : 'gap-4 sm:grid-cols-2'}`}>
        <PasswordField
          label={t(isFirst ? 'account.given' : 'account.current')}
          autoComplete="current-password"
          value={current}
          error={isWrong ? t('account.wrong') : isChecked && !current ? t('login.needPassword') : undefined}
          onChange={({ target }) => {
            change.reset()
            setCurrent(target.value)
          }}
        />
        <PasswordField
          label={t('account.wanted')}
          autoComplete="new-password"
          value={wanted}
          error={isChecked && problem ? t(`account.${problem}`, { min: PASSWORD_LENGTH_MIN }) : undefined}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p className="text-muted">{t('account.wantedHint', { min: PASSWORD_LENGTH_MIN })}</p>
      <Button
        type="submit"
        look="primary"
        size={isFirst ? 'lg' : 'md'}
        isBusy={change.isPending}
        className={isFirst ? '' : 'justify-self-start'}
      >
        {t(isFirst ? 'account.choose' : 'account.submit')}
      </Button>
    </form>
  )
}
