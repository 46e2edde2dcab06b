import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'

/** Until when an appointment can be cancelled. */
export function CancelUntil({ until, now }: { until: Date; now: Date }) {
  const { t } = useTranslation('work')
  const { dayOf, timeOf } = useMomentWords()
  return (
    <p className="text-pretty">
      {until > now
        ? t('guest.cancelUntil', { day: dayOf(until, now), time: timeOf(until) })
        : t('guest.cancelNot')}
    </p>
  )
}
