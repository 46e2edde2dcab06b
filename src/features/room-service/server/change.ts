import {
  type Changed,
  changeBooking,
  changeOwnBooking,
  type ChangeRequest,
  type Changing,
  seeBooking,
} from '#features/bookings/server/change.ts'
import { cancelled } from '#features/bookings/server/decisions.ts'
import { ORDERS } from '#features/bookings/server/of-kinds.ts'
import type { BookingRecord, RecordChange } from '#features/bookings/server/records.ts'
import { readKitchen } from '#features/kitchen/server/queries.ts'
import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { Order } from '../contract.ts'
import { mustAcknowledge, waitsFrom } from '../staff-rules.ts'
import { toOrder } from './rows.ts'
import { callsOfOrder } from './unseen.ts'
import { returnStock } from './stock.ts'

/** What of an order the activity tells of. */
const AUDITED = [
  'status',
  'bookingStatus',
  'paymentStatus',
  'roomNumber',
  'movedFrom',
  'staffNotes',
  'confirmedAt',
  'preparationAt',
  'deliveredAt',
  'cancelledAt',
  'completedAt',
  'cancelReason',
  'acknowledgedBy',
  'acknowledgedAt',
] as const satisfies (keyof Order)[]

const CHANGING: Changing = {
  kinds: ORDERS,
  calls: callsOfOrder,
  audit: (tx, actor, action, before, after) => {
    const [was, is] = [toOrder(before), toOrder(after)]
    const touched = changedFields(was, is, AUDITED)
    const factsOf = (order: Order) => Object.fromEntries(touched.map((name) => [name, order[name]]))
    const { hotelId, id } = after
    return recordChange(tx, actor, {
      hotelId,
      action,
      entity: 'booking',
      entityId: id,
      before: factsOf(was),
      after: factsOf(is),
    })
  },
}

/** A change, and whether portions of dishes that are counted were given back or taken by it. */
type WithStock = { result: Changed<'not-acknowledged'>; isStockChanged: boolean }

/**
 * What a cancelled order took of dishes that are counted is there again; a reopened one takes it anew, if it can. Of
 * what was cancelled because it is sold out there was nothing to give back.
 */
function changeStock(tx: Tx, row: BookingRecord, change: RecordChange) {
  const [was, is] = [row, { ...row, ...change }].map(
    ({ bookingStatus, cancelReason }) => bookingStatus === 'cancelled' && cancelReason !== 'soldOut',
  )
  return was === is ? false : returnStock(tx, row.hotelId, row.id, is ? 1 : -1)
}

/** Changes an order as staff do. */
export async function changeOrder(
  tx: Tx,
  actor: HotelAdminActor,
  request: ChangeRequest,
  decide: (row: BookingRecord, now: Date) => RecordChange,
): Promise<WithStock> {
  let isStockChanged: boolean | null = false
  const result = await changeBooking<'not-acknowledged'>(
    tx,
    actor,
    CHANGING,
    request,
    async (row, _tx, now) => {
      const change = decide(row, now)
      const { status } = change
      if (status && status !== row.status && mustAcknowledge(toOrder(row), status)) return 'not-acknowledged'
      isStockChanged = await changeStock(tx, row, change)
      return isStockChanged === null ? 'not-allowed' : change
    },
  )
  return { result, isStockChanged: isStockChanged ?? false }
}

export const seeOrder = (tx: Tx, actor: HotelAdminActor, id: string) =>
  seeBooking(tx, actor, CHANGING, id, (row) => waitsFrom(toOrder(row)))

const OWN = {
  ...CHANGING,
  /** Until staff have confirmed or begun it, where the hotel allows it. */
  mayGuest: async ({ hotelId, status, made }: BookingRecord, tx: Tx) =>
    status === 'pending' && made.length === 0 && (await readKitchen(tx, hotelId)).guestsCancel,
}

/** Cancels an order of the guest's own, and gives back what it took. */
export async function cancelOwnOrder(tx: Tx, actor: GuestActor, id: string): Promise<WithStock> {
  const result = await changeOwnBooking<never>(tx, actor, OWN, { action: 'cancel', id }, (_row, _tx, now) =>
    cancelled('guest', now),
  )
  const isDone = result.outcome === 'changed'
  return { result, isStockChanged: isDone && ((await returnStock(tx, actor.hotelId, id, 1)) ?? false) }
}
