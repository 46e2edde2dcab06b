import type { Offer } from '#features/offers/contract.ts'
import { leftOf, lineOf, takeAll } from './line.ts'
import { offersNamed } from './offer-names.ts'
import { any, pattern } from './service-words.ts'

const CANCELLING = pattern(any(({ cancelling }) => cancelling))
const MOVING = pattern(any(({ moving }) => moving))
const ASKS_WHEN = pattern(any(({ asksWhen }) => asksWhen))
const MINE = pattern(any(({ mine }) => mine))
const BOOKINGS = pattern(any(({ bookings }) => bookings))
const POLICY = pattern(any(({ policy }) => policy))

/** Whether a message is about what the guest has booked of the offers: to cancel or to move it, or when it is. */
export function isAboutBooked(
  text: string,
  offers: readonly Pick<Offer, 'name' | 'questions' | 'category' | 'kind'>[],
): boolean {
  const line = lineOf(text)
  const cancels = CANCELLING.test(line.said)
  const moves = MOVING.test(line.said)
  const asksWhen = ASKS_WHEN.test(line.said)
  if (POLICY.test(line.said) || !(cancels || moves || asksWhen)) return false
  if (BOOKINGS.test(line.said)) return true
  const rest = [CANCELLING, MOVING, ASKS_WHEN].reduce(takeAll, line)
  const named = offersNamed(leftOf(rest), offers).map(({ offer }) => offer)
  if (named.length === 0) return false
  // "move my luggage" is something to be done
  return cancels || (moves && named[0]?.kind === 'appointment') || (asksWhen && MINE.test(line.said))
}
