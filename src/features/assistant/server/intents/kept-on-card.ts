import { ADDING_TO, INSTEAD, SWAPPING } from '#features/language/server/follow-up-words.ts'
import { TIME } from '#features/language/server/time-words.ts'
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

/** An order has one time: where a dish is added for another time, which of the two is asked. */
function withOneTime(intent: OrderIntent, before: OrderIntent): OrderIntent {
  const { dueAt, ...rest } = intent
  if (before.openTime) return intent
  const first = before.dueAt ?? before.either?.[0]
  if (first === undefined || dueAt === undefined || dueAt === first) return intent
  const isAdded = intent.lines.some(({ itemId }) => !before.lines.some((line) => line.itemId === itemId))
  return isAdded ? { ...rest, either: [first, dueAt], isOneTime: true } : intent
}

/**
 * A card that a message has changed, for when and to where the one before it was, unless it says otherwise; and which that
 * was, where it goes on from it.
 */
export function withKept(answer: Answer, question: Question): Answer {
  const { intent } = answer
  const turn = question.before.findLast(({ wish }) => wish?.kind === 'order')
  const before = turn?.wish
  if (intent?.kind !== 'order' || intent.lines.length === 0 || before?.kind !== 'order') return answer
  const isSoon = TIME.soon.test(lineOf(question.written ?? question.text).said)
  const isTimed = isSoon || [intent.dueAt, intent.either, intent.openTime].some((time) => time !== undefined)
  const { dueAt, either, isOneTime, openTime, places } = before
  const kept = {
    ...(!isTimed && dueAt && { dueAt }),
    ...(!isTimed && either && { either }),
    ...(!isTimed && isOneTime && { isOneTime }),
    ...(!isTimed && openTime && { openTime }),
    ...(places && { places }),
    ...withOneTime(intent, before),
    ...(turn?.id !== undefined &&
      goesOnFrom(before, intent, question) && {
        goesOn: turn.id,
        choices: [...stillOpen(before, intent), ...intent.choices],
      }),
  }
  return { ...answer, intent: kept, text: textOfOrder(kept, question) }
}

/**
 * A card that a model drafts of a message, which names only what the message does: as it goes on from the one before it,
 * whose other dishes it keeps, and as many of each as there were where no other number is said.
 */
export function withKeptOfDraft(
  drafted: Answer,
  question: Question,
  isCounted: (quantity: number) => boolean,
): Answer {
  const kept = withKept(drafted, question)
  const { intent } = kept
  const before = question.before.findLast(({ wish }) => wish?.kind === 'order')?.wish
  if (intent?.kind !== 'order' || intent.goesOn === undefined || before?.kind !== 'order') return drafted
  const { said } = lineOf(question.text)
  const ofBefore = ({ itemId }: { itemId: string }) => before.lines.find((line) => line.itemId === itemId)
  const own = intent.lines.map((line) =>
    isCounted(line.quantity) ? line : { ...line, quantity: ofBefore(line)?.quantity ?? line.quantity },
  )
  const isOther = INSTEAD.test(said) || SWAPPING.test(said)
  const others = before.lines.filter(({ itemId }) => !own.some((line) => line.itemId === itemId))
  const whole = { ...intent, lines: isOther ? own : [...others, ...own] }
  return { ...kept, intent: whole, text: textOfOrder(whole, question) }
}
