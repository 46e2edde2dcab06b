import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { dayAt } from '#kit/shared/day.ts'
import { sayDate } from '#kit/shared/formats.ts'
import { LANGUAGE_FACTS } from '#kit/shared/languages.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Order } from '../../contract.ts'
import { isForLater, waitsFrom } from '../../staff-rules.ts'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { dueOf, minutesLate } from './order-age.ts'
import { HEAT_CHIP } from '#features/bookings/ui/staff/heat-look.ts'
import { useWording } from '#features/bookings/ui/staff/wording.ts'
import { useHeat } from './order-age.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'

type Timed = Pick<Order, 'createdAt' | 'dueAt' | 'promisedAt' | 'status' | 'bookingStatus'>

/** How long an order has waited, or by how much it is late. */
export function Waited({ booking }: { booking: Timed }) {
  const { t } = useTranslation('hotel-admin')
  const { short } = useElapsed()
  const now = useHeatNow()
  const late = minutesLate(booking, now)
  const time = short(late || minutesSince(waitsFrom(booking), now))
  return (
    <span role="timer" className="tabular">
      <bdi>{late ? t('bookings.lateBy', { time }) : time}</bdi>
    </span>
  )
}

/** How long an order has waited, in the colour of its urgency, and when it is due; of one for later, that alone. */
export function AgeChip({ booking, isSmall = false }: { booking: Timed; isSmall?: boolean }) {
  const heat = useHeat(booking)
  const isLater = isForLater(booking, useHeatNow())
  const chip = `rounded-sm py-1.5 leading-none font-semibold whitespace-nowrap ${isSmall ? 'px-1 text-sm @min-[12rem]:px-2 @min-[13rem]:text-base' : 'px-2.5 text-base'}`
  if (isLater) return <Due booking={booking} className={`${chip} bg-tint`} />
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span className={`${chip} ${HEAT_CHIP[heat]}`}>
        <Waited booking={booking} />
      </span>
      {!isSmall && <Due booking={booking} className="px-0.5 text-sm leading-tight text-muted" />}
    </span>
  )
}

/** When an order is to be at the door, with its day if that is another one; nothing for one that is there. */
export function Due({ booking, className = '' }: { booking: Timed; className?: string }) {
  const language = useWording()
  const { t } = useTranslation('hotel-admin', { lng: language })
  const { timeZone } = useHotel()
  const { locale } = LANGUAGE_FACTS[language]
  const { time } = useFormatters()
  const now = useHeatNow()
  const due = dueOf(booking)
  if (due === null || booking.bookingStatus !== 'open' || booking.status === 'delivered') return null
  const at = new Date(due)
  const isToday = dayAt(at, timeZone) === dayAt(new Date(now), timeZone)
  const day = sayDate(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }, at)
  const words = { time: time(at.toISOString()), day }
  return (
    <time dateTime={at.toISOString()} className={`tabular ${className}`}>
      {t(isToday ? 'bookings.due' : 'bookings.dueOn', words)}
    </time>
  )
}
