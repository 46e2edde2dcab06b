import { useTranslation } from 'react-i18next'
import { TELL_AT_REMAINING } from '#kit/shared/rate-limits.ts'
import { sessionsApi } from './api.ts'
import type { Credentials } from './login-form.tsx'

type Attempt = { error: unknown; isPending: boolean; variables: Credentials | undefined }

/** Whether the password was right, and a second factor is asked for, or is on its way. */
export function isSecondStep({ error, isPending, variables }: Attempt): boolean {
  const code = sessionsApi.codeOf(error)
  if (code === 'SECOND_FACTOR_NEEDED' || code === 'SECOND_FACTOR_INVALID') return true
  return isPending && variables?.secondFactor != null
}

/** Why a second factor was refused: null where none was given yet, undefined where that is not why. */
export function useSecondFailure() {
  const { t } = useTranslation('second-factor')
  return (error: unknown): string | null | undefined => {
    const code = sessionsApi.codeOf(error)
    if (code === 'SECOND_FACTOR_NEEDED') return null
    if (code !== 'SECOND_FACTOR_INVALID') return undefined
    const remaining = sessionsApi.dataOf(error, code)?.remaining ?? null
    return remaining === null || remaining > TELL_AT_REMAINING
      ? t('login.invalid')
      : t('login.remaining', { count: remaining })
  }
}
