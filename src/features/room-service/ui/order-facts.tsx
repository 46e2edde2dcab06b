import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { GuestOrder } from '../contract.ts'
import { isCharged } from '../rules.ts'
import { OrderTold } from './order-told.tsx'
import { LineList } from './order-lines.tsx'

/** The dishes, the note, and what a guest would be asked for at reception. */
export function OrderFacts({ booking }: { booking: GuestOrder }) {
  const { t } = useTranslation(['guest', 'common'])
  const { money, ago } = useFormatters(booking.currency)
  const now = useNow()
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 text-[0.9375rem]">
      {booking.lines && (
        <LineList lines={booking.lines} avoided={booking.avoids} money={money} className="gap-1" />
      )}
      <OrderTold booking={booking} />
      {booking.specialInstructions && (
        <p className="overflow-hidden rounded-md bg-tint px-3.5 py-2.5">
          <span className="block text-[0.8125rem] text-muted">{t('bookings.note')}</span>
          <bdi className="whitespace-pre-line">{booking.specialInstructions}</bdi>
        </p>
      )}
      {isCharged(booking) && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
          <span className="font-medium">
            {booking.paymentStatus === 'paid' ? t('common:paid') : t('common:notPaid')}
          </span>
          <bdi className="tabular text-lg font-semibold">{money(booking.totalPrice)}</bdi>
        </p>
      )}
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
