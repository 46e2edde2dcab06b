import { useTranslation } from 'react-i18next'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { AnyHotel } from '../contract.ts'
import { lackOf, TROUBLE_MINUTES } from '../rules.ts'

export type HotelStatus = {
  is: 'live' | 'look' | 'setUp' | 'inactive'
  /** Why it is so, in words; nothing needs saying of one that is live. */
  why: string[]
}

/** How a hotel stands: what its guests wait for in vain, else what it lacks, else whether its pages are open. */
export function useHotelStatus(hotel: AnyHotel): HotelStatus {
  const { t } = useTranslation('platform')
  const { elapsed } = useElapsed()
  const { list } = useFormatters()
  const now = useNow(30)
  const { isActive, waitingSince, unseenBookings, unseenChats } = hotel
  const minutes = waitingSince ? minutesSince(Date.parse(waitingSince), now.getTime()) : 0
  const isLate = minutes >= TROUBLE_MINUTES
  const unseen = [
    // the order that waits is among them
    ...(unseenBookings > 0 && !isLate ? [t('console.unseenBookings', { count: unseenBookings })] : []),
    ...(unseenChats > 0 ? [t('console.unseenChats', { count: unseenChats })] : []),
  ]
  const trouble = [
    ...(isLate ? [t('hotels.orderWaits', { wait: elapsed(minutes) })] : []),
    ...(unseen.length > 0 ? [t('hotels.why.unseen', { what: list(unseen) })] : []),
  ]
  const lack = lackOf(hotel).map((what) => t(`hotels.why.${what}`))
  if (isActive && trouble.length > 0) return { is: 'look', why: trouble }
  if (lack.length > 0) return { is: 'setUp', why: lack }
  return isActive ? { is: 'live', why: [] } : { is: 'inactive', why: [t('hotels.why.closed')] }
}
