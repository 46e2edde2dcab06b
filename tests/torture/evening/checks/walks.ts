import type { Order } from '#features/room-service/contract.ts'
import type { BookingState, BookingStatus } from '#features/bookings/contract.ts'
import type { HeldBooking, HeldChange } from '../held.ts'
import { callsTo, type Evidence } from './told.ts'

const CHANGING = ['bookings.update', 'bookings.complete', 'bookings.cancel', 'bookings.reopen']

type State = { status: BookingStatus; bookingStatus: BookingState; roomNumber: string | undefined }

/** Where an action may begin, and what the order is afterwards; the transition table of a booking, written anew. */
const TABLE: Record<string, (from: State, after: Partial<State>) => State | null> = {
  update: (from, after) =>
    from.bookingStatus === 'open' && after.status !== 'cancelled' ? { ...from, ...after } : null,
  move: (from, after) => (from.bookingStatus === 'open' ? { ...from, ...after } : null),
  complete: (from) =>
    from.bookingStatus === 'open' ? { ...from, bookingStatus: 'completed', status: 'delivered' } : null,
  cancel: (from) =>
    from.bookingStatus === 'open' ? { ...from, bookingStatus: 'cancelled', status: 'cancelled' } : null,
  reopen: (from) =>
    from.bookingStatus === 'open' ? null : { ...from, bookingStatus: 'open', status: 'pending' },
}

const stateIn = (record: HeldChange['after']): Partial<State> => {
  const { status, bookingStatus, roomNumber } = record ?? {}
  return Object.fromEntries(
    Object.entries({ status, bookingStatus, roomNumber }).filter(([, value]) => value !== undefined),
  )
}

const fits = (state: State, before: Partial<State>) =>
  (Object.keys(before) as (keyof State)[]).every(
    (name) => state[name] === undefined || state[name] === before[name],
  )

/**
 * Whether an order's audit leads legally from its placing to what it is, by way of what callers were told. Its times are
 * those at which transactions began, so changes side by side may have come in another order.
 */
function isWalk(booking: HeldBooking, changes: readonly HeldChange[], told: readonly Order[]): boolean {
  const leadsOn = (state: State, version: number, rest: readonly HeldChange[]): boolean => {
    if (told.some((each) => each.version === version && !fits(state, stateIn(each)))) return false
    if (rest.length === 0) return fits(state, stateIn(booking))
    return rest.some((change) => {
      if (!fits(state, stateIn(change.before))) return false
      const next = TABLE[change.action]?.(state, stateIn(change.after))
      if (!next || !fits(next, stateIn(change.after))) return false
      const others = rest.filter((other) => other !== change)
      return leadsOn(next, version + 1, others)
    })
  }
  return leadsOn({ status: 'pending', bookingStatus: 'open', roomNumber: undefined }, 1, changes)
}

/** Each order's life is a legal walk, the audit tells all of it, and every change that was confirmed is in it once. */
export function checkWalks({ history, held }: Evidence): string[] {
  const problems: string[] = []
  const calls = callsTo(history, ...CHANGING).filter(({ outcome }) => outcome !== 'refused')
  for (const booking of held.bookings) {
    const audit = held.changes.filter(({ bookingId }) => bookingId === booking.id)
    if (audit.filter(({ action }) => action === 'place').length !== 1)
      problems.push(`booking ${booking.id} was not audited once when it was placed`)
    const changes = audit.filter(({ action }) => action !== 'place')
    if (!isWalk(booking, changes, [])) {
      problems.push(`booking ${booking.id}: its audit does not lead to what it is`)
      continue
    }
    if (booking.version !== changes.length + 1)
      problems.push(`booking ${booking.id} has version ${booking.version} after ${changes.length} changes`)
    const ofBooking = calls.filter(({ input }) => (input as { id: string }).id === booking.id)
    const confirmed = ofBooking
      .filter(({ outcome }) => outcome === 'done')
      .map(({ output }) => output as Order)
    if (new Set(confirmed.map(({ version }) => version)).size !== confirmed.length)
      problems.push(`booking ${booking.id}: two changes led to the same version`)
    const isBeyond = confirmed.some(({ version }) => version > changes.length + 1)
    if (isBeyond || !isWalk(booking, changes, confirmed))
      problems.push(`booking ${booking.id}: its audit does not tell the changes that were confirmed`)
    const moves = audit.filter(({ action }) => action === 'move').length
    if (changes.length - moves > ofBooking.length)
      problems.push(`booking ${booking.id} was changed by nobody`)
  }
  return problems
}
