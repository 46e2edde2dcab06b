import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import { CancelReasons } from './cancel-reasons.tsx'

export type Closing = 'complete' | 'cancel' | 'reopen'

type ClosingProps<Reason extends string> = {
  action: Closing
  title: string
  text: string
  confirm: string
  /** For which it can be cancelled. */
  reasons: readonly Reason[]
  nameOf: (reason: Reason) => string
  onClose: () => void
  /** @param reason of a cancellation; null of anything else */
  onConfirm: (reason: Reason | null) => void
}

/** Asks before a booking is completed, cancelled or reopened (BKA-08 to BKA-10), and why it is cancelled. */
export function ClosingQuestion<Reason extends string>({
  action,
  reasons,
  nameOf,
  onConfirm,
  ...words
}: ClosingProps<Reason>) {
  const { t } = useTranslation('hotel-admin')
  const [reason, setReason] = useState<Reason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isCancelling = action === 'cancel'
  return (
    <ConfirmDialog
      {...words}
      dismiss={isCancelling ? t('confirm.keep') : undefined}
      isDangerous={isCancelling}
      onConfirm={() => (isCancelling && !reason ? setAsked(true) : onConfirm(reason))}
    >
      {isCancelling && (
        <CancelReasons
          reasons={reasons}
          nameOf={nameOf}
          chosen={reason}
          isMissing={isAsked}
          onChoose={setReason}
        />
      )}
    </ConfirmDialog>
  )
}
