import type { Work } from '../../contract.ts'
import { mayDo, nextStatus } from '#features/bookings/rules.ts'
import { wordOf } from '../../rules.ts'
import type { Change } from './change.ts'
import { isUnanswered } from './urgency.ts'

/** What still has to be handed over once it is there: a guest comes down to a car. */
const STILL_OPEN = new Set(['carIsHere'])

type Stepping = Pick<Work, 'category' | 'kind' | 'status' | 'bookingStatus'>
type Step = { word: string; change: Change }

const DONE: Step = { word: 'done', change: { kind: 'complete' } }

/** The one thing that comes next, and a key of `work:desk.advance`; null for what is closed. */
export function nextStepOf(work: Stepping): Step | null {
  if (work.bookingStatus !== 'open') return null
  if (work.kind === 'request' && work.status === 'pending') return { word: 'take', change: { kind: 'take' } }
  const status = nextStatus(work.status)
  const word = status && wordOf({ ...work, status })
  if (!status || !word || (status === 'delivered' && !STILL_OPEN.has(word))) return DONE
  return { word, change: { kind: 'save', edit: { status } } }
}

/** The same in its details, where everything can be done at once but what nobody has confirmed. */
export const shortcutOf = (work: Stepping): Step | null =>
  isUnanswered(work) ? nextStepOf(work) : mayDo('complete', work) ? DONE : null

/** Whether the next thing would be to be done with something that is not paid, which asks first. */
export const asksFirst = (work: Stepping & Pick<Work, 'totalPrice' | 'paymentStatus'>) =>
  nextStepOf(work)?.change.kind === 'complete' && work.totalPrice > 0 && work.paymentStatus === 'open'

/** Whether it can be advanced together with others, without a question of its own. */
export const canAdvance = (work: Parameters<typeof asksFirst>[0]) =>
  nextStepOf(work) !== null && !asksFirst(work)
