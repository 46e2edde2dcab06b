import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PastLine } from '#features/bookings/ui/past-line.tsx'
import { shortId } from '#kit/shared/ids.ts'
import type { GuestOrder } from '../contract.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderAgain } from './order-again.tsx'
import { useBookingName } from './use-line-name.ts'

/** An order that is over, in one line; a tap shows the rest. */
export function PastOrder({ booking, room }: { booking: GuestOrder; room: string }) {
  const { t } = useTranslation('guest')
  const name = useBookingName(booking)
  const [isOpen, setIsOpen] = useState(false)
  const { lines, roomNumber } = booking
  const isCancelled = booking.status === 'cancelled'
  return (
    <article className="animate-rise py-1">
      <div className="flex min-h-11 items-center gap-2">
        <PastLine
          isCancelled={isCancelled}
          word={t(`bookings.status.${booking.status}`)}
          at={booking.deliveredAt ?? booking.cancelledAt ?? booking.createdAt}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <bdi>{name}</bdi>
          {roomNumber !== room && <> · {t('bookings.room', { room: roomNumber })}</>}
          <span className="sr-only">{t('bookings.details', { id: shortId(booking.id) })}</span>
        </PastLine>
        {lines && <OrderAgain lines={lines} isQuiet />}
      </div>
      {isCancelled && (
        <p className="ps-8 pe-1 pb-1.5 text-[0.9375rem]">
          {booking.cancelReason ? t(`cancelled.reason.${booking.cancelReason}`) : t('bookings.cancelledText')}
        </p>
      )}
      {isOpen && (
        <div className="mt-1 mb-3 animate-rise rounded-lg border border-line bg-card px-4 pb-4">
          <OrderFacts booking={booking} />
        </div>
      )}
    </article>
  )
}
