import { RATE_LIMITS } from '#kit/shared/rate-limits.ts'
import type { GuestOrder, NewOrder } from '#features/room-service/contract.ts'
import type { Entry } from '../history.ts'
import { changesOf, possibleAt } from './dishes.ts'
import { callsTo, countWritten, type Evidence } from './told.ts'
import { MINUTE_MS } from '#kit/shared/time.ts'

const placingOf = ({ input }: Entry) => input as { guestId: string; key: string; order: NewOrder }

/** Every confirmed order is there exactly once, as it was confirmed, at the prices of its time; no guest has too many. */
export function checkOrders({ world, history, held }: Evidence): string[] {
  const placings = callsTo(history, 'bookings.place')
  const notes = held.bookings.map(({ note }) => note ?? '')
  const noteOf = (entry: Entry) => placingOf(entry).order.specialInstructions ?? ''
  const problems = countWritten('order', placings, noteOf, notes)
  const known = new Set(placings.map(noteOf))
  for (const { id, note } of held.bookings) {
    if (!known.has(note ?? '')) problems.push(`booking ${id} was ordered by nobody`)
  }

  for (const entry of placings.filter(({ outcome }) => outcome === 'done')) {
    const booking = entry.output as GuestOrder
    const row = held.bookings.find(({ id }) => id === booking.id)
    if (!row) problems.push(`booking ${booking.id} was confirmed and is not there`)
    else if (row.totalPrice !== booking.totalPrice || row.key !== placingOf(entry).key)
      problems.push(`booking ${row.id} is not what was confirmed`)
  }

  const changes = changesOf(history, world)
  for (const row of held.bookings) {
    const calls = placings.filter((entry) => noteOf(entry) === row.note)
    const [first] = calls
    if (!first) continue
    const { order } = placingOf(first)
    const sum = row.items.reduce((total, { price, quantity }) => total + price * quantity, 0)
    if (sum !== row.totalPrice) problems.push(`booking ${row.id} costs ${row.totalPrice}, its lines ${sum}`)
    if (row.totalPrice !== order.shownTotal)
      problems.push(`booking ${row.id} costs ${row.totalPrice}, the guest was shown ${order.shownTotal}`)
    const until = Math.max(...calls.map(({ end }) => end))
    for (const { id, price } of row.items) {
      const dish = changes.get(id)
      if (!dish || !possibleAt(dish.prices, first.start, until).includes(price))
        problems.push(`booking ${row.id} has a price of ${price} that was not in force`)
      if (!dish || !possibleAt(dish.enabled, first.start, until).includes(true))
        problems.push(`booking ${row.id} has a dish that was sold out`)
    }
  }

  const { maxAttempts } = RATE_LIMITS.room_service_booking
  const byGuest = Map.groupBy(held.bookings, ({ guestId }) => guestId)
  for (const [guestId, rows] of byGuest) {
    for (const { createdAt } of rows) {
      const within = rows.filter((row) => {
        const after = row.createdAt.getTime() - createdAt.getTime()
        return after >= 0 && after < MINUTE_MS
      })
      if (within.length > maxAttempts)
        problems.push(`guest ${guestId} placed ${within.length} orders within a minute`)
    }
  }
  return [...new Set(problems)]
}
