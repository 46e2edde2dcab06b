import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DueTime } from '#features/bookings/ui/staff/due-time.tsx'
import type { Guest } from '#features/guests/contract.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { menuApi } from '#features/menu/ui/api.ts'
import { useNow } from '#kit/web/use-now.ts'
import { canStillBe, timesFor } from '../../order-times.ts'
import type { PhoneLine } from './phone-draft.ts'
import { promiseQuery } from './use-kitchen.ts'

type TimeProps = {
  guest: Guest | null
  lines: readonly PhoneLine[]
  dueAt: string | null
  onChoose: (dueAt: string | null) => void
}

const MINUTE = 60

/** As soon as possible, or one of the times for which the guest could order these dishes, too. */
export function PhoneTime({ guest, lines, dueAt, onChoose }: TimeProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug, timeZone } = useHotel()
  const { data: promise } = useQuery(promiseQuery(slug))
  const { data: menu } = useQuery(menuApi.query.list.queryOptions({ input: { slug } }))
  const now = useNow(MINUTE).getTime()
  const stayEnds = guest?.expiresAt ?? null
  const wanted = useMemo(() => {
    const dishes = menu?.filter(({ id }) => lines.some((line) => line.id === id)) ?? []
    return (
      promise && {
        now: new Date(now),
        promise,
        parts: dishes.map(({ parts }) => parts),
        stayEnds: stayEnds === null ? null : new Date(stayEnds),
        timeZone,
      }
    )
  }, [now, promise, menu, lines, stayEnds, timeZone])
  const times = useMemo(() => (wanted ? timesFor(wanted) : []), [wanted])
  return (
    <DueTime
      times={times}
      dueAt={dueAt}
      isGone={wanted !== undefined && dueAt !== null && !canStillBe(wanted, new Date(dueAt))}
      soon={promise && t('bookings.phone.soon', { minutes: promise.minutes })}
      onChoose={onChoose}
    />
  )
}
