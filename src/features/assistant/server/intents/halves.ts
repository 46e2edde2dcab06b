import { AND_HALF, HALF, MEASURES, numberOf } from '#features/language/server/order-words.ts'
import { hasDual } from './asked-dish.ts'
import { foundIn, type Line, lineOf } from './line.ts'

/** Also with the digits and the decimal sign of Arabic and of Persian. */
const DECIMAL =
  /(?<![\p{N}.,:\u066B/])(\p{Nd}{1,2})[.,\u066B](?:[5\u0665\u06F5][0\u0660\u06F0]?)(?=\s*[x×]?(?:\s+\p{L}|\s*$))/gu
const FRACTION = /(?<![\p{N}.,:\u066B/])(?:(\p{Nd}{1,2})\s+|(\p{Nd}{1,2}))?(?:1\/2(?![\p{N}/])|½)/gu

const digitsOf = (number: string) => String(numberOf(lineOf(number).tokens[0]?.word ?? '') ?? 0)

/** A message with something else in place of some of its words. */
const replaced = (text: string, { tokens }: Line, first: number, last: number, number: string) =>
  text.slice(0, tokens[first]?.start) + number + text.slice(tokens[last]?.end)

/** The number of what stands before "and a half", and where that begins. */
function countedBefore({ tokens }: Line, at: number): { count: number; from: number } | null {
  const [before, second] = [tokens[at - 1], tokens[at - 2]]
  const count = before ? numberOf(before.word) : null
  if (count !== null) return { count, from: at - 1 }
  if (!before || !(MEASURES.has(before.word) || hasDual(before.word))) return null
  const counted = second ? numberOf(second.word) : null
  return counted === null
    ? { count: hasDual(before.word) ? 2 : 1, from: at - 1 }
    : { count: counted, from: at - 2 }
}

/**
 * `one and a half hummus`, `porcija i po ćevapa` as `1½ hummus`, where it is no hour.
 * @param isDish whether a word is one of the menu
 */
export function withAndHalf(text: string, isDish: (word: string) => boolean): string {
  const line = lineOf(text)
  const isNamed = (at: number) =>
    isDish(line.tokens[at]?.word ?? '') || MEASURES.has(line.tokens[at]?.word ?? '')
  for (const { first, last } of foundIn(line, AND_HALF)) {
    const before = countedBefore(line, first)
    if (!before || !(isNamed(last + 1) || isNamed(before.from - 1) || isNamed(first - 1))) continue
    return withAndHalf(replaced(text, line, before.from, last, `${before.count}½`), isDish)
  }
  return text
}

/** `half a portion of cevapi` as `0½ portion of cevapi`. */
function withHalf(text: string, isCounted: (word: string) => boolean): string {
  const line = lineOf(text)
  const [found] = foundIn(line, HALF).filter(({ last }) => isCounted(line.tokens[last + 1]?.word ?? ''))
  return found ? withHalf(replaced(text, line, found.first, found.last, '0½'), isCounted) : text
}

/**
 * A message with its halves as numbers: `1.5 hummus`, `one and a half hummus` and `1 1/2 hummus` as `1½ hummus`.
 * @param isDish whether a word is one of the menu
 */
export function withHalves(text: string, isDish: (word: string) => boolean): string {
  const inDigits = text
    .replace(DECIMAL, (_, number: string) => `${digitsOf(number)}½`)
    .replace(FRACTION, (_, apart?: string, joined?: string) => `${digitsOf(apart ?? joined ?? '0')}½`)
  return withHalf(withAndHalf(inDigits, isDish), (word) => MEASURES.has(word) || isDish(word))
}
