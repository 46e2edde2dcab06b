import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PaymentBadge, StateBadge } from '#features/bookings/ui/staff/booking-words.tsx'
import { CancelledBecause } from './cancelled-because.tsx'
import { ItemsInShort, type PreviousListProps, ReopenButton } from './previous-table.tsx'

/** The table's rows as cards, for phones and tablets. */
export function PreviousCards({ bookings, onOpen, onReopen }: PreviousListProps) {
  const { t } = useTranslation('hotel-admin')
  const { date, time } = useFormatters()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {bookings.map((booking) => (
        <li
          key={booking.id}
          className="grid content-between gap-2.5 rounded-lg border border-line bg-card p-4 shadow-card"
        >
          <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <bdi className="text-2xl leading-none font-bold">{booking.roomNumber}</bdi>
            <span className="min-w-0 flex-1 basis-32 text-base font-medium">
              <bdi>{booking.guestName}</bdi>
            </span>
            <bdi className="tabular text-base">{formatMoney(booking.totalPrice, booking.currency)}</bdi>
          </div>
          <p className="tabular -mt-1.5 flex flex-wrap gap-x-2.5 text-[0.8125rem] text-muted">
            <bdi>#{shortId(booking.id)}</bdi>
            <time dateTime={booking.createdAt}>
              {date(booking.createdAt)} <bdi>{time(booking.createdAt)}</bdi>
            </time>
          </p>
          <ItemsInShort booking={booking} />
          <div className="flex flex-wrap items-center gap-2">
            <StateBadge state={booking.bookingStatus} />
            <CancelledBecause booking={booking} />
            <PaymentBadge payment={booking.paymentStatus} />
          </div>
          <div className="-mx-2 -mb-2 flex justify-end border-t border-line pt-1.5">
            <div className="flex">
              <Button
                look="quiet"
                aria-label={t('bookings.detailsOf', { room: booking.roomNumber })}
                onClick={() => onOpen(booking)}
              >
                {t('bookings.details')}
              </Button>
              <ReopenButton booking={booking} onReopen={() => onReopen(booking)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
