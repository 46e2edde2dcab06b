import { useTranslation } from 'react-i18next'
import type { GuestOrder } from '../contract.ts'
import { useMomentWords } from '#features/bookings/ui/use-moment-words.ts'

/** RS-18 to the letter for an order that is wanted now; of one for later, when it will be prepared (OP-76). */
export function useSuccessText() {
  const { t } = useTranslation('guest')
  const { dayOf, timeOf } = useMomentWords()
  return ({ dueAt }: Pick<GuestOrder, 'dueAt'>) => {
    if (dueAt === null) return t('order.success')
    const due = new Date(dueAt)
    return t('order.successLater', { day: dayOf(due), time: timeOf(due) })
  }
}
