import { useTranslation } from 'react-i18next'
import { STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import { type Closing, ClosingQuestion } from '#features/bookings/ui/staff/closing-question.tsx'
import { shortId } from '#kit/shared/ids.ts'
import type { Order } from '../../contract.ts'
import type { OrderChange } from './order-changes.ts'

type ClosingProps = {
  action: Closing
  /** With what was typed and is not saved yet. */
  booking: Pick<Order, 'id' | 'roomNumber' | 'paymentStatus'>
  onClose: () => void
  onConfirm: (change: OrderChange) => void
}

/** Asks before an order is completed, cancelled or reopened, naming its room and id. */
export function ClosingDialog({ action, booking, onClose, onConfirm }: ClosingProps) {
  const { t } = useTranslation('hotel-admin')
  const names = { room: booking.roomNumber, id: shortId(booking.id) }
  const isUnpaid = action === 'complete' && booking.paymentStatus === 'open'
  const text = [t(`confirm.${action}Text`, names), isUnpaid ? t('confirm.completeUnpaid') : ''].join(' ')
  return (
    <ClosingQuestion
      action={action}
      title={t(`confirm.${action}Title`, names)}
      text={text.trim()}
      confirm={t(`details.${action}`)}
      reasons={STAFF_CANCEL_REASONS.order}
      nameOf={(reason) => t(`bookings.reason.${reason}`)}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose()
        onConfirm(action === 'cancel' ? { kind: 'cancel', reason } : { kind: action })
      }}
    />
  )
}
