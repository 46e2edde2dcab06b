import type { StaffEdit } from '#features/bookings/contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { Booking } from '../../contract.ts'
import { type OrderCancelReason, STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import { CancelReasons } from '#features/bookings/ui/staff/cancel-reasons.tsx'
import type { BookingActions, Closing } from './use-booking-actions.ts'

type ClosingProps = {
  action: Closing
  booking: Booking
  /** Unsaved input, which is saved together with the closing. */
  edit?: StaffEdit
  actions: BookingActions
  onClose: () => void
  onDone?: (booking: Booking) => void
  onRefused?: (error: unknown) => void
}

/** Asks before a booking is completed, cancelled or reopened, naming its room and id (BKA-08 to BKA-10), and why it is cancelled. */
export function ClosingDialog({
  action,
  booking,
  edit = {},
  actions,
  onClose,
  onDone,
  onRefused,
}: ClosingProps) {
  const { t } = useTranslation('hotel-admin')
  const names = { room: booking.roomNumber, id: shortId(booking.id) }
  const isUnpaid = action === 'complete' && (edit.paymentStatus ?? booking.paymentStatus) === 'open'
  const [reason, setReason] = useState<OrderCancelReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const text = [t(`confirm.${action}Text`, names), isUnpaid ? t('confirm.completeUnpaid') : ''].join(' ')
  return (
    <ConfirmDialog
      title={t(`confirm.${action}Title`, names)}
      text={text.trim()}
      confirm={t(`details.${action}`)}
      dismiss={action === 'cancel' ? t('confirm.keep') : undefined}
      isDangerous={action === 'cancel'}
      isBusy={actions.close.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (action === 'cancel' && !reason) return setAsked(true)
        actions.close.mutate(
          { action, booking, edit, reason },
          {
            onSuccess: (done) => onDone?.(done.booking),
            onError: (error) => onRefused?.(error),
            onSettled: onClose,
          },
        )
      }}
    >
      {action === 'cancel' && (
        <CancelReasons
          reasons={STAFF_CANCEL_REASONS.order}
          nameOf={(one) => t(`bookings.reason.${one}`)}
          chosen={reason}
          isMissing={isAsked}
          onChoose={setReason}
        />
      )}
    </ConfirmDialog>
  )
}
