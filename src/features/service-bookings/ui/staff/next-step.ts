import { mayDo, nextStatus } from '#features/bookings/rules.ts'
import type { ServiceBooking } from '../../contract.ts'
import { wordOf } from '../../rules.ts'
import type { Change } from './change.ts'
import { isUnanswered } from '../../waiting.ts'

/** What still has to be handed over once it is there: a guest comes down to a car. */
const STILL_OPEN = new Set(['carIsHere'])

type Stepping = Pick<ServiceBooking, 'category' | 'kind' | 'status' | 'bookingStatus'>
type Step = { word: string; change: Change }

const DONE: Step = { word: 'done', change: { kind: 'complete' } }

/** The one thing that comes next, and a key of `work:desk.advance`; null for what is closed. */
export function nextStepOf(booking: Stepping): Step | null {
  if (booking.bookingStatus !== 'open') return null
  if (booking.kind === 'request' && booking.status === 'pending')
    return { word: 'take', change: { kind: 'take' } }
  const status = nextStatus(booking.status)
  const word = status && wordOf({ ...booking, status })
  if (!status || !word || (status === 'delivered' && !STILL_OPEN.has(word))) return DONE
  return { word, change: { kind: 'save', edit: { status } } }
}

/** The same in its details, where everything can be done at once but what nobody has confirmed. */
export const shortcutOf = (booking: Stepping): Step | null =>
  isUnanswered(booking) ? nextStepOf(booking) : mayDo('complete', booking) ? DONE : null

/** Whether the next thing would be to be done with something that is not paid, which asks first. */
export const asksFirst = (booking: Stepping & Pick<ServiceBooking, 'totalPrice' | 'paymentStatus'>) =>
  nextStepOf(booking)?.change.kind === 'complete' &&
  booking.totalPrice > 0 &&
  booking.paymentStatus === 'open'

/** Whether it can be advanced together with others, without a question of its own. */
export const canAdvance = (booking: Parameters<typeof asksFirst>[0]) =>
  nextStepOf(booking) !== null && !asksFirst(booking)
