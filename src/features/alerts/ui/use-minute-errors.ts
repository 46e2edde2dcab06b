import { useTranslation } from 'react-i18next'
import { MINUTES_MAX, type Step } from '../rules.ts'
import type { wrongMinutes } from './minutes-typed.ts'

/** Says what is wrong with the minutes of a step. */
export function useMinuteErrors(wrong: ReturnType<typeof wrongMinutes>) {
  const { t } = useTranslation('hotel-admin')
  return (step: Step): string | undefined => {
    const found = wrong[step]
    if (!found) return undefined
    return found.kind === 'number'
      ? t('alerts.needMinutes', { min: 1, max: MINUTES_MAX })
      : t('alerts.needLater', { minutes: found.after })
  }
}
