import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHotel } from '#features/hotels/ui/current-hotel.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { toast } from '#kit/web/toast.ts'
import { ConfirmDialog } from '#kit/web/ui/dialog.tsx'
import type { GuestOrder } from '../contract.ts'
import { ordersApi } from './api.ts'
import { putMyOrder } from './my-orders-query.ts'
import { Problem } from '#features/bookings/ui/problem.tsx'

/** Asks before a guest's own order is cancelled; where that is refused, says why and shows how it stands. */
export function CancelOrder({ booking: { id }, onClose }: { booking: GuestOrder; onClose: () => void }) {
  const { slug } = useHotel()
  const { t } = useTranslation('guest')
  const { errorText } = useErrorText()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)

  const put = (now: GuestOrder) => putMyOrder(client, slug, now)
  const { mutate, isPending } = useMutation({
    mutationFn: () => ordersApi.call.cancelMine({ slug, id }),
    onMutate: () => setProblem(null),
    onSuccess: (now) => {
      put(now)
      toast.success(t('order.cancel.done'))
      onClose()
    },
    onError: (error) => {
      const now = ordersApi.dataOf(error, 'CANCEL_REFUSED')?.current
      if (now) put(now)
      if (now?.status === 'cancelled') onClose()
      else setProblem(now ? t('order.cancel.late') : errorText(error, t('order.cancel.failed')))
    },
  })
  return (
    <ConfirmDialog
      title={t('order.cancel.title')}
      text={t('order.cancel.text')}
      confirm={t('order.cancel.action')}
      dismiss={t('order.cancel.keep')}
      isDangerous
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div className="mt-3">
        <Problem text={problem} />
      </div>
    </ConfirmDialog>
  )
}
