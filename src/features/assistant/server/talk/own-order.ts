import {
  ADDING_TO,
  GOING_ON,
  INSTEAD,
  RATHER,
  SAME_AGAIN,
  SWAPPING,
} from '#features/language/server/follow-up-words.ts'
import { countOf } from '#features/language/server/order-words.ts'
import { DEFAULT_LANGUAGE } from '#kit/shared/languages.ts'
import type { Intent, OrderIntent } from '../../intents.ts'
import { lineOf } from '../intents/line.ts'
import type { Question } from '../question.ts'

/** Words that go on with what was spoken of, or change it. */
const GOES_ON = [ADDING_TO, INSTEAD, RATHER, SAME_AGAIN, SWAPPING, ...Object.values(GOING_ON)]

/** Whether what a message wants is an order of which all was understood. */
export function isWholeOrder(intent: Intent | undefined): intent is OrderIntent {
  if (intent?.kind !== 'order' || intent.lines.length === 0) return false
  const { choices, unknown, unclear = [] } = intent
  return choices.length + unknown.length + unclear.length === 0
}

/**
 * Whether a message is an order by itself, whatever was spoken of: all of it was understood, no word changes or adds to
 * an open card, and it names a dish that is not on it.
 */
export function isOrderOfItsOwn({ text, talk }: Question, intent: Intent | undefined): boolean {
  if (!talk || !isWholeOrder(intent)) return false
  const { said, tokens } = lineOf(text)
  // a dish that was named by itself may as well have been ordered
  const mayBeCard = talk.isWanted || talk.named.length === 1
  if (mayBeCard && GOES_ON.some((words) => words.test(said))) return false
  // `and in the tufahija?` goes on with a question
  if (!talk.isWanted && intent.lines.length === 1 && !tokens.some(({ word }) => countOf(word) !== null))
    return false
  const onCard = new Set(talk.isWanted ? talk.named.map(({ name }) => name[DEFAULT_LANGUAGE]) : [])
  return intent.lines.some(({ name }) => !onCard.has(name[DEFAULT_LANGUAGE]))
}
