import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useNow } from '#kit/web/use-now.ts'
import { comesAt, refusalAt } from '../order-times.ts'
import { promiseOf } from './promise-query.ts'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'

const TICK_SECONDS = 10

/** When an order comes, or when orders are taken again; until that is known, what the kitchen is praised for. */
export function OrderSoon() {
  const { slug, timeZone } = useHotel()
  const { t } = useTranslation(['times', 'guest'])
  const { timeOf } = useMomentWords()
  const { data: promise } = useQuery(promiseOf(slug))
  const now = useNow(TICK_SECONDS)
  if (!promise) return t('guest:home.orderText')
  const { opens, pausedUntil } = promise
  const refusal = refusalAt(promise, now, timeZone)
  if (refusal === 'closed') return t('opens', { time: opens })
  if (refusal === 'paused') return t('orders', { time: pausedUntil && timeOf(new Date(pausedUntil)) })
  return t('about', { time: timeOf(comesAt(now, promise)) })
}
