import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { Checkbox } from '#kit/web/ui/checkbox.tsx'
import type { Order } from '../../contract.ts'
import { keyOfLine } from '../../rules.ts'
import { CancelledBecause } from './cancelled-because.tsx'
import { AvoidStrip } from './avoid-strip.tsx'
import { Due } from './booking-age.tsx'
import {
  EnteredBy,
  MovedFrom,
  PaymentBadge,
  StateBadge,
  StatusBadge,
} from '#features/bookings/ui/staff/booking-words.tsx'
import { GuestNote } from './guest-note.tsx'
import { KitchenLine } from './kitchen-line.tsx'
import { MadeCount } from './kitchen-lines.tsx'
import { useKitchenView } from './kitchen-view.ts'
import { isBeingMade } from './use-board-cards.ts'
import type { OrderActions } from './use-order-actions.ts'
import { usePendingAcknowledgements, usePendingTicks } from './use-kitchen-steps.ts'

const LINE = { small: 'text-[0.9375rem]', choices: 'text-[0.9375rem] text-muted', isPrinted: true } as const

type SummaryProps = { booking: Order; actions: OrderActions }

/** Who ordered what, and the total. */
export function OrderSummary({ booking: stored, actions }: SummaryProps) {
  const { t } = useTranslation(['hotel-admin', 'common'])
  const booking = usePendingTicks()(stored)
  const { money } = useFormatters(booking.currency)
  const isBeingSeen = usePendingAcknowledgements().has(booking.id)
  const { nameOf } = useKitchenView()
  const isTickable = isBeingMade(booking)
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        <Due booking={booking} className="font-semibold" />
        <CancelledBecause booking={booking} />
        <EnteredBy booking={booking} />
      </div>
      <AvoidStrip booking={booking} isBusy={isBeingSeen} onAcknowledge={() => actions.acknowledge(stored)} />
      {booking.specialInstructions && <GuestNote note={booking.specialInstructions} booking={booking} />}
      {booking.lines ? (
        <ul className="grid divide-y divide-line rounded-md border border-line text-base">
          {booking.lines.map((line, at) => {
            const isMade = booking.made.includes(at)
            return (
              <li key={keyOfLine(line)} className="flex flex-wrap items-baseline gap-x-1 pe-3.5">
                {isTickable && (
                  <span className="self-start">
                    <Checkbox
                      label={t('bookings.readyOf', { dish: nameOf(line.name) })}
                      isChecked={isMade}
                      onChange={(isReady) => actions.tick(booking, at, isReady)}
                    />
                  </span>
                )}
                <span className={`tabular min-w-7 py-2.5 font-bold ${isTickable ? '' : 'ms-3.5'}`}>
                  <bdi>{line.quantity}×</bdi>
                </span>
                <span className="flex min-w-0 flex-1 basis-32 py-2.5">
                  <KitchenLine line={line} booking={booking} look={LINE} isMade={isMade} />
                </span>
                <span className="tabular ms-auto py-1 text-muted">
                  <bdi>{money(line.price * line.quantity)}</bdi>
                </span>
              </li>
            )
          })}
          <li className="flex items-baseline justify-between gap-3 px-3.5 py-2.5 font-semibold">
            <span>{t('bookings.total')}</span>
            <MadeCount booking={booking} className="ms-auto text-[0.9375rem]" />
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
