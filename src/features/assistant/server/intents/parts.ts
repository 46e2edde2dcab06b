import { NOTES, PLAIN } from '#features/language/server/order-words.ts'
import { askedBy, isNumber, isWhole } from './asked-dish.ts'
import type { Message } from './beside-dish.ts'
import type { Clause } from './clauses.ts'
import { isDish, isWord, type State, withShare } from './order-entries.ts'

/**
 * Reads a clause as a part of the number of dishes before it, where the message tells of what that number is made up:
 * `three teas: two mint, one black with milk`. Null where it tells no part, or where the usual reading of a share will do.
 */
export function readPart(
  state: State,
  { tokens, tellsParts }: Clause,
  { text, index }: Message,
): State | null {
  const last = state.entries.findLast(isDish)
  if (last?.kind !== 'line') return null
  const left = tellsParts && last.isCounted && last.quantity > 1 ? last.quantity : (state.parts ?? 0)
  const { words, quantity, isCounted } = askedBy(tokens, index)
  if (!isCounted || quantity > left) return null
  const telling = tokens.filter((token) => isWord(token) && !isNumber(token))
  const isPlain = telling.every(({ word }) => index.isOf(word, last.item) || PLAIN.has(word))
  const rest = { ...state, parts: left - quantity }
  if (telling.length > 0 && isPlain) return { ...rest, isCounted: true }
  const [first] = telling
  const isOther = words.length === 0 || isWhole(tokens, index) || NOTES.has(first?.word ?? '')
  return isOther || !first ? null : withShare(rest, text, tokens, { count: quantity, from: first.start })
}
