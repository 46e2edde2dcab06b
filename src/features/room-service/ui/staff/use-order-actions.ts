import { useTranslation } from 'react-i18next'
import { shortId } from '#kit/shared/ids.ts'
import { useErrorText } from '#kit/web/error-text.ts'
import { nextStatus } from '#features/bookings/rules.ts'
import { isStep } from '#features/bookings/ui/staff/change.ts'
import { type ChangeWords, useChanges } from '#features/bookings/ui/staff/use-changes.ts'
import type { Order } from '../../contract.ts'
import { ordersApi } from '../api.ts'
import { currentOf } from './orders-query.ts'
import { ORDER_CHANGING, type OrderChange } from './order-changes.ts'
import { useKitchenSteps } from './use-kitchen-steps.ts'

const OUTCOME = { complete: 'completed', cancel: 'cancelled', reopen: 'reopened' } as const

const failureOf = (change: OrderChange) => {
  if (change.kind !== 'save') return `${change.kind}Failed` as const
  const { status, paymentStatus, roomNumber } = change.edit
  if (status) return 'statusFailed'
  if (paymentStatus) return 'paymentFailed'
  return roomNumber ? 'roomFailed' : 'notesFailed'
}

const isUnread = (error: unknown) => ordersApi.codeOf(error) === 'NOT_ACKNOWLEDGED'

/** What is said of changes of orders. */
function useOrderWords(): ChangeWords<Order, OrderChange> {
  const { t } = useTranslation(['hotel-admin', 'traits'])
  const { errorText } = useErrorText()
  const roomAndId = ({ roomNumber, id }: Order) =>
    t('bookings.roomAndId', { room: roomNumber, id: shortId(id) })

  return {
    done: (booking, change) => {
      if (change.kind !== 'save')
        return { title: t(`bookings.${OUTCOME[change.kind]}`), description: roomAndId(booking) }
      const { roomNumber, status } = booking
      const moved = t('bookings.moved', { room: roomNumber, status: t(`bookings.status.${status}`) })
      return { title: t('bookings.updated'), description: isStep(change) ? moved : roomAndId(booking) }
    },
    together: (count) => ({
      title: t('bookings.updated'),
      description: t('bookings.movedTogether', { count }),
    }),
    already: (booking, change) => {
      const what = change.kind === 'save' ? (change.edit.status ?? 'saved') : OUTCOME[change.kind]
      return { title: t(`bookings.already.${what}`), description: roomAndId(booking) }
    },
    failed: (_booking, change) => t(`bookings.${failureOf(change)}`),
    reason: (error) => {
      if (isUnread(error)) return t('traits:mustAcknowledge')
      return currentOf(error) ? t('bookings.changedElsewhere') : errorText(error, '')
    },
  }
}

/** Everything staff can do with an order, with its messages. */
export function useOrderActions(onGone: (booking: Order) => void) {
  const words = useOrderWords()
  const { changeAll, refused, ...changes } = useChanges(ORDER_CHANGING, words, onGone)
  const kitchenSteps = useKitchenSteps((error, text) => refused(error, text, !isUnread(error)))
  return {
    ...changes,
    ...kitchenSteps,
    /** Moves these orders on by one status each, together. */
    advance: (bookings: readonly Order[]) =>
      changeAll(
        bookings.flatMap((booking) => {
          const status = nextStatus(booking.status)
          return status ? [{ booking, changes: [{ kind: 'save' as const, edit: { status } }] }] : []
        }),
      ),
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>
