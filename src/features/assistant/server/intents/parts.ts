import { NOTES, PLAIN } from '#features/language/server/order-words.ts'
import { askedBy, isNumber, isWhole } from './asked-dish.ts'
import type { Message } from './beside-dish.ts'
import type { Clause, Token } from './clauses.ts'
import { isDish, isWord, type State, withShare } from './order-entries.ts'

type Part = { state: State; isRead: boolean }

/**
 * Follows what a number of dishes is made up of, where a message tells that behind it: `three teas: two mint, one black
 * with milk`. A clause that only names some of them, or says of some what is no remark by its words, is read; what any
 * other clause tells of some is left to the usual reading of a share.
 */
export function readPart(before: State, { tokens, tellsParts }: Clause, { text, index }: Message): Part {
  const last = before.entries.findLast(isDish)
  if (last?.kind !== 'line') return { state: before, isRead: false }
  const left = tellsParts && last.isCounted && last.quantity > 1 ? last.quantity : (before.parts ?? 0)
  const { words, quantity, isCounted } = askedBy(tokens, index)
  const telling = tokens.filter((token) => isWord(token) && !isNumber(token))
  const [first] = telling
  const isOwn = ({ word }: Token) => index.isOf(word, last.item) || PLAIN.has(word)
  const isPlain = telling.every(isOwn)
  const isOfLast = isPlain || !isWhole(tokens, index)
  if (!first || !isCounted || quantity > left || !isOfLast) {
    const { parts: _parts, ...state } = before
    return { state, isRead: false }
  }
  const state = { ...before, parts: left - quantity }
  if (isPlain) return { state: { ...state, isCounted: true }, isRead: true }
  const isShare = words.length === 0 || NOTES.has(first.word)
  return isShare
    ? { state, isRead: false }
    : { state: withShare(state, text, tokens, { count: quantity, from: first.start }), isRead: true }
}
