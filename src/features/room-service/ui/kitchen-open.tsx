import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import { refusalAt } from '../order-times.ts'
import { promiseOf } from './promise-query.ts'

const TICK_SECONDS = 10

/** Whether the kitchen takes orders, by the hotel's clock (OP-77). */
export function KitchenOpen() {
  const { slug, timeZone } = useHotel()
  const { t } = useTranslation(['guest', 'times'])
  const { timeOf } = useMomentWords()
  const now = useNow(TICK_SECONDS)
  const { data: promise } = useQuery(promiseOf(slug))
  const refusal = promise ? refusalAt(promise, now, timeZone) : null
  if (refusal === 'closed') return t('times:opens', { time: promise?.opens })
  if (refusal === 'paused' && promise?.pausedUntil)
    return t('times:orders', { time: timeOf(new Date(promise.pausedUntil)) })
  if (!promise) return null
  return promise.closes ? t('services.openUntil', { time: promise.closes }) : t('services.open')
}
