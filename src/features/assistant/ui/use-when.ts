import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'

/** A moment as a guest reads it on a card: its day and time. */
export function useWhen() {
  const { t } = useTranslation('times')
  const { dayOf, timeOf } = useMomentWords()
  return (moment: string) => {
    const at = new Date(moment)
    return t('at', { day: dayOf(at), time: timeOf(at) })
  }
}
