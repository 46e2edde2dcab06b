import { fold, foldedWords } from '#features/language/server/fold.ts'
import { analyze, type Unit } from '#features/language/server/analyze.ts'
import { stem } from '#features/language/server/stem.ts'
import { AND } from '#features/language/server/order-words.ts'
import {
  type Bound,
  BOUNDS,
  CARRYING,
  CLAIMING,
  IN_DIGITS,
  NOT,
  ONLY,
  REFERRING,
} from '#features/language/server/claim-words.ts'

/** A number of a sentence, and what it bounds if that is said. */
type Figure = { value: string; bound: Bound | null }

/** What a sentence claims, as far as another can be compared with it. */
export type Claim = {
  /** What it speaks of, but for numbers and words that claim nothing. */
  subjects: readonly Unit[]
  /** In their order. */
  figures: readonly Figure[]
  isDenied: boolean
  isNarrowed: boolean
}

const SIGNS: Record<string, string> = { $: ' usd ', '€': ' eur ', '£': ' gbp ', '%': ' percent ' }
const NUMBER = /\d+(?:[.:,]\d+)*(?:\s*[ap]\.?m\b\.?)?/y
const WORD = /\p{L}[\p{L}\p{N}]*/uy
const RANGE = /[-–—]/y
const NOON = 12
/** How many words after one that bounds a number the number may stand. */
const BOUND_WORDS = 2

/** `07:00`, `7.00` and `7 am` are 7, `7 pm` is 19, `1,801.00` is `1:801`. */
function valueOf(written: string): string {
  const [first = '', ...rest] = written.match(/\d+/g) ?? []
  const hour = Number(first)
  const isAfternoon = /p\.?m/.test(written) && hour < NOON
  const parts = [String(isAfternoon ? hour + NOON : first.length > 9 ? first : hour), ...rest]
  while (parts.length > 1 && /^0+$/.test(parts.at(-1) ?? '')) parts.pop()
  return parts.join(':')
}

/** The numbers of a folded text, in digits or words, with what stands before each. */
function figuresOf(text: string): Figure[] {
  const figures: Figure[] = []
  let bound: Bound | null = null
  let wordsSince = 0
  let isRange = false
  const add = (value: string) => {
    const between = figures.at(-1)?.bound === 'from' && isRange ? 'until' : null
    figures.push({ value, bound: bound ?? between })
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
      if (digits) add(digits)
      else {
        const own = BOUNDS.get(word)
        wordsSince = own ? 0 : wordsSince + 1
        bound = own ?? (wordsSince > BOUND_WORDS ? null : bound)
        if (!AND.has(word)) isRange = false
      }
    } else if (take(RANGE, at) && figures.length > 0) {
      const last = figures.at(-1)
      if (last && isRange) {
        last.bound ??= 'from'
        bound = 'until'
      }
    }
    at += (number ?? word ?? ' ').length
  }
  return figures
}

/** Reads what a sentence claims. */
export function claimOf(sentence: string): Claim {
  const text = fold(sentence).replace(/[$€£%]/g, (sign) => SIGNS[sign] ?? sign)
  const words = foldedWords(text)
  const isSubject = ({ text: word }: Unit) =>
    !/^\d/.test(word) && ![NOT, ONLY, CARRYING, IN_DIGITS, BOUNDS].some((known) => known.has(word))
  const claiming = words
    .filter((word) => CLAIMING.has(word))
    .map((word) => ({ text: word, stem: stem(word), concepts: [], isWeak: false, parts: [] }))
  return {
    subjects: [...analyze(text.replace(/\d+/g, ' ')), ...claiming].filter(isSubject),
    figures: figuresOf(text),
    isDenied: words.some((word) => NOT.has(word)),
    isNarrowed: words.some((word) => ONLY.has(word)),
  }
}

/** What the sentences of a text claim; one that begins with `it` speaks of what the one before speaks of. */
export function claimsOf(sentences: readonly string[]): Claim[] {
  const claims: Claim[] = []
  for (const sentence of sentences) {
    const claim = claimOf(sentence)
    const before = REFERRING.has(foldedWords(sentence)[0] ?? '') ? (claims.at(-1)?.subjects ?? []) : []
    claims.push({ ...claim, subjects: [...claim.subjects, ...before] })
  }
  return claims
}
