import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/hotel-gate.tsx'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { Booking } from '../../contract.ts'
import { Lines } from './booking-words.tsx'

/** What the kitchen's 80 mm printer prints; never on the screen. */
export function BookingTicket({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const hotel = useHotel()
  const { money, date, time } = useFormatters(hotel.currency, hotel.timeZone)
  const payment = booking.paymentStatus === 'paid' ? t('common:paid') : t('common:notPaid')
  return createPortal(
    <div className="ticket hidden gap-3 bg-white text-black print:grid">
      <p>
        <bdi>{hotel.name}</bdi>
      </p>
      <p className="text-5xl font-bold">
        <bdi>{booking.roomNumber}</bdi>
      </p>
      <p className="text-lg">
        <bdi>{booking.guestName}</bdi>
      </p>
      <p className="tabular">
        <bdi>#{shortId(booking.id)}</bdi> · {date(booking.createdAt)} <bdi>{time(booking.createdAt)}</bdi>
      </p>
      {booking.specialInstructions && (
        <p dir="auto" className="border-2 border-black p-2 text-start text-lg font-bold whitespace-pre-line">
          {booking.specialInstructions}
        </p>
      )}
      <Lines lines={booking.lines} className="border-y border-black py-2" />
      <p className="flex justify-between font-bold">
        <bdi>{money(booking.totalPrice)}</bdi>
        <span>{payment}</span>
      </p>
    </div>,
    document.body,
  )
}
