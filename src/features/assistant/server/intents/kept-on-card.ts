import type { Answer, Question } from '../question.ts'
import { textOfOrder } from './order-text.ts'

/** A card that a message has changed, for when and to where the one before it was, unless it says otherwise. */
export function withKept(answer: Answer, question: Question): Answer {
  const { intent } = answer
  const before = question.before.findLast(({ wish }) => wish?.kind === 'order')?.wish
  if (intent?.kind !== 'order' || intent.lines.length === 0 || before?.kind !== 'order') return answer
  const isTimed = intent.dueAt !== undefined || intent.either !== undefined
  const { dueAt, either, places } = before
  const kept = {
    ...(!isTimed && dueAt && { dueAt }),
    ...(!isTimed && either && { either }),
    ...(places && { places }),
    ...intent,
  }
  return { ...answer, intent: kept, text: textOfOrder(kept, question) }
}
