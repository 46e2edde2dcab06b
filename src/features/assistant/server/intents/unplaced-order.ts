import { FOODS } from '#features/language/server/asked-words.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { countOf } from '#features/language/server/order-words.ts'
import { isOneOf } from '#features/language/words.ts'
import { textIn } from '#kit/server/texts.ts'
import { listed } from '#kit/shared/languages.ts'
import { statesAllergy } from '../facts/diet/read-question.ts'
import type { HotelFacts } from '../facts/hotel-facts.ts'
import type { Answer, Question } from '../question.ts'
import { tokensOf } from './clauses.ts'
import { asksIn, intentOf } from './intent.ts'
import { leftOver } from './left-over.ts'
import { menuIndexOf } from './menu-index.ts'

/** So long are words that say what is in a dish. */
const TELLING_FROM = 4
const telling = (description: string) =>
  foldedWords(description).filter(({ length }) => length >= TELLING_FROM)

/**
 * The answer to what plainly orders something and has become no card: which words found no place. Null for everything else.
 * @param isPriced whether all that would be said is what a dish costs
 */
export function answerUnplaced(
  { text, language, talk }: Pick<Question, 'text' | 'language' | 'talk'>,
  { dishes }: HotelFacts,
  isPriced: boolean,
): Answer | null {
  const words = tokensOf(text).map(({ word }) => word)
  const intent = intentOf(words, text)
  if (statesAllergy(text) || asksIn(words, text)) return null
  const wants = intent?.wants === true
  const isCounted = words.some((word) => countOf(word) !== null)
  // "a" is a word of other languages, too
  const isNumbered = words.some((word) => /^\d/.test(word) || (countOf(word) ?? 1) !== 1)
  const { isKnown } = menuIndexOf(dishes)
  const described = new Set(
    dishes.flatMap(({ description }) => Object.values(description).flatMap((each) => telling(each ?? ''))),
  )
  const isOfKitchen = words.some((word) => isKnown(word) || isOneOf(word, FOODS) || described.has(word))
  const goesOn = talk?.isWanted === true && isCounted
  const isOrdered = isPriced ? wants || isNumbered || goesOn : wants && (isOfKitchen || isCounted)
  const unclear = isOrdered ? leftOver(text, () => false) : []
  if (unclear.length === 0) return null
  return {
    text: textIn(language, 'assistant', 'wish.unplaced', { names: listed(unclear, language) }),
    source: 'default',
    entries: [],
    intent: { kind: 'order', lines: [], choices: [], soldOut: [], unknown: [], unclear },
  }
}
