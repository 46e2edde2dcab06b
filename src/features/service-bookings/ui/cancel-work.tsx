import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { GuestWork } from '../contract.ts'
import { workApi } from './api.ts'
import { Problem } from '#features/bookings/ui/problem.tsx'
import { useChangeWork } from './use-change-work.ts'
import { useWorkWords } from './use-work-words.ts'

/** Asks before a request or an appointment is cancelled. */
export function CancelWork({ work, onClose }: { work: GuestWork; onClose: () => void }) {
  const { slug } = useHotel()
  const { t } = useTranslation('work')
  const { nameOf } = useWorkWords()
  const name = nameOf(work)
  const { change, isBusy, problem } = useChangeWork(
    ({ id, version }) => workApi.call.cancelMine({ slug, id, version }),
    () => {
      toast.success(t('guest.cancelled', { name }))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={t('guest.cancelTitle', { name })}
      text={t(`guest.cancelText.${work.kind}`)}
      confirm={t(`guest.cancel.${work.kind}`)}
      dismiss={t('guest.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => change(work)}
      onClose={onClose}
    >
      <div className="mt-3">
        <Problem text={problem} />
      </div>
    </ConfirmDialog>
  )
}
