import { MEASURES, ON_TOP, TABLEWARE } from '#features/language/server/order-words.ts'
import { hasDual, isNumber } from './asked-dish.ts'
import type { Token } from './clauses.ts'
import { isWord } from './order-entries.ts'

/**
 * Where what is said to come with the dish before it begins: `grilled chicken on top`, `and two spoons`; null where words
 * tell no such thing.
 * @param isCounted whether the guest has said how many of that dish, which glasses and cups would say otherwise
 */
export function comesWithDish(
  tokens: readonly Token[],
  isCounted: boolean,
): { from: number; end: number } | null {
  const telling = tokens.filter((token) => isWord(token) || isNumber(token) || TABLEWARE.has(token.word))
  const [first] = telling
  const last = telling.at(-1)
  if (!first || !last) return null
  const found = { from: first.start, end: last.end }
  if (ON_TOP.test(` ${tokens.map(({ word }) => word).join(' ')} `)) return found
  const isOfTable = ({ word }: Token) => TABLEWARE.has(word) && (isCounted || !MEASURES.has(word))
  const isThere = telling.some(isOfTable) && telling.every((token) => isNumber(token) || isOfTable(token))
  const isMany = telling.some(isNumber) || telling.some(({ word }) => hasDual(word))
  return isThere && isMany ? found : null
}
