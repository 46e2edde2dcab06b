import { foldedWords } from '#features/language/server/fold.ts'
import { isOfManner } from '#features/language/server/manner-words.ts'
import { DEGREES, isDefinite, NOTES, REGARDING } from '#features/language/server/order-words.ts'
import { stem } from '#features/language/server/stem.ts'
import { type Asked, type Found, isNumber } from './asked-dish.ts'
import type { Clause, Token } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'
import { countAlone, type Dish, isDish, isWord, linesOf, type State } from './order-entries.ts'

/** So much of what a clause says tells how something is made or brought. */
const MANNER_FROM = 0.5

/** Whether words say how something is to be made or brought: `the crusts cut off`. */
export function tellsManner(tokens: readonly Token[], index: MenuIndex): boolean {
  const telling = tokens.filter(
    (token) => isWord(token) && !isNumber(token) && !NOTES.has(token.word) && !DEGREES.has(token.word),
  )
  const own = telling.filter(({ word }) => !index.isKnown(word) || isOfManner(word))
  return own.length > 0 && own.filter(({ word }) => isOfManner(word)).length / own.length >= MANNER_FROM
}

/** Whether a dish is said to be made with it. */
export function isDescribed(word: string, dish: Dish | undefined): boolean {
  const texts = dish?.kind === 'line' ? Object.values(dish.item.description ?? {}) : []
  return texts.some((text) => foldedWords(text ?? '').some((each) => stem(each) === stem(word)))
}

/** The dish of the order that words without a number speak of again: `the steak rare`, `the soup without cream`. */
export function spokenAgain({ entries }: State, { words, isCounted }: Asked, found: Found, index: MenuIndex) {
  if (isCounted || words.length === 0) return []
  const lines = entries.flatMap((entry) =>
    entry.kind === 'line' &&
    (found?.kind === 'sure' ? found.item === entry.item : words.every((word) => index.isOf(word, entry.item)))
      ? entry
      : [],
  )
  const isOne = lines.every(({ item, note }) => item === lines[0]?.item && note === null)
  return isOne ? lines : []
}

/**
 * Whether a dish that has been named is another one of a list in which no number is said: `hummus, falafel, hummus
 * without oil`, but not `the hummus without oil`.
 */
export const isAnother = (
  { tokens, isListed }: Pick<Clause, 'tokens' | 'isListed'>,
  lines: readonly { isCounted: boolean }[],
) =>
  isListed === true &&
  lines.every(({ isCounted }) => !isCounted) &&
  !tokens.some(({ word }) => isDefinite(word))

/** `extra garlic on one`: of how many of the last dish a remark speaks that ends so, and its words before that. */
export function shareBehind(state: State, tokens: readonly Token[], cut: number) {
  const at = tokens.findLastIndex(({ word }) => REGARDING.has(word))
  const count = at > cut ? countAlone(tokens.slice(at + 1), state) : null
  const last = state.entries.findLast(isDish)
  if (count === null || last?.kind !== 'line') return null
  const total = linesOf(state.entries, last.item).reduce((sum, { quantity }) => sum + quantity, 0)
  return count < total ? { count, tokens: tokens.slice(0, at) } : null
}
