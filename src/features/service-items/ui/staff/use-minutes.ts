import { useTranslation } from 'react-i18next'

const HOUR = 60
const DAY = 24 * HOUR

/** How long, in words: in whole days or hours where it is one. */
export function useMinutes() {
  const { t } = useTranslation('work')
  return (minutes: number) => {
    if (minutes >= DAY && minutes % DAY === 0) return t('editor.days', { count: minutes / DAY })
    if (minutes >= HOUR && minutes % HOUR === 0) return t('editor.hours', { count: minutes / HOUR })
    return t('editor.minutes', { count: minutes })
  }
}
