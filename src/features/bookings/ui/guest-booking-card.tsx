import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import type { GuestBooking } from '../contract.ts'
import { countOf } from '../rules.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingPicture } from './booking-picture.tsx'
import { BookingProgress } from './booking-progress.tsx'
import { BookingTimeline } from './booking-timeline.tsx'
import { useBookingName } from './use-line-name.ts'

const OrderActions = later(() => import('./order-actions.tsx'), 'OrderActions')

type BookingCardProps = {
  booking: GuestBooking
  /** The guest's room; an order for another one says so. */
  room: string
}

/** An order under way as its guest sees it: a picture, what it is, how far it has come; a tap shows the rest. */
export function BookingCard({ booking, room }: BookingCardProps) {
  const { t } = useTranslation('guest')
  const { money } = useFormatters(booking.currency)
  const name = useBookingName(booking)
  const [isOpen, setIsOpen] = useState(false)
  const { lines, roomNumber } = booking
  return (
    <article className="animate-rise overflow-hidden rounded-lg border border-line bg-card shadow-card">
      <div className="relative flex min-h-31">
        <BookingPicture lines={lines ?? []} className="w-26 shrink-0 self-stretch narrow:hidden" />
        <div className="flex min-w-0 grow flex-col justify-center gap-2 px-4 py-3.5">
          <div className="pe-8">
            <h3 className={`truncate font-sans text-[1.0625rem] font-semibold ${lines ? '' : 'text-late'}`}>
              <bdi>{name}</bdi>
            </h3>
            <p className="text-[0.9375rem] text-muted">
              {lines && <>{t('bookings.items', { count: countOf(lines) })} · </>}
              <bdi className="tabular">{money(booking.totalPrice)}</bdi>
              {roomNumber !== room && <> · {t('bookings.room', { room: roomNumber })}</>}
            </p>
          </div>
          <BookingProgress booking={booking} hasSteps={!isOpen} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute end-1 top-1 grid size-11 place-items-center rounded-md text-muted after:absolute after:-start-[100vw] after:-end-1 after:-top-1 after:h-31 hover:text-ink"
        >
          <span className="sr-only">{t('bookings.details', { id: shortId(booking.id) })}</span>
          <ChevronDown aria-hidden className={`size-5 transition ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div className="px-4 pb-3.5">
        <OrderActions booking={booking} />
      </div>
      {isOpen && (
        <div className="animate-rise border-t border-line px-4 pb-4">
          <BookingTimeline booking={booking} />
          <BookingFacts booking={booking} />
        </div>
      )}
    </article>
  )
}
