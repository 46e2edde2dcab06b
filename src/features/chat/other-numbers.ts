import { numbersAt } from '#features/assistant/emergency-numbers.ts'
import { withWesternDigits } from '#kit/shared/western-digits.ts'

const DIGITS_MIN = 3
/** Digits of any script with what is written between those of a telephone number; a time has a colon. */
const NUMBER = /\p{Nd}(?:[\s\u00A0().+/-]{0,3}\p{Nd})*/gu

const digitsOf = (text: string) => withWesternDigits(text).replace(/\D/g, '')

/** Whether two numbers call the same: one may have its country's code, or the zero that stands in its place. */
function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((number) => number.replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length)
  return long === short || (short.length >= 6 && long.endsWith(short))
}

/**
 * The numbers in a text of an emergency that are neither public ones for help at the hotel's place nor the hotel's own, as
 * they are written there: who reads both does not know which to dial.
 */
export function otherNumbersIn(text: string, timeZone: string, own: readonly (string | null)[]): string[] {
  const known = [...numbersAt(timeZone), ...own.flatMap((number) => (number ? [digitsOf(number)] : []))]
  const isKnown = (digits: string) => known.some((each) => isSameNumber(each, digits))
  const isOther = (number: string) => {
    const digits = digitsOf(number)
    if (digits.length < DIGITS_MIN || isKnown(digits)) return false
    // several that follow one another
    return !number.split(/\P{Nd}+/u).every((each) => each === '' || isKnown(digitsOf(each)))
  }
  return [...new Set([...text.matchAll(NUMBER)].map(([number]) => number).filter(isOther))]
}
