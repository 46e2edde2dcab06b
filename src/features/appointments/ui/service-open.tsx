import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import type { Category } from '#features/categories/all.ts'
import { offersApi } from '#features/service-items/ui/api.ts'
import { DAY_MS } from '#kit/shared/time.ts'
import { useLocalized } from '#kit/web/use-localized.ts'
import { useNow } from '#kit/web/use-now.ts'
import { openAt } from '../open-hours.ts'
import { appointmentsApi } from './api.ts'

const TICK_SECONDS = 10
/** A day's hours may change, and those of the days ahead run out. */
const REFRESH_MS = 15 * 60_000
const MOST_NAMES = 2

/** Whether a service is open, by the hotel's clock (OP-77); where it has no hours, some of what it offers. */
export function ServiceOpen({ category }: { category: Category }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { dayOf, timeOf } = useMomentWords()
  const now = useNow(TICK_SECONDS)
  const { data: hours } = useQuery(
    appointmentsApi.query.hours.queryOptions({ input: { slug }, refetchInterval: REFRESH_MS }),
  )
  if (!hours) return null
  const times = hours.find((hour) => hour.category === category)?.times
  if (!times) return <SomeOffers category={category} />
  const { opens, closes } = openAt(times, now)
  if (closes)
    return closes.getTime() - now.getTime() > DAY_MS
      ? t('services.open')
      : t('services.openUntil', { time: timeOf(closes) })
  return opens
    ? t('services.opensOn', { day: dayOf(opens, now), time: timeOf(opens) })
    : t('services.closedNow')
}

function SomeOffers({ category }: { category: Category }) {
  const { slug } = useHotel()
  const localized = useLocalized()
  const { data: names = [] } = useQuery({
    ...offersApi.query.list.queryOptions({ input: { slug } }),
    select: (offers) => offers.filter((offer) => offer.category === category).map(({ name }) => name),
  })
  return names
    .slice(0, MOST_NAMES)
    .map((name) => `\u2068${localized(name)}\u2069`)
    .join(' · ')
}
