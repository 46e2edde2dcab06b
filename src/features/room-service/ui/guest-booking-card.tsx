import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import type { GuestBooking } from '../contract.ts'
import { countOf } from '../rules.ts'
import { BookingExpected } from './booking-expected.tsx'
import { BookingPicture } from './booking-picture.tsx'
import { BookingProgress } from './booking-progress.tsx'
import { useBookingName } from './use-line-name.ts'

type BookingCardProps = {
  booking: GuestBooking
  /** The guest's room; an order for another one says so. */
  room: string
}

/** An order under way as its guest sees it: a picture, what it is, how far it has come; a tap anywhere follows it. */
export function BookingCard({ booking, room }: BookingCardProps) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { money } = useFormatters(booking.currency)
  const name = useBookingName(booking)
  const { lines, roomNumber } = booking
  return (
    <article className="group relative animate-rise overflow-hidden rounded-lg border border-line bg-card shadow-card outline-offset-2 outline-accent transition has-focus-visible:outline-2 hover:shadow-float">
      <div className="flex min-h-31">
        <BookingPicture lines={lines ?? []} className="w-26 shrink-0 self-stretch narrow:hidden" />
        <div className="flex min-w-0 grow flex-col justify-center gap-2 px-4 py-3.5">
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
          <BookingProgress booking={booking} />
          <BookingExpected booking={booking} className="-mt-1 text-[0.9375rem] font-medium" />
        </div>
      </div>
      <Link
        to="/hotelly/$slug/order"
        params={{ slug }}
        hash={booking.id}
        className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-4 text-[0.9375rem] font-semibold text-accent-text outline-none after:absolute after:inset-0"
      >
        <span>
          {t('order.follow')}
          <span className="sr-only">, {name}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="size-4.5 shrink-0 transition group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      </Link>
    </article>
  )
}
