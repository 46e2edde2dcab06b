import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TELL_AT_REMAINING } from '#kit/shared/rate-limits.ts'
import { toast } from '#kit/web/toast.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { putAnswer } from '#kit/web/put-answer.ts'
import type { HotelStaffSession } from '../contract.ts'
import { sessionsApi } from './api.ts'
import type { Credentials } from './login-form.tsx'
import { isSecondStep, useSecondFailure } from './use-second-failure.ts'
import { currentStaff } from './use-staff.ts'

const TOAST = 'staff-login'

/** HAA-04 to HAA-11: the sign-in, and its error texts. */
export function useStaffLogin(slug: string) {
  const { t } = useTranslation('hotel-admin')
  const { limitText } = useErrorText()
  const client = useQueryClient()

  const second = useSecondFailure()

  const failureText = (error: unknown) => {
    const ofSecond = second(error)
    if (ofSecond !== undefined) return ofSecond
    const limit = limitText(error, 'login')
    if (limit) return limit
    if (sessionsApi.codeOf(error) !== 'INVALID_CREDENTIALS') return t('login.failed')
    const data = sessionsApi.dataOf(error, 'INVALID_CREDENTIALS')
    const remaining = data?.remaining ?? null
    if (remaining === null || remaining > TELL_AT_REMAINING) return t('login.invalid')
    return t('login.remaining', { count: remaining })
  }

  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => sessionsApi.call.signInHotelAdmin({ slug, ...credentials }),
    onSuccess: (session) => {
      toast.success(t('login.success'), { id: TOAST })
      const staff: HotelStaffSession = { ...session, visit: null }
      putAnswer(client, currentStaff(slug).queryKey, staff)
    },
  })
  const { error } = signIn
  return { signIn, failure: error ? failureText(error) : null, isSecond: isSecondStep(signIn) }
}
