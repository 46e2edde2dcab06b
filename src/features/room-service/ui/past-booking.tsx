import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestBooking } from '../contract.ts'
import { BookingFacts } from './booking-facts.tsx'
import { OrderAgain } from './order-again.tsx'
import { useBookingName } from './use-line-name.ts'
import { DAY_MS } from '#kit/shared/time.ts'

/** An order that is over, in one line; a tap shows the rest. */
export function PastBooking({ booking, room }: { booking: GuestBooking; room: string }) {
  const { t } = useTranslation('guest')
  const { time, date } = useFormatters(booking.currency)
  const name = useBookingName(booking)
  const [isOpen, setIsOpen] = useState(false)
  const { lines, roomNumber } = booking
  const isCancelled = booking.status === 'cancelled'
  const at = booking.deliveredAt ?? booking.cancelledAt ?? booking.createdAt
  const isToday = Date.now() - new Date(at).getTime() < DAY_MS
  const Icon = isCancelled ? X : Check
  return (
    <article className="animate-rise py-1">
      <div className="flex min-h-11 items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-md px-1 text-start text-[0.9375rem] leading-snug text-muted hover:text-ink"
        >
          <Icon
            aria-hidden
            className={`size-4.5 shrink-0 ${isCancelled ? 'text-late' : 'text-good'}`}
            strokeWidth={2.5}
          />
          <span className="line-clamp-3 min-w-0">
            <span className={isCancelled ? 'font-medium text-late' : ''}>
              {t(`bookings.status.${booking.status}`)}
            </span>{' '}
            <bdi>
              <time dateTime={at} className="tabular">
                {isToday ? time(at) : date(at)}
              </time>
            </bdi>
            {' · '}
            <bdi>{name}</bdi>
            {roomNumber !== room && <> · {t('bookings.room', { room: roomNumber })}</>}
            <span className="sr-only">{t('bookings.details', { id: shortId(booking.id) })}</span>
          </span>
        </button>
        {lines && <OrderAgain lines={lines} isQuiet />}
      </div>
      {isCancelled && (
        <p className="ps-8 pe-1 pb-1.5 text-[0.9375rem]">
          {booking.cancelReason ? t(`cancelled.reason.${booking.cancelReason}`) : t('bookings.cancelledText')}
        </p>
      )}
      {isOpen && (
        <div className="mt-1 mb-3 animate-rise rounded-lg border border-line bg-card px-4 pb-4">
          <BookingFacts booking={booking} />
        </div>
      )}
    </article>
  )
}
