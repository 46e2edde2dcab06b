import { useTranslation } from 'react-i18next'
import { elapsedOf } from '#kit/shared/elapsed.ts'

/** How long something has waited, or is late, in whole minutes: in words for a sentence, or short for a card. */
export function useElapsed() {
  const { t } = useTranslation(['hotel-admin', 'common'])
  return {
    elapsed: (wholeMinutes: number): string => {
      const said = elapsedOf(wholeMinutes)
      if ('days' in said) return t('elapsed.days', { count: said.days })
      const minutes = t('common:wait.minutes', { count: said.minutes })
      if (!('hours' in said)) return minutes
      const hours = t('common:wait.hours', { count: said.hours })
      return said.minutes === 0 ? hours : t('elapsed.both', { hours, minutes })
    },
    short: (wholeMinutes: number): string => {
      const said = elapsedOf(wholeMinutes)
      if ('days' in said) return t('bookings.days', { count: said.days })
      return t('hours' in said ? 'bookings.hoursMinutes' : 'bookings.minutes', said)
    },
  }
}
