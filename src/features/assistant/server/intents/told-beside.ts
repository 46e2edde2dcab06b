import { OF_EACH } from '#features/language/server/order-words.ts'
import { tokensOf } from './clauses.ts'
import { withoutDeclined } from './declined.ts'
import { blanked, leftOf, lineOf } from './line.ts'
import type { MenuIndex } from './menu-index.ts'
import { readPeople } from './read-people.ts'

const LISTED = /(?<=^|\s)\p{Nd}+[).-](?=\s)/gu

/** A list without its numbers: `1) soup 2) salad`. */
export const withoutNumbering = (text: string) =>
  [...text.matchAll(LISTED)].length > 1 ? text.replace(LISTED, (number) => ';'.repeat(number.length)) : text

const EACH_FIRST = /^(?<before>[^:,،]*)[:,،](?<list>.+)$/su

/** A list with how many of each behind it, where that stands before: `three of each: baklava, kunafa`. */
export function withEachLast(text: string): string {
  const { before = '', list = '' } = EACH_FIRST.exec(text)?.groups ?? {}
  return OF_EACH.test(lineOf(before).said) ? `${list}, ${before}` : text
}

/** So many words say how many people it is for and not how many dishes: `for the two of us`. */
const OF_PEOPLE = 3

/** A message without how many people its guests are, where it begins with that. */
export function withoutPeople(text: string): { text: string; places: number | null } {
  const line = lineOf(text)
  const { places, rest } = readPeople(line)
  const kept = new Set(leftOf(rest).map(({ at }) => at))
  const gone = line.tokens.length - kept.size
  const isFirst = places !== null && (!kept.has(0) || gone >= OF_PEOPLE)
  return { text: isFirst ? blanked(text, line, (_, index) => !kept.has(index)) : text, places }
}

/** A message without the dishes that it does not want, where it says what it wants instead. */
export function withoutDishes(text: string, index: MenuIndex): string {
  const declined = withoutDeclined(text)
  if (declined.text === text || declined.text.trim() === '') return text
  const kept = new Set(tokensOf(declined.text).map(({ start }) => start))
  const gone = tokensOf(text).filter(({ start, word }) => !kept.has(start) && index.isKnown(word))
  return gone.length > 0 ? declined.text : text
}
