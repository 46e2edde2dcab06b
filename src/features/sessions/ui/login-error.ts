import { useTranslation } from 'react-i18next'
import { TELL_AT_REMAINING } from '#kit/shared/rate-limits.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { sessionsApi } from './api.ts'

/** The text for a refused guest login (GLOG-03, GLOG-07 to GLOG-12). */
export function useLoginError() {
  const { t } = useTranslation('guest')
  const { limitText } = useErrorText()
  return (error: unknown): string => {
    const code = sessionsApi.codeOf(error)
    if (code === 'INVALID_CREDENTIALS') {
      const data = sessionsApi.dataOf(error, code)
      const remaining = data?.remaining ?? null
      return remaining !== null && remaining <= TELL_AT_REMAINING
        ? t('login.remaining', { count: remaining })
        : t('login.invalid')
    }
    if (code === 'CODE_INVALID') {
      const remaining = sessionsApi.dataOf(error, code)?.remaining ?? null
      if (remaining === null) return t('login.codeMalformed')
      const text = t('login.codeInvalid')
      return remaining <= TELL_AT_REMAINING
        ? `${text} ${t('login.codeRemaining', { count: remaining })}`
        : text
    }
    if (code === 'ACCOUNT_UNUSABLE') return t('login.unusable')
    if (code === 'HOTEL_NOT_FOUND') return t('login.hotelNotLoaded')
    return limitText(error, 'login') ?? t('login.failed')
  }
}
