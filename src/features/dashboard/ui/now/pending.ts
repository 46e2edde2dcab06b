import type { ListedConversation } from '#features/chat/inbox-contract.ts'
import { isCalling } from '#features/chat/inbox-rules.ts'
import type { Order } from '#features/room-service/contract.ts'
import { waitsFrom as orderWaitsFrom } from '#features/room-service/staff-rules.ts'
import { dueOf, minutesLate as orderMinutesLate } from '#features/room-service/ui/staff/order-age.ts'
import type { ServiceBooking } from '#features/service-bookings/contract.ts'
import { wantedAt } from '#features/service-bookings/rules.ts'
import { isUnanswered, minutesLate, waitsFrom } from '#features/service-bookings/waiting.ts'
import { dayAt } from '#kit/shared/day.ts'

/** Why something needs somebody now: an emergency, its time is over, nobody has seen it, or its guest waits for an answer. */
type Why = 'emergency' | 'late' | 'unseen' | 'unanswered' | 'waits'

/** What needs somebody now, with when it began to. */
export type Pending = { why: Why; since: number } & (
  | { kind: 'order'; thing: Order }
  | { kind: 'request' | 'appointment'; thing: ServiceBooking }
  | { kind: 'conversation'; thing: ListedConversation }
)

type Open = {
  orders: readonly Order[]
  /** Requests and appointments. */
  bookings: readonly ServiceBooking[]
  conversations: readonly ListedConversation[]
  /** The ids of what nobody has seen. */
  unseen: ReadonlySet<string>
}

/** Emergencies come first; then what is late, the latest on top; then what waits, the longest wait on top. */
export function pendingOf({ orders, bookings, conversations, unseen }: Open, now: number): Pending[] {
  const ofOrders = orders.flatMap((thing): Pending[] => {
    if (orderMinutesLate(thing, now) > 0)
      return [{ kind: 'order', why: 'late', since: dueOf(thing) ?? now, thing }]
    return unseen.has(thing.id) ? [{ kind: 'order', why: 'unseen', since: orderWaitsFrom(thing), thing }] : []
  })
  const ofBookings = bookings.flatMap((thing): Pending[] => {
    const { kind } = thing
    if (isUnanswered(thing)) return [{ kind, why: 'unanswered', since: Date.parse(thing.createdAt), thing }]
    if (kind === 'request' && minutesLate(thing, now) > 0)
      return [{ kind, why: 'late', since: Date.parse(wantedAt(thing)), thing }]
    return unseen.has(thing.id) ? [{ kind, why: 'unseen', since: waitsFrom(thing), thing }] : []
  })
  const ofConversations = conversations.flatMap((thing): Pending[] => {
    const since = thing.waitingSince ?? (thing.isMine && thing.unreadCount > 0 ? thing.lastMessageAt : null)
    const why = isCalling(thing) ? 'emergency' : 'waits'
    return since === null ? [] : [{ kind: 'conversation' as const, why, since: Date.parse(since), thing }]
  })
  const first = ['emergency', 'late']
  const rank = ({ why }: Pending) => (first.includes(why) ? first.indexOf(why) : first.length)
  return [...ofOrders, ...ofBookings, ...ofConversations].sort(
    (one, other) => rank(one) - rank(other) || one.since - other.since,
  )
}

/** The appointments of the hotel's day that are still to come and stand, the next one first. */
export function comingUp(bookings: readonly ServiceBooking[], now: number, timeZone: string) {
  const today = dayAt(new Date(now), timeZone)
  return bookings.flatMap((booking) => {
    const { kind, startsAt } = booking
    if (kind !== 'appointment' || startsAt === null || isUnanswered(booking)) return []
    const isToCome = Date.parse(startsAt) > now && dayAt(new Date(startsAt), timeZone) === today
    return isToCome ? [{ booking, startsAt }] : []
  })
}
