import { foldText, inProportion } from '#kit/shared/text.ts'
import { ALL_ATTACHED } from './lists.ts'

const withoutFront = (word: string) => ALL_ATTACHED.reduce((rest, { front }) => rest.replace(front, ''), word)

/** The folded words of a text; articles attached to nouns are removed. */
export const wordsOf = (text: string): string[] =>
  inProportion(foldText(text), text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutFront)

/** Whether a word is in the list; `narudzb*` matches a prefix. */
export const isOneOf = (word: string, known: readonly string[]) =>
  known.some((each) => (each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : word === each))

export const hasOneOf = (words: readonly string[], known: readonly string[]) =>
  words.some((word) => isOneOf(word, known))

/** Whether two words are probably forms of the same word: equal but for the ending. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4 || Math.abs(one.length - other.length) > 3) return false
  const agreed = Math.max(4, shorter - 1)
  return one.slice(0, agreed) === other.slice(0, agreed)
}
