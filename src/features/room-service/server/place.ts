import { createHash } from 'node:crypto'
import { auditNameOf, type GuestActor, type HotelAdminActor } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { countRefusal } from '#kit/server/metrics.ts'
import { isoOf } from '#kit/server/iso.ts'
import { isUniqueViolation } from '#kit/server/unique-violation.ts'
import type { OrderLine, NewOrder } from '../contract.ts'
import { healthNoted } from '../noted.ts'
import { counted, type Submission, uncounted } from './place-queries.ts'
import { minutesPromised } from './promise.ts'
import { type BookingRow, rowFromJson } from '#features/bookings/server/rows.ts'
import { readLines } from './rows.ts'

/** The same order always has the same hash. */
const hashOrder = (order: NewOrder) =>
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
        ...(order.dueAt ? [order.dueAt] : []),
      ]),
    )
    .digest()

export type Placement =
  /** `left` is the smallest number of portions that is left of a dish that is counted. */
  | { outcome: 'placed'; row: BookingRow; attemptsLeft: number; left: number | null }
  /** `isRecent` while its first answer, and what was to be announced with it, may just have been lost. */
  | { outcome: 'placed-before'; row: BookingRow; isRecent: boolean }
  | { outcome: 'key-reused' | 'empty' | 'guest-gone' | 'service-closed' | 'time-unavailable' }
  | { outcome: 'kitchen-closed'; opens: string; closes: string }
  | { outcome: 'paused'; pausedUntil: string }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** What is now on the menu of the requested items, in the requested order. */
  | { outcome: 'menu-changed'; now: Changed }

type Changed = {
  lines: OrderLine[]
  totalPrice: number
  currency: string
  left: { id: string; left: number }[]
  later: string[]
}

/** Who orders for whom: a guest, or staff for a guest of their hotel. */
export type Ordering = { actor: GuestActor } | { actor: HotelAdminActor; guestId: string }

/** How often an order is tried whose obstacle is gone before it could be told. */
const TRIES = 3

const byWhom = (ordering: Ordering) => {
  if ('guestId' in ordering) {
    const { actor, guestId } = ordering
    const enteredBy = actor.fullName || actor.email
    // staff may repeat an order of any stay: the key is theirs
    return { hotelId: actor.hotelId, guestId, stayBeganAt: new Date(0), enteredBy }
  }
  const { hotelId, guestId, stayBeganAt } = ordering.actor
  return { hotelId, guestId, stayBeganAt, enteredBy: null }
}

/**
 * Prices, counts the attempt, takes portions, snapshots, inserts and audits an order: one statement, in one round trip.
 * Where it places nothing, another one says why; an order for now is first tried as if none of its dishes were counted or
 * bound to times of the day. An order refused for any reason but the limit costs no attempt (OP-33). Of submissions under
 * one key that arrive together the first is placed, which the others wait for; all wait for a guest who is just moving to
 * another room. A key from an earlier stay is used up. Nothing is placed when an item is gone or too few portions are
 * left, the total or its currency differs from the one shown, the service is switched off, the kitchen is closed or takes
 * no orders, or the guest or the hotel has been deactivated meanwhile.
 * @param isCounted false when the rate limit was counted elsewhere, or does not apply
 */
export async function placeOrder(
  database: Database,
  ordering: Ordering,
  key: string,
  order: NewOrder,
  isCounted = true,
): Promise<Placement> {
  const { actor } = ordering
  const who = auditNameOf(actor)
  const noted = healthNoted([order.specialInstructions, ...order.items.map(({ note }) => note)])
  const submission: Submission = {
    ...byWhom(ordering),
    key,
    ids: order.items.map(({ itemId }) => itemId),
    quantities: order.items.map(({ quantity }) => quantity),
    choices: order.items.map(({ choices }) => `{${choices.join(',')}}`),
    notes: order.items.map(({ note }) => note),
    noted: noted.allergens,
    concernsHealth: noted.isUnnamed,
    total: order.shownTotal,
    currency: order.currency,
    note: order.specialInstructions,
    dueAt: order.dueAt,
    language: order.language ?? null,
    fromChat: order.fromChat ?? null,
    minutes: await minutesPromised(database, actor, actor.hotelId),
    hash: hashOrder(order),
    actorKind: who.kind,
    actorId: who.id,
    actorName: who.name,
  }
  const { placing, explaining } = isCounted ? counted : uncounted
  const isPlain = order.items.every(({ choices, note }) => choices.length === 0 && note === null)
  const ways = [...(order.dueAt ? [] : [isPlain ? placing.plain : placing.chosen]), placing.full]
  let isKeyTaken = false
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    for (const way of ways) {
      const placed = await database.run(actor, way(submission)).catch((error: unknown) => {
        if (!isUniqueViolation(error, 'service_bookings')) throw error
        isKeyTaken = true
        return []
      })
      const [row] = (placed[0] ?? []) as Placed[]
      if (!row) continue
      const { booking, remaining, left } = row
      return { outcome: 'placed', row: rowFromJson(booking), attemptsLeft: remaining, left }
    }
    const [obstacles] = await database.read<Obstacles>(actor, explaining(submission))
    const refusal = obstacles && refusalOf(obstacles, submission)
    if (refusal) return refusal
  }
  // by a booking of another service
  if (isKeyTaken) return { outcome: 'key-reused' }
  throw new Error('Nothing stood in the way of an order that was not placed')
}

type Placed = { booking: Record<string, unknown>; remaining: number; left: number | null }
type Obstacles = {
  earlier: Record<string, unknown> | null
  is_same_order: boolean | null
  is_recent: boolean | null
  retry_after_seconds: number | null
  is_service_open: boolean
  is_guest_welcome: boolean
  /** Null without a welcome guest. */
  times: {
    opens: string | null
    closes: string | null
    pausedUntil: string | null
    isAhead: boolean
    isOpen: boolean
    isTaken: boolean
  } | null
  found: number
  items: unknown
  total: string
  currency: string
  left: Changed['left']
  later: string[]
}

/** Why nothing was placed; null when nothing stands in the way any more. */
function refusalOf(obstacles: Obstacles, { ids, ...shown }: Submission): Placement | null {
  const { earlier, currency, left, later, times, retry_after_seconds: retryAfterSeconds } = obstacles
  if (earlier) {
    if (!obstacles.is_same_order) return { outcome: 'key-reused' }
    return { outcome: 'placed-before', row: rowFromJson(earlier), isRecent: obstacles.is_recent ?? false }
  }
  if (ids.length === 0) return { outcome: 'empty' }
  if (!obstacles.is_guest_welcome || !times) return { outcome: 'guest-gone' }
  if (!obstacles.is_service_open) return { outcome: 'service-closed' }
  if (!times.isAhead) return { outcome: 'time-unavailable' }
  if (!times.isTaken && times.pausedUntil)
    return { outcome: 'paused', pausedUntil: isoOf(new Date(times.pausedUntil)) }
  const { opens, closes } = times
  if (!times.isOpen && opens && closes) return { outcome: 'kitchen-closed', opens, closes }
  const totalPrice = Number(obstacles.total)
  const isOther = totalPrice !== shown.total || currency !== shown.currency
  if (obstacles.found < ids.length || isOther || left.length > 0) {
    const lines = readLines({ items: obstacles.items }) ?? []
    return { outcome: 'menu-changed', now: { lines, totalPrice, currency, left, later } }
  }
  if (retryAfterSeconds === null) return null
  countRefusal('room_service_booking')
  return { outcome: 'limited', retryAfterSeconds }
}
