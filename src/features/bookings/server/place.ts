import { createHash } from 'node:crypto'
import { auditNameOf, type GuestActor } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { countRefusal } from '#kit/server/metrics.ts'
import { isTaken } from '#kit/server/taken.ts'
import type { BookingLine, GuestBooking, Order } from '../contract.ts'
import { counted, type Submission, uncounted } from './place-queries.ts'
import { readLines, rowFromJson, toGuestBooking } from './rows.ts'

/** The same order always has the same hash. */
const hashOrder = (order: Order) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        order.items.map(({ itemId, quantity, choices, note }) =>
          // as releases hashed it that knew no choices
          choices.length > 0 || note ? [itemId, quantity, choices.toSorted(), note] : [itemId, quantity],
        ),
        order.shownTotal,
        order.currency,
        order.specialInstructions,
      ]),
    )
    .digest()

export type Placement =
  | { outcome: 'placed'; booking: GuestBooking; attemptsLeft: number }
  /** `isRecent` while its first answer, and what was to be announced with it, may just have been lost. */
  | { outcome: 'placed-before'; booking: GuestBooking; isRecent: boolean }
  | { outcome: 'key-reused' | 'empty' | 'guest-gone' | 'service-closed' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** What is now on the menu of the requested items, in the requested order. */
  | { outcome: 'menu-changed'; lines: BookingLine[]; totalPrice: number; currency: string }

/** How often an order is tried whose obstacle is gone before it could be told. */
const TRIES = 3

/**
 * Prices, counts the attempt, snapshots, inserts and audits an order: one statement, in one round trip. Where it places
 * nothing, another one says why. An order refused for any reason but the limit costs no attempt (OP-33). Of
 * submissions under one key that arrive together the first is placed, which the others wait for; all wait for a guest
 * who is just moving to another room. A key from an earlier stay is used up. Nothing is placed when an item is gone, the total or its currency differs from the one shown, the service is
 * switched off, or the guest or the hotel has been deactivated meanwhile.
 * @param isCounted false when the rate limit was counted elsewhere
 */
export async function placeOrder(
  database: Database,
  actor: GuestActor,
  key: string,
  order: Order,
  isCounted = true,
): Promise<Placement> {
  const { hotelId, guestId, stayBeganAt } = actor
  const submission: Submission = {
    ...{ hotelId, guestId, stayBeganAt, key },
    ids: order.items.map(({ itemId }) => itemId),
    quantities: order.items.map(({ quantity }) => quantity),
    choices: order.items.map(({ choices }) => `{${choices.join(',')}}`),
    notes: order.items.map(({ note }) => note),
    ...{ total: order.shownTotal, currency: order.currency, note: order.specialInstructions },
    ...{ hash: hashOrder(order), actorName: auditNameOf(actor).name },
  }
  const { placing: ways, explaining } = isCounted ? counted : uncounted
  const isPlain = order.items.every(({ choices, note }) => choices.length === 0 && note === null)
  const placing = isPlain ? ways.plain : ways.chosen
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const placed = await database.run(actor, placing(submission)).catch((error: unknown) => {
      if (isTaken(error, 'service_bookings')) return []
      throw error
    })
    const [row] = (placed[0] ?? []) as Placed[]
    if (row) {
      const booking = toGuestBooking(rowFromJson(row.booking), guestId)
      return { outcome: 'placed', booking, attemptsLeft: row.remaining }
    }
    const [obstacles] = await database.read<Obstacles>(actor, explaining(submission))
    const refusal = obstacles && refusalOf(obstacles, submission)
    if (refusal) return refusal
  }
  throw new Error('Nothing stood in the way of an order that was not placed')
}

type Placed = { booking: Record<string, unknown>; remaining: number }
type Obstacles = {
  earlier: Record<string, unknown> | null
  is_same_order: boolean | null
  is_recent: boolean | null
  retry_after_seconds: number | null
  is_service_open: boolean
  is_guest_welcome: boolean
  found: number
  items: unknown
  total: string
  currency: string
}

/** Why nothing was placed; null when nothing stands in the way any more. */
function refusalOf(obstacles: Obstacles, { guestId, ids, ...shown }: Submission): Placement | null {
  const { earlier, currency, retry_after_seconds: retryAfterSeconds } = obstacles
  if (earlier) {
    if (!obstacles.is_same_order) return { outcome: 'key-reused' }
    const booking = toGuestBooking(rowFromJson(earlier), guestId)
    return { outcome: 'placed-before', booking, isRecent: obstacles.is_recent ?? false }
  }
  if (ids.length === 0) return { outcome: 'empty' }
  if (!obstacles.is_guest_welcome) return { outcome: 'guest-gone' }
  if (!obstacles.is_service_open) return { outcome: 'service-closed' }
  const totalPrice = Number(obstacles.total)
  if (obstacles.found < ids.length || totalPrice !== shown.total || currency !== shown.currency) {
    const lines = readLines({ items: obstacles.items }) ?? []
    return { outcome: 'menu-changed', lines, totalPrice, currency }
  }
  if (retryAfterSeconds === null) return null
  countRefusal('room_service_booking')
  return { outcome: 'limited', retryAfterSeconds }
}
