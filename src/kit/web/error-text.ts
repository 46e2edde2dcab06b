import { useTranslation } from 'react-i18next'
import { anyRefusal } from './api.ts'
import { waitText } from './formatters.ts'

const CODES = [
  'NOT_FOUND',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_NEEDED',
  'UNAVAILABLE',
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
] as const

export type LimitKind = 'login' | 'booking' | 'upload' | 'other'

/** Texts for failed calls, in the user's language. */
export function useErrorText() {
  const { t } = useTranslation('common')
  return {
    /** The text for a failure; `fallback` where the specification gives a specific one. */
    errorText: (error: unknown, fallback: string): string => {
      const code = anyRefusal.codeOf(error)
      if (code === null) return t('errors.network')
      const known = CODES.find((name) => name === code)
      return known ? t(`errors.${known}`) : fallback
    },
    /** The text for a rate limit refusal (RL-16 to RL-19, RL-21), or null for any other error. */
    limitText: (error: unknown, kind: LimitKind): string | null => {
      if (anyRefusal.codeOf(error) !== 'RATE_LIMITED') return null
      const data = anyRefusal.dataOf(error, 'RATE_LIMITED')
      if (!data?.retryAfterSeconds) return t('limits.exceeded')
      return t(`limits.${kind}`, { time: waitText(t, data.retryAfterSeconds) })
    },
  }
}
