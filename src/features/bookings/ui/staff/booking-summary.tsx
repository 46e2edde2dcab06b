import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useLanguage } from '#kit/web/use-language.ts'
import type { Booking } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { LineChoices } from '../line-choices.tsx'
import { GuestNote } from './guest-note.tsx'
import { lineName, MovedFrom, PaymentBadge, StateBadge, StatusBadge } from './booking-words.tsx'

/** Who ordered what, and the total. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const { money } = useFormatters(booking.currency)
  const language = useLanguage()
  return (
    <section className="grid gap-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi className="text-lg font-medium">{booking.guestName}</bdi>
        <bdi className="tabular text-muted">#{shortId(booking.id)}</bdi>
        <MovedFrom booking={booking} />
        <span className="ms-auto flex flex-wrap gap-1.5">
          {booking.bookingStatus === 'open' ? (
            <StatusBadge status={booking.status} />
          ) : (
            <StateBadge state={booking.bookingStatus} />
          )}
          <PaymentBadge payment={booking.paymentStatus} isDue={booking.status === 'delivered'} />
        </span>
      </div>
      {booking.specialInstructions && <GuestNote note={booking.specialInstructions} />}
      {booking.lines ? (
        <ul className="grid divide-y divide-line rounded-md border border-line text-base">
          {booking.lines.map((line) => (
            <li key={keyOfLine(line)} className="flex items-baseline gap-3 px-3.5 py-2.5">
              <bdi className="tabular min-w-7 font-bold">{line.quantity}×</bdi>
              <span dir="auto" className="min-w-0 flex-1 text-start">
                {lineName(line, language)}
                <LineChoices
                  line={line}
                  className="text-[0.9375rem] text-muted"
                  noteLook="font-semibold text-wait"
                />
              </span>
              <bdi className="tabular text-muted">{money(line.price * line.quantity)}</bdi>
            </li>
          ))}
          <li className="flex items-baseline justify-between gap-3 px-3.5 py-2.5 font-semibold">
            <span>{t('bookings.total')}</span>
            <bdi className="tabular">{money(booking.totalPrice)}</bdi>
          </li>
        </ul>
      ) : (
        <p className="flex items-baseline justify-between gap-3 rounded-md border border-line px-3.5 py-3 font-semibold text-late">
          {t('common:invalidOrderData')}
          <bdi className="tabular text-ink">{money(booking.totalPrice)}</bdi>
        </p>
      )}
    </section>
  )
}
