import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import { useNow } from '#kit/web/use-now.ts'
import { openAt } from '../open-hours.ts'
import { appointmentsApi } from './api.ts'

const TICK_SECONDS = 10
/** A day's hours may change, and those of the days ahead run out. */
const REFRESH_MS = 15 * 60_000

/** Whether a service is open, by the hotel's clock; nothing where it has no hours (OP-77). */
export function ServiceOpen({ category }: { category: Category }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(TICK_SECONDS)
  const { data: hours } = useQuery(
    appointmentsApi.query.hours.queryOptions({ input: { slug }, refetchInterval: REFRESH_MS }),
  )
  const times = hours?.find((hour) => hour.category === category)?.times
  if (!times) return null
  const { isOpen, opens } = openAt(times, now)
  if (isOpen) return t('services.open')
  return opens
    ? t('services.opensOn', { day: dayOf(opens, now), time: timeOf(opens) })
    : t('services.closedNow')
}
