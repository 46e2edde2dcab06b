import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CARD_ACTION, CardAction, GuestCard } from '#features/bookings/ui/guest-card.tsx'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestOrder } from '../contract.ts'
import { countOf } from '../rules.ts'
import { OrderExpected } from './order-expected.tsx'
import { OrderPicture } from './order-picture.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useBookingName } from './use-line-name.ts'

type BookingCardProps = {
  booking: GuestOrder
  /** The guest's room; an order for another one says so. */
  room: string
}

/** An order under way as its guest sees it: a picture, what it is, how far it has come; a tap anywhere follows it. */
export function OrderCard({ booking, room }: BookingCardProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(booking.currency)
  const name = useBookingName(booking)
  const { lines, roomNumber } = booking
  return (
    <GuestCard
      picture={<OrderPicture lines={lines ?? []} className="w-26 shrink-0 self-stretch max-[22rem]:hidden" />}
      action={
        <Link to="/hotelly/$slug/order" params={{ slug }} hash={booking.id} className={CARD_ACTION}>
          <CardAction text={t('order.follow')} name={name} />
        </Link>
      }
    >
      <div>
        <h3
          className={`line-clamp-3 font-sans text-[1.0625rem] leading-snug font-semibold ${lines ? '' : 'text-late'}`}
        >
          <bdi>{name}</bdi>
        </h3>
        <p className="text-[0.9375rem] text-muted">
          {lines && <>{t('bookings.items', { count: countOf(lines) })} · </>}
          <bdi className="tabular">{money(booking.totalPrice)}</bdi>
          {roomNumber !== room && <> · {t('bookings.room', { room: roomNumber })}</>}
        </p>
      </div>
      <OrderProgress booking={booking} />
      <OrderExpected booking={booking} className="-mt-1 text-[0.9375rem] font-medium" />
    </GuestCard>
  )
}
