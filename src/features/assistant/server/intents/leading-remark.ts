import { isIngredient, isKindOfFood, isOfFood } from '#features/language/server/food-words.ts'
import { isOfManner } from '#features/language/server/manner-words.ts'
import { ADDING, isGreeting } from '#features/language/server/order-words.ts'
import { isNumber, startsRemark } from './asked-dish.ts'
import { type Token, tokensOf } from './clauses.ts'
import { isFood } from './elsewhere.ts'
import type { MenuIndex } from './menu-index.ts'
import { isWord } from './order-entries.ts'

const FIRST = /^(?<part>[^.!?؟;؛,،\n:]+)[.!;؛,،\n:]\s*(?=\S)/u

/** So much of a dish's name is that dish, which the guest does not want. */
const NAMED_FROM = 0.5

const isSaying = (token: Token) => isWord(token) && !isGreeting(token.word)

/** Whether words name a dish, or a kind of it, rather than what is in one. */
const isDish = (words: readonly string[], index: MenuIndex) =>
  words.some(isKindOfFood) ||
  (!words.every(isIngredient) && (index.find(words)[0]?.coverage ?? 0) >= NAMED_FROM)

const isOfKitchen = (word: string, index: MenuIndex) =>
  isFood([word]) || isOfFood(word) || isOfManner(word) || index.isKnown(word)

/**
 * A message with blanks in place of a remark that stands before all dishes, and the remark, which is about each of them:
 * `no garlic please: a hummus and a mutabbal`.
 */
export function withoutLeadingRemark(
  text: string,
  index: MenuIndex,
): { text: string; remark: string | null } {
  const { part = '' } = FIRST.exec(text)?.groups ?? {}
  const tokens = tokensOf(part)
  const first = tokens.findIndex((token, at) => isSaying(token) || startsRemark(tokens, at))
  const telling = tokens.slice(first + 1).filter(isSaying)
  const begin = tokens[first]
  const last = telling.at(-1)
  const isRemark =
    begin !== undefined &&
    last !== undefined &&
    startsRemark(tokens, first) &&
    !ADDING.has(begin.word) &&
    !tokens.some(isNumber) &&
    telling.some(({ word }) => isOfKitchen(word, index))
  const words = telling.map(({ word }) => word)
  if (!isRemark || isDish(words, index)) return { text, remark: null }
  return {
    text: ' '.repeat(part.length) + text.slice(part.length),
    remark: text.slice(begin.start, last.end),
  }
}
