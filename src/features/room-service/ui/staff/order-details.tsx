import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from '#features/bookings/rules.ts'
import type { Closing } from '#features/bookings/ui/staff/closing-question.tsx'
import { DetailsDialog } from '#features/bookings/ui/staff/details-dialog.tsx'
import { useSeenWhenOpened } from '#features/bookings/ui/staff/use-seen-when-opened.ts'
import { useDetails } from '#features/bookings/ui/staff/use-details.ts'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { Button } from '#kit/web/ui/button.tsx'
import type { Order } from '../../contract.ts'
import { mustAcknowledge } from '../../staff-rules.ts'
import { orderQuery } from './orders-query.ts'
import { useOrderWatch } from './order-watch.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { OrderMoments } from './order-moments.tsx'
import { ClosingDialog } from './closing-dialog.tsx'
import type { OrderChange } from './order-changes.ts'
import type { OrderActions } from './use-order-actions.ts'

type DetailsProps = { booking: Order; actions: OrderActions; onClose: () => void }

/** Everything about one order. */
export function OrderDetails({ booking: opened, actions, onClose }: DetailsProps) {
  const { t } = useTranslation('hotel-admin')
  const { slug } = useHotel()
  const { data: booking } = useQuery({ ...orderQuery(slug, opened.id), initialData: opened })
  const details = useDetails<Order, OrderChange>({ booking, opened, actions, onClose })
  const [closing, setClosing] = useState<Closing | null>(null)
  const { edit, began, isEditable } = details
  useSeenWhenOpened(opened.id, useOrderWatch())
  return (
    <>
      <DetailsDialog
        room={booking.roomNumber}
        details={details}
        overtaken={t('bookings.changedElsewhere')}
        buttons={
          <>
            <Button onClick={() => print()} className="me-auto !px-3 sm:!px-4">
              <Printer aria-hidden className="size-4" />
              <span className="sr-only sm:not-sr-only">{t('details.print')}</span>
            </Button>
            {mayDo('reopen', booking) && (
              <Button look="primary" onClick={() => setClosing('reopen')}>
                {t('details.reopen')}
              </Button>
            )}
            {mayDo('cancel', booking) && (
              <Button className="text-late" onClick={() => setClosing('cancel')}>
                {t('details.cancel')}
              </Button>
            )}
            {mayDo('complete', booking) && (
              // the form says why where it cannot be pressed
              <Button
                look="soft"
                disabled={mustAcknowledge(booking, 'delivered')}
                onClick={() => setClosing('complete')}
              >
                {t('details.complete')}
              </Button>
            )}
          </>
        }
      >
        <OrderSummary booking={booking} actions={actions} />
        <OrderForm
          booking={booking}
          began={began}
          edit={edit}
          isReadOnly={!isEditable}
          onChange={details.onEdit}
        />
        <OrderMoments booking={booking} />
      </DetailsDialog>
      <OrderTicket booking={booking} />
      {closing && (
        <ClosingDialog
          action={closing}
          booking={{ ...booking, ...edit }}
          onClose={() => setClosing(null)}
          onConfirm={details.change}
        />
      )}
    </>
  )
}
