import { useTranslation } from 'react-i18next'
import { STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import { type Closing, ClosingQuestion } from '#features/bookings/ui/staff/closing-question.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { ServiceBooking } from '../../contract.ts'
import type { CancelReason, Change } from './change.ts'

type ClosingProps = {
  action: Closing
  booking: ServiceBooking
  onClose: () => void
  onConfirm: (change: Change) => void
}

/** Nobody fails to come to a request, nor is there a place for one. */
const OF_APPOINTMENTS: readonly CancelReason[] = ['noShow', 'full']

/** Asks before something is done, cancelled or reopened, naming its room and what it is. */
export function ClosingServiceBooking({ action, booking, onClose, onConfirm }: ClosingProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const words = { room: booking.roomNumber, name: localized(booking.name) }
  const isUnpaid = action === 'complete' && booking.totalPrice > 0 && booking.paymentStatus === 'open'
  const confirm = {
    complete: t('desk.advance.done'),
    cancel: t('desk.cancel'),
    reopen: t('hotel-admin:details.reopen'),
  }
  return (
    <ClosingQuestion
      action={action}
      title={t(`desk.confirm.${action}Title`, words)}
      text={[t(`desk.confirm.${action}Text`, words), isUnpaid ? t('desk.unpaidText') : ''].join(' ').trim()}
      confirm={confirm[action]}
      reasons={STAFF_CANCEL_REASONS[booking.kind].filter(
        (reason) => booking.kind === 'appointment' || !OF_APPOINTMENTS.includes(reason),
      )}
      nameOf={(reason) => t(`cancelReason.${reason}`)}
      onClose={onClose}
      onConfirm={(reason) => {
        onClose()
        onConfirm(action === 'cancel' ? { kind: 'cancel', reason } : { kind: action })
      }}
    />
  )
}
