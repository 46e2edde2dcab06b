import { ADDING_TO, INSTEAD, SWAPPING } from '#features/language/server/follow-up-words.ts'
import { countOf } from '#features/room-service/rules.ts'
import type { OrderIntent } from '../../intents.ts'
import type { Answer, Question } from '../question.ts'
import { lineOf } from './line.ts'
import { textOfOrder } from './order-text.ts'

/** Whether a card goes on from the one before it, and is no order beside it: "one more please" is only one more. */
function goesOnFrom(before: OrderIntent, { lines }: OrderIntent, { talk, written, text }: Question): boolean {
  if (!talk?.isWanted || talk.named.some(({ kind }) => kind !== 'dish')) return false
  const { said } = lineOf(written ?? text)
  if (ADDING_TO.test(said) && countOf(lines) <= countOf(before.lines)) return false
  const isShared = lines.some(({ itemId }) => before.lines.some((line) => line.itemId === itemId))
  return isShared || INSTEAD.test(said) || SWAPPING.test(said)
}

/** Where several dishes may still be meant, of the card before. */
const stillOpen = ({ choices }: OrderIntent, { lines, choices: own }: OrderIntent) =>
  choices.filter(
    ({ said, dishes }) =>
      !own.some((choice) => choice.said === said) &&
      !dishes.some(({ itemId }) => lines.some((line) => line.itemId === itemId)),
  )

/**
 * A card that a message has changed, for when and to where the one before it was, unless it says otherwise; and which that
 * was, where it goes on from it.
 */
export function withKept(answer: Answer, question: Question): Answer {
  const { intent } = answer
  const turn = question.before.findLast(({ wish }) => wish?.kind === 'order')
  const before = turn?.wish
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
    ...(turn?.id !== undefined &&
      goesOnFrom(before, intent, question) && {
        goesOn: turn.id,
        choices: [...stillOpen(before, intent), ...intent.choices],
      }),
  }
  return { ...answer, intent: kept, text: textOfOrder(kept, question) }
}
