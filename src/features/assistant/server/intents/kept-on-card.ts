import type { Answer, Question } from '../question.ts'
import { textOfOrder } from './order-text.ts'

/** A card that a message has changed, for when and to where the one before it was, unless it says otherwise. */
export function withKept(answer: Answer, question: Question): Answer {
  const { intent } = answer
  const before = question.before.findLast(({ wish }) => wish?.kind === 'order')?.wish
  if (intent?.kind !== 'order' || intent.lines.length === 0 || before?.kind !== 'order') return answer
  const isTimed = intent.dueAt !== undefined || intent.either !== undefined
  const { dueAt, either, places } = before
  const first = dueAt ?? either?.[0]
  // an order has one time: of a dish that is added for another, which of the two is asked
  const isOther = first !== undefined && intent.dueAt !== undefined && intent.dueAt !== first
  const isAdded = ({ itemId }: { itemId: string }) => !before.lines.some((line) => line.itemId === itemId)
  if (isOther && intent.lines.some(isAdded)) {
    const { dueAt: added = first, ...rest } = intent
    const asked = { ...(places && { places }), ...rest, either: [first, added] }
    return { ...answer, intent: asked, text: textOfOrder(asked, question) }
  }
  const kept = {
    ...(!isTimed && dueAt && { dueAt }),
    ...(!isTimed && either && { either }),
    ...(places && { places }),
    ...intent,
  }
  return { ...answer, intent: kept, text: textOfOrder(kept, question) }
}
