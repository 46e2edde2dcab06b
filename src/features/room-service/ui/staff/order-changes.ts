import type { BookingStatus } from '#features/bookings/contract.ts'
import type { OrderCancelReason } from '#features/bookings/kinds.ts'
import { type CommonChange, isDone, isStep, statusBack } from '#features/bookings/ui/staff/change.ts'
import { type Changing, usePendingChangesOf } from '#features/bookings/ui/staff/use-changes.ts'
import type { Order } from '../../contract.ts'
import { ordersApi } from '../api.ts'
import { currentOf, showOrder } from './orders-query.ts'

/** What staff do with an order. */
export type OrderChange = CommonChange<OrderCancelReason>

function send(slug: string, { id, version }: Order, change: OrderChange): Promise<Order> {
  const seen = { slug, id, version }
  switch (change.kind) {
    case 'save':
      return ordersApi.call.update({ ...seen, ...change.edit })
    case 'cancel':
      return ordersApi.call.cancel({ ...seen, reason: change.reason })
    default:
      return ordersApi.call[change.kind](seen)
  }
}

const ROOM = 'bookings'

/** How orders are changed. A step is undone by a press; what was closed is opened again by its own button alone. */
export const ORDER_CHANGING: Changing<Order, OrderChange> = {
  room: ROOM,
  send,
  isDone,
  undoOf: (before, change) => (isStep(change) ? statusBack(before) : []),
  currentOf,
  show: showOrder,
}

/** The statuses that are being set, by order, which the screen already shows. */
export function usePendingStatuses(): ReadonlyMap<string, BookingStatus> {
  const pending = usePendingChangesOf<OrderChange>(ROOM)
  return new Map(
    [...pending].flatMap(([id, changes]) =>
      changes.flatMap((change) =>
        change.kind === 'save' && change.edit.status ? [[id, change.edit.status] as const] : [],
      ),
    ),
  )
}
