import { AND, JOINED } from '#features/language/server/order-words.ts'
import {
  type Bound,
  BOUNDS,
  CARRYING,
  COSTING,
  HALVES,
  IN_DIGITS,
  NOT,
  ONLY,
  TIMING,
  UNITS,
} from '#features/language/server/claim-words.ts'

/** A number of a sentence, of what it is, and what it bounds if that is said. */
export type Figure = { value: string; unit: string | null; bound: Bound | null }

const LISTED = [NOT, ONLY, CARRYING, IN_DIGITS, BOUNDS, UNITS, COSTING, TIMING]
const isListed = (word: string) => LISTED.some((known) => known.has(word))
const ATTACHED = new RegExp(String.raw`(?<![\p{L}\p{N}])(${JOINED.join('|')})(\d|\p{L}+)`, 'gu')

/** `€7.50` is `eur 7.50`, `7:30 in the evening` is `19:30`; an "and" stands apart from numbers and words of the lists. */
export const plainly = (text: string) =>
  text
    .replace(ATTACHED, (whole, and: string, rest: string) =>
      (/\d/.test(rest) || isListed(rest)) && !isListed(whole) ? `${and} ${rest}` : whole,
    )
    .replace(/[$€£%]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(HALVES, (_, hour: string, minutes = '', ...found) => {
      const { evening } = found.at(-1) as { evening?: string }
      return ` ${(Number(hour) % NOON) + (evening ? NOON : 0)}${minutes} `
    })

const SIGNS: Record<string, string> = { $: ' usd ', '€': ' eur ', '£': ' gbp ', '%': ' percent ' }
const NUMBER = /\d+(?:[.:,]\d+)*/y
const WORD = /\p{L}[\p{L}\p{N}]*/uy
const RANGE = /[-–—]/y
const NOON = 12
/** How many words after one that bounds a number the number may stand. */
const BOUND_WORDS = 2

/** `07:00` and `7.00` are 7, `1,801.00` is `1:801`. */
function valueOf(written: string): string {
  const [first = '', ...rest] = written.match(/\d+/g) ?? []
  const parts = [first.length > 9 ? first : String(Number(first)), ...rest]
  while (parts.length > 1 && /^0+$/.test(parts.at(-1) ?? '')) parts.pop()
  return parts.join(':')
}

/** The numbers of a folded text, in digits or words, with what stands around each. */
export function figuresOf(text: string): Figure[] {
  const figures: Figure[] = []
  let bound: Bound | null = null
  let wordsSince = 0
  let isRange = false
  /** Whether a number stands right before, or what the next one counts. */
  let isBeside = false
  let unitBefore: string | null = null
  const add = (value: string) => {
    const between = figures.at(-1)?.bound === 'from' && isRange ? 'until' : null
    figures.push({ value, unit: unitBefore, bound: bound ?? between })
    isBeside = true
    unitBefore = null
    bound = null
    isRange = true
  }
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  for (let at = 0; at < text.length;) {
    const number = take(NUMBER, at)
    const word = number ? undefined : take(WORD, at)
    if (number) add(valueOf(number))
    else if (word) {
      const digits = IN_DIGITS.get(word)
      const unit = UNITS.get(word)
      if (digits) add(digits)
      else if (unit) {
        const counted = isBeside ? figures.at(-1) : undefined
        if (counted?.unit === null) counted.unit = unit
        else unitBefore = unit
      } else {
        const own = BOUNDS.get(word)
        wordsSince = own ? 0 : wordsSince + 1
        bound = own ?? (wordsSince > BOUND_WORDS ? null : bound)
        if (!AND.has(word)) isRange = false
        isBeside = false
        unitBefore = null
      }
    } else if (take(RANGE, at) && figures.length > 0) {
      const before = figures.at(-1)
      if (before && isRange) {
        before.bound ??= 'from'
        bound = 'until'
      }
    }
    at += (number ?? word ?? ' ').length
  }
  return figures
}
