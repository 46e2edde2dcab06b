import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelReasons } from '#features/bookings/ui/staff/cancel-reasons.tsx'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { useLocalized } from '#kit/web/use-localized.ts'
import type { Work } from '../../contract.ts'
import { STAFF_CANCEL_REASONS } from '#features/bookings/kinds.ts'
import type { CancelReason, Change } from './change.ts'

type ClosingProps = {
  action: 'complete' | 'cancel' | 'reopen'
  work: Work
  onClose: () => void
  onConfirm: (change: Change) => void
}

/** Nobody fails to come to a request, nor is there a place for one. */
const OF_APPOINTMENTS: readonly CancelReason[] = ['noShow', 'full']

/** Asks before something is done, cancelled or reopened, and why it is cancelled. */
export function ClosingWork({ action, work, onClose, onConfirm }: ClosingProps) {
  const { t } = useTranslation(['work', 'hotel-admin'])
  const localized = useLocalized()
  const [reason, setReason] = useState<CancelReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const words = { room: work.roomNumber, name: localized(work.name) }
  const isUnpaid = action === 'complete' && work.totalPrice > 0 && work.paymentStatus === 'open'
  const confirm = () => {
    if (action !== 'cancel') return onConfirm({ kind: action })
    if (!reason) return setAsked(true)
    onConfirm({ kind: 'cancel', reason })
  }
  const confirmText = {
    complete: t('desk.advance.done'),
    cancel: t('desk.cancel'),
    reopen: t('hotel-admin:details.reopen'),
  }
  return (
    <ConfirmDialog
      title={t(`desk.confirm.${action}Title`, words)}
      text={[t(`desk.confirm.${action}Text`, words), isUnpaid ? t('desk.unpaidText') : ''].join(' ').trim()}
      confirm={confirmText[action]}
      dismiss={action === 'cancel' ? t('hotel-admin:confirm.keep') : undefined}
      isDangerous={action === 'cancel'}
      onClose={onClose}
      onConfirm={confirm}
    >
      {action === 'cancel' && (
        <CancelReasons
          reasons={STAFF_CANCEL_REASONS[work.kind].filter(
            (one) => work.kind === 'appointment' || !OF_APPOINTMENTS.includes(one),
          )}
          nameOf={(one) => t(`cancelReason.${one}`)}
          chosen={reason}
          isMissing={isAsked}
          onChoose={setReason}
        />
      )}
    </ConfirmDialog>
  )
}
