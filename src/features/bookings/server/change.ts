import type { GuestActor, HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Booking, GuestBooking } from '../contract.ts'
import { type BookingChange, cancelOwn, holdBooking, listBookingsOfGuest, saveBooking } from './queries.ts'
import { toBooking, toGuestBooking } from './rows.ts'
import { type BookingAction, mayDo, mustAcknowledge } from '../staff-rules.ts'
import { returnStock } from './stock.ts'

export type ChangeRequest = { action: BookingAction; id: string; version?: number }

export type ChangeResult =
  | { outcome: 'changed'; before: Booking; booking: Booking; isStockChanged: boolean }
  | { outcome: 'absent' }
  | { outcome: 'stale' | 'not-allowed' | 'not-acknowledged'; booking: Booking }

/**
 * What a cancelled booking took of dishes that are counted is there again; a reopened one takes it anew, if it can. Of
 * what was cancelled because it is sold out there was nothing to give back.
 */
async function changeStock(tx: Tx, hotelId: string, booking: Booking, change: BookingChange) {
  const [was, is] = [booking, { ...booking, ...change }].map(
    ({ bookingStatus, cancelReason }) => bookingStatus === 'cancelled' && cancelReason !== 'soldOut',
  )
  return was === is ? false : returnStock(tx, hotelId, booking.id, is ? 1 : -1)
}

/**
 * Changes one booking: locks it, checks its state and, if the change depends on it, the version that the caller saw;
 * saves and audits the change.
 */
export async function changeBooking(
  tx: Tx,
  actor: HotelAdminActor,
  request: ChangeRequest,
  decide: (booking: Booking) => BookingChange,
): Promise<ChangeResult> {
  const booking = await holdBooking(tx, actor.hotelId, request.id)
  if (!booking) return { outcome: 'absent' }
  if (request.version !== undefined && booking.version !== request.version)
    return { outcome: 'stale', booking }
  if (!mayDo(request.action, booking)) return { outcome: 'not-allowed', booking }
  const change = decide(booking)
  if (Object.keys(change).length === 0)
    return { outcome: 'changed', before: booking, booking, isStockChanged: false }
  if (change.status && change.status !== booking.status && mustAcknowledge(booking, change.status))
    return { outcome: 'not-acknowledged', booking }
  const isStockChanged = await changeStock(tx, actor.hotelId, booking, change)
  if (isStockChanged === null) return { outcome: 'not-allowed', booking }
  const changed = await saveBooking(tx, actor.hotelId, booking, change)
  const touched = Object.keys(change) as (keyof Booking)[]
  const pick = (from: Booking) => Object.fromEntries(touched.map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action: request.action,
    entity: 'booking',
    entityId: booking.id,
    before: pick(booking),
    after: pick(changed),
  })
  return { outcome: 'changed', before: booking, booking: changed, isStockChanged }
}

export type OwnCancelled =
  | { outcome: 'cancelled'; booking: GuestBooking; isStockChanged: boolean }
  | { outcome: 'not-allowed'; booking: GuestBooking }
  | { outcome: 'absent' }

/** Cancels an order of the guest's own, gives back what it took, and audits it. */
export async function cancelOwnBooking(tx: Tx, actor: GuestActor, id: string): Promise<OwnCancelled> {
  const { hotelId, guestId } = actor
  const row = await cancelOwn(tx, actor, id)
  if (!row) {
    const booking = (await listBookingsOfGuest(tx, actor)).find((one) => one.id === id)
    return booking ? { outcome: 'not-allowed', booking } : { outcome: 'absent' }
  }
  const isStockChanged = (await returnStock(tx, hotelId, id, 1)) ?? false
  const { status, bookingStatus, cancelledAt, cancelReason } = toBooking(row)
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'cancel', entity: 'booking', entityId: id },
    before: { status: 'pending', bookingStatus: 'open', cancelledAt: null, cancelReason: null },
    after: { status, bookingStatus, cancelledAt, cancelReason },
  })
  return { outcome: 'cancelled', booking: toGuestBooking(row, guestId), isStockChanged }
}
