import { AROUND } from '#features/language/server/order-words.ts'
import { isManner } from '#features/language/server/manner-words.ts'
import { askedBy, dishFor, isNumber } from './asked-dish.ts'
import { tokensOf } from './clauses.ts'
import type { MenuIndex } from './menu-index.ts'

/**
 * What a message wants, with the dish that it asked about before where it names none: `how much is the steak? I would like
 * one, rare`.
 * @param wanted the message with blanks in place of what wants nothing
 */
export function withAskedDish(text: string, wanted: string, index: MenuIndex): string {
  const left = tokensOf(wanted)
  const starts = new Set(left.map(({ start }) => start))
  const isDish = (word: string) => index.isKnown(word) && !AROUND.has(word) && !isManner(word)
  const asked = tokensOf(text).filter(({ start, word }) => !starts.has(start) && isDish(word))
  const number = left.find(isNumber)
  if (!number || asked.length === 0 || left.some(({ word }) => isDish(word))) return wanted
  if (dishFor(askedBy(asked, index), index)?.kind !== 'sure') return wanted
  const name = asked.map(({ start, end }) => text.slice(start, end)).join(' ')
  return `${wanted.slice(0, number.end)} ${name} ${wanted.slice(number.end)}`
}
