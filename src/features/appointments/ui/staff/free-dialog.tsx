import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { useFormatters } from '#kit/web/formatters.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { Block } from '../../contract.ts'
import { appointmentsApi } from '../api.ts'

/** Asks before a blocked time can be booked again. */
export function FreeDialog({ block, onClose }: { block: Block; onClose: () => void }) {
  const { t } = useTranslation('work')
  const { slug } = useHotel()
  const { moment } = useFormatters()
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const free = useMutation({
    mutationFn: () => appointmentsApi.call.unblock({ slug, id: block.id }),
    onSuccess: () => toast.success(t('desk.block.freed')),
    onError: (error) => {
      // somebody else has freed it already
      if (appointmentsApi.codeOf(error) === 'NOT_FOUND') toast.info(t('desk.already'))
      else toast.error(t('desk.failed'), { description: errorText(error, '') })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [['work']] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('desk.day.free')}
      text={t('desk.block.freeText', { from: moment(block.beginsAt), until: moment(block.endsAt) })}
      confirm={t('desk.day.free')}
      isBusy={free.isPending}
      onClose={onClose}
      onConfirm={() => free.mutate()}
    >
      {block.reason && (
        <p className="mt-3 font-semibold">
          <bdi>{block.reason}</bdi>
        </p>
      )}
    </ConfirmDialog>
  )
}
