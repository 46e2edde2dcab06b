import type { Booking, BookingState, BookingStatus } from '#features/bookings/contract.ts'
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

/** Follows an order from its placing to the end through its audit; returns its state after each change, or why not. */
function walk(booking: HeldBooking, audit: readonly HeldChange[]): State[] | string {
  const rest = audit.filter(({ action }) => action !== 'place')
  const states: State[] = [{ status: 'pending', bookingStatus: 'open', roomNumber: undefined }]
  while (rest.length > 0) {
    const state = states.at(-1)
    const at = rest.findIndex(({ before }) => state && fits(state, stateIn(before)))
    const [change] = at === -1 ? [] : rest.splice(at, 1)
    if (!state || !change) return `booking ${booking.id}: its audit is no walk`
    const next = TABLE[change.action]?.(state, stateIn(change.after))
    if (!next) return `booking ${booking.id}: ${change.action} while ${state.bookingStatus}`
    if (!fits(next, stateIn(change.after))) return `booking ${booking.id}: ${change.action} led elsewhere`
    states.push(next)
  }
  const end = states.at(-1)
  if (!end || !fits(end, stateIn(booking))) return `booking ${booking.id} is not what its audit says`
  return states
}

/** Each order's life is a legal walk, the audit tells all of it, and every change that was confirmed is in it once. */
export function checkWalks({ history, held }: Evidence): string[] {
  const problems: string[] = []
  const calls = callsTo(history, ...CHANGING).filter(({ outcome }) => outcome !== 'refused')
  for (const booking of held.bookings) {
    const audit = held.changes.filter(({ bookingId }) => bookingId === booking.id)
    if (audit.filter(({ action }) => action === 'place').length !== 1)
      problems.push(`booking ${booking.id} was not audited once when it was placed`)
    const states = walk(booking, audit)
    if (typeof states === 'string') {
      problems.push(states)
      continue
    }
    if (booking.version !== states.length)
      problems.push(`booking ${booking.id} has version ${booking.version} after ${states.length - 1} changes`)
    const ofBooking = calls.filter(({ input }) => (input as { id: string }).id === booking.id)
    const confirmed = ofBooking
      .filter(({ outcome }) => outcome === 'done')
      .map(({ output }) => output as Booking)
    if (new Set(confirmed.map(({ version }) => version)).size !== confirmed.length)
      problems.push(`booking ${booking.id}: two changes led to the same version`)
    for (const { version, status, bookingStatus } of confirmed) {
      const state = states[version - 1]
      if (state?.status !== status || state.bookingStatus !== bookingStatus)
        problems.push(
          `booking ${booking.id}: its change to ${status} (version ${version}) is not in the audit`,
        )
    }
    const moves = audit.filter(({ action }) => action === 'move').length
    if (states.length - 1 - moves > ofBooking.length)
      problems.push(`booking ${booking.id} was changed by nobody`)
  }
  return problems
}
