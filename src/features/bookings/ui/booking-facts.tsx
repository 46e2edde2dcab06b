import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestBooking } from '../contract.ts'
import { useLineName } from './use-line-name.ts'

/** The dishes, the note, and what a guest would be asked for at reception. */
export function BookingFacts({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation(['guest', 'common'])
  const { money, ago } = useFormatters(booking.currency)
  const nameOf = useLineName()
  const now = useNow()
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 text-[0.9375rem]">
      <ul className="grid grid-cols-1 gap-1">
        {booking.lines?.map((line) => (
          <li key={line.id} className="flex gap-2.5">
            <span className="tabular min-w-7 shrink-0 font-semibold text-accent-text">{line.quantity} ×</span>
            <bdi className="min-w-0 grow">{nameOf(line)}</bdi>
            <bdi className="tabular shrink-0">{money(line.price * line.quantity)}</bdi>
          </li>
        ))}
      </ul>
      {booking.specialInstructions && (
        <p className="rounded-md bg-tint px-3.5 py-2.5">
          <span className="block text-[0.8125rem] text-muted">{t('bookings.note')}</span>
          <bdi>{booking.specialInstructions}</bdi>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <span className="font-medium">
          {booking.paymentStatus === 'paid' ? t('common:paid') : t('common:notPaid')}
        </span>
        <bdi className="tabular text-lg font-semibold">{money(booking.totalPrice)}</bdi>
      </p>
      <p className="text-sm text-muted">
        <bdi className="tabular font-medium">#{shortId(booking.id)}</bdi>
        {' · '}
        {t('bookings.room', { room: booking.roomNumber })}
        {' · '}
        <time dateTime={booking.createdAt}>{ago(booking.createdAt, now)}</time>
      </p>
    </div>
  )
}
