import { useTranslation } from 'react-i18next'
import { ageOf } from './age.ts'

/** So many minutes in words: as such up to an hour, then with hours, then as days. */
export function useAgeWords() {
  const { t } = useTranslation('hotel-admin')
  return (minutes: number) => {
    const age = ageOf(minutes)
    if ('days' in age) return t('bookings.days', { count: age.days })
    return t('hours' in age ? 'bookings.hoursMinutes' : 'bookings.minutes', age)
  }
}
