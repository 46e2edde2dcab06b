import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { later } from '#kit/web/later.tsx'
import { Badge, type Tone } from '#kit/web/ui/states.tsx'
import { useNow } from '#kit/web/use-now.ts'
import type { BookingLine, GuestBooking, GuestBookingStatus } from '../contract.ts'
import { countOf } from '../rules.ts'
import { BookingTimeline } from './booking-timeline.tsx'
import { useLineName } from './use-line-name.ts'

const OrderActions = later(() => import('./order-actions.tsx'), 'OrderActions')

const TONE: Record<GuestBookingStatus, Tone> = {
  pending: 'wait',
  preparing: 'accent',
  delivered: 'good',
  cancelled: 'late',
}

/** One booking as its guest sees it. */
export function BookingCard({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation(['guest', 'common'])
  const { money, ago } = useFormatters(booking.currency)
  const now = useNow()
  const { lines, status } = booking
  return (
    <article className="animate-rise rounded-lg border border-line bg-card p-4 shadow-card md:p-5">
      <header className="flex items-start justify-between gap-3 narrow:flex-wrap">
        <div className="min-w-0">
          <h3 className="font-sans text-[1.0625rem] font-semibold">{t('bookings.roomService')}</h3>
          <p className="mt-0.5 text-sm text-muted">
            <bdi className="tabular font-medium">#{shortId(booking.id)}</bdi>
            {' · '}
            {t('bookings.room', { room: booking.roomNumber })}
            {' · '}
            <time dateTime={booking.createdAt}>{ago(booking.createdAt, now)}</time>
          </p>
        </div>
        <span role="status">
          <Badge tone={TONE[status]}>{t(`bookings.status.${status}`)}</Badge>
        </span>
      </header>

      {status === 'cancelled' ? (
        <p className="mt-3 rounded-md bg-late-tint px-3.5 py-2.5 text-[0.9375rem] text-late">
          {t('bookings.cancelledText')}
        </p>
      ) : (
        <BookingTimeline booking={booking} />
      )}

      {lines ? (
        <Lines lines={lines} />
      ) : (
        <p className="mt-4 text-[0.9375rem] font-medium text-late">{t('common:invalidOrderData')}</p>
      )}
      {booking.specialInstructions && (
        <p className="mt-3 rounded-md bg-tint px-3.5 py-2.5 text-[0.9375rem]">
          <span className="block text-[0.8125rem] text-muted">{t('bookings.note')}</span>
          <bdi>{booking.specialInstructions}</bdi>
        </p>
      )}
      <footer className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <p className="text-[0.9375rem] text-muted">
          {lines && <>{t('bookings.items', { count: countOf(lines) })} · </>}
          <span className="font-medium text-ink">
            {booking.paymentStatus === 'paid' ? t('common:paid') : t('common:notPaid')}
          </span>
        </p>
        <bdi className="tabular text-lg font-semibold">{money(booking.totalPrice)}</bdi>
      </footer>
      <OrderActions booking={booking} />
    </article>
  )
}

function Lines({ lines }: { lines: readonly BookingLine[] }) {
  const nameOf = useLineName()
  return (
    <ul className="mt-4 grid gap-1 text-[0.9375rem]">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-2.5">
          <span className="tabular min-w-7 shrink-0 font-semibold text-accent-text">{line.quantity} ×</span>
          <bdi>{nameOf(line)}</bdi>
        </li>
      ))}
    </ul>
  )
}
