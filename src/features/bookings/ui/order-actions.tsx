import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { buttonClass } from '#kit/web/ui/button.tsx'
import type { GuestBooking } from '../contract.ts'
import { isUnderWay } from '../rules.ts'
import { later } from '#kit/web/later.tsx'
import { OrderAgain } from './order-again.tsx'

const OrderSent = later(() => import('./order-sent.tsx'), 'OrderSent')

/** What a guest can do with an order: follow it, or have it again; and, once it was just sent, the moment of that. */
export function OrderActions({ booking }: { booking: GuestBooking }) {
  const sentOrder = useLocation({ select: ({ state }) => state.sentOrder })
  return (
    <>
      {sentOrder === booking.id && <OrderSent booking={booking} />}
      <NextStep booking={booking} />
    </>
  )
}

function NextStep({ booking }: { booking: GuestBooking }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  if (!isUnderWay(booking)) return booking.lines && <OrderAgain lines={booking.lines} />
  return (
    <Link
      to="/hotelly/$slug/order"
      params={{ slug }}
      hash={booking.id}
      className={`${buttonClass('soft')} mt-3 w-full`}
    >
      {t('order.follow')}
    </Link>
  )
}
