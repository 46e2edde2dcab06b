import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import { sessionsApi } from './api.ts'
import type { Credentials } from './login-form.tsx'
import { isSecondStep, useSecondFailure } from './use-second-failure.ts'
import { forgetStaff } from './use-staff.ts'

const TOAST = 'super-admin-login'
const current = sessionsApi.query.currentStaff.queryOptions()

/** The signed-in member of staff of any kind: undefined while unknown, null when nobody is. */
export const useAnyStaff = () => useQuery(current)

const LOCKOUT_HOURS = RATE_LIMITS.superadmin_login.lockoutMinutes / 60

/** The text for a refused sign-in (PAU-07 to PAU-11). */
function useFailureText() {
  const { t } = useTranslation('platform')
  const { limitText } = useErrorText()
  const second = useSecondFailure()
  return (error: unknown): string | null => {
    const ofSecond = second(error)
    if (ofSecond !== undefined) return ofSecond
    const code = sessionsApi.codeOf(error)
    if (code === 'USER_NOT_FOUND') return t('login.unknownUser')
    if (code === 'ACCESS_DENIED') return t('login.otherRole')
    if (code === 'LOGIN_FAILED') return t('login.databaseError', { message: t('login.noAnswer') })
    if (code === 'INVALID_CREDENTIALS') {
      const data = sessionsApi.dataOf(error, code)
      const remaining = data?.remaining ?? null
      return remaining === null || remaining > 1
        ? t('login.invalid')
        : t('login.remaining', { count: remaining, hours: LOCKOUT_HOURS })
    }
    return limitText(error, 'login') ?? t('login.failed')
  }
}

export function useSuperAdminSignIn() {
  const { t } = useTranslation('platform')
  const failureText = useFailureText()
  const client = useQueryClient()
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => sessionsApi.call.signInSuperAdmin(credentials),
    onSuccess: (session) => {
      toast.success(t('login.success'), { id: TOAST })
      putAnswer(client, current.queryKey, session)
    },
  })
  const { error } = signIn
  return { signIn, failure: error ? failureText(error) : null, isSecond: isSecondStep(signIn) }
}

/** PAU-13 */
export function useSuperAdminSignOut() {
  const { t } = useTranslation('platform')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sessionsApi.call.signOutSuperAdmin(),
    onSuccess: () => {
      forgetStaff()
      putAnswer(client, current.queryKey, null)
      toast.success(t('nav.loggedOut'))
    },
    onError: (error) =>
      toast.error(t('nav.logoutFailed'), {
        description: errorText(error, ''),
        duration: Number.POSITIVE_INFINITY,
      }),
  })
}
