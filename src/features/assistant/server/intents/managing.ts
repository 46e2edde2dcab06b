import { isGreeting } from '#features/language/server/order-words.ts'
import { any, pattern } from '#features/language/server/service-words.ts'
import type { Offer } from '#features/service-items/contract.ts'
import { leftOf, type Line, lineOf, takeAll } from './line.ts'
import { offersNamed } from './offer-names.ts'

const CANCELLING = pattern(any(({ cancelling }) => cancelling))
const BARE = pattern(any(({ bare }) => bare))
const MAY_I = pattern(any(({ mayI }) => mayI))
const DROPPING = pattern(any(({ dropping }) => dropping))
const MOVING = pattern(any(({ moving }) => moving))
const ASKS_WHEN = pattern(any(({ asksWhen }) => asksWhen))
const MINE = pattern(any(({ mine }) => mine))
const BOOKINGS = pattern(any(({ bookings }) => bookings))
const POLICY = pattern(any(({ policy }) => policy))

const isOnly = (line: Line, ...patterns: readonly RegExp[]) =>
  leftOf(patterns.reduce(takeAll, line)).every(({ word }) => isGreeting(word))

/** Whether a message cancels something and does not say what: "no, cancel it". */
const cancelsIt = (line: Line) => CANCELLING.test(line.said) && isOnly(line, CANCELLING, BARE)

/** Whether a message lets go of what the assistant has just offered: it cancels that, or "never mind". */
export function cancelsSuggestion(text: string): boolean {
  const line = lineOf(text)
  if (DROPPING.test(line.said) && isOnly(line, DROPPING, CANCELLING, BARE)) return true
  return CANCELLING.test(line.said) && isOnly(line, CANCELLING, MAY_I, BARE)
}

/** Whether a message is about cancelling, and not about the rules for it. */
export function isAboutCancelling(text: string): boolean {
  const { said } = lineOf(text)
  return CANCELLING.test(said) && !POLICY.test(said)
}

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
  if (BOOKINGS.test(line.said) || cancelsIt(line)) return true
  const rest = [CANCELLING, MOVING, ASKS_WHEN].reduce(takeAll, line)
  const named = offersNamed(leftOf(rest), offers).map(({ offer }) => offer)
  if (named.length === 0) return false
  // "move my luggage" is something to be done
  return cancels || (moves && named[0]?.kind === 'appointment') || (asksWhen && MINE.test(line.said))
}
