import { useTranslation } from 'react-i18next'
import { minutesSince } from '#kit/shared/elapsed.ts'
import { useElapsed } from '#kit/web/use-elapsed.ts'
import { HEAT_CHIP } from '#features/bookings/ui/staff/heat-look.ts'
import { useHeatNow } from '#features/bookings/ui/staff/use-heat.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { wantedAt } from '#features/service-bookings/rules.ts'
import { isForLater, minutesLate, waitsFrom } from '#features/service-bookings/waiting.ts'
import { BookingMoment } from '#features/service-bookings/ui/staff/booking-moment.tsx'
import { urgencyOf } from './urgency.ts'

type AgeProps = {
  booking: ServiceBooking
  /** Without when it is wanted. */
  isSmall?: boolean
}

/** How long something has waited, or by how much it is late, in the colour of its urgency, and when it is wanted. */
export function ServiceBookingAge({ booking, isSmall = false }: AgeProps) {
  const { t } = useTranslation('hotel-admin')
  const { short } = useElapsed()
  const now = useHeatNow()
  const chip = 'rounded-sm px-2.5 py-1.5 text-base leading-none font-semibold whitespace-nowrap'
  const due = <BookingMoment at={wantedAt(booking)} of={booking.kind} />
  if (isForLater(booking, now)) return isSmall ? null : <span className={`${chip} bg-tint`}>{due}</span>
  const late = minutesLate(booking, now)
  const time = short(late || minutesSince(waitsFrom(booking), now))
  return (
    <span className="flex shrink-0 flex-col items-end gap-1">
      <span role="timer" className={`tabular ${chip} ${HEAT_CHIP[urgencyOf(booking, now)]}`}>
        <bdi>{late ? t('bookings.lateBy', { time }) : time}</bdi>
      </span>
      {!isSmall && booking.status !== 'delivered' && (
        <span className="px-0.5 text-sm leading-tight text-muted">{due}</span>
      )}
    </span>
  )
}
