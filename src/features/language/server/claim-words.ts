import { LANGUAGES } from '#kit/shared/languages.ts'
import type { ClaimWords } from '../kinds/asked.ts'
import { foldedWords } from './fold.ts'
import { CLAIMS, HOURS, ORDERS } from './lists.ts'

/** Texts and answers mix languages, so every sentence is read with the words of all of them. */
const all = (kind: Exclude<keyof ClaimWords, 'units' | 'same'>) =>
  LANGUAGES.flatMap((language) => foldedWords(CLAIMS[language][kind]))

export const NOT: ReadonlySet<string> = new Set(all('not'))
export const ONLY: ReadonlySet<string> = new Set(all('only'))
export const CARRYING: ReadonlySet<string> = new Set(all('carrying'))
export const REFERRING: ReadonlySet<string> = new Set(all('referring'))
export const CLAIMING: ReadonlySet<string> = new Set(all('claiming'))

export type Bound = 'from' | 'until' | 'before' | 'after'
const BOUND_KINDS: readonly Bound[] = ['from', 'until', 'before', 'after']

export const BOUNDS: ReadonlyMap<string, Bound> = new Map(
  BOUND_KINDS.flatMap((bound) => all(bound).map((word) => [word, bound] as const)),
)

/** Numbers in words, as digits; one is said of anything. */
export const IN_DIGITS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => ORDERS[language].numbers)
    .filter(([, number]) => number > 1)
    .flatMap(([words, number]) => foldedWords(words).map((word) => [word, String(number)] as const)),
)

/** What a condition or a denial is of: to the next mark. */
export const CONDITION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...all('condition'), ...all('not')].join('|')})(?![\p{L}\p{N}])[^,;.(]*`,
  'gu',
)
export const ACTING: ReadonlySet<string> = new Set(all('acting'))
export const SPEAKING: ReadonlySet<string> = new Set(all('speaking'))
export const AFFIRMING: ReadonlySet<string> = new Set(all('affirming'))
/** Said beside a price, and beside a time. */
export const COSTING: ReadonlySet<string> = new Set(all('costing'))
export const TIMING: ReadonlySet<string> = new Set(all('timing'))

const byWord = (kind: 'units' | 'same'): ReadonlyMap<string, string> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries(CLAIMS[language][kind]).flatMap(([meaning, words]) =>
        [meaning, ...foldedWords(words)].map((word) => [word, meaning] as const),
      ),
    ),
  )
/** What a number may count, such as a currency, by the words for it. */
export const UNITS = byWord('units')
export const SAME = byWord('same')
export const YOURS: ReadonlySet<string> = new Set(all('yours'))

const halves = (half: 'morning' | 'evening') => LANGUAGES.map((language) => HOURS[language][half]).join('|')

/** An hour with the half of the day that it is in. */
export const HALVES = new RegExp(
  String.raw`(?<![\p{L}\p{N}:.,])(\d{1,2})([:.][0-5]\d)? ?(?:(?<morning>${halves('morning')})|(?<evening>${halves('evening')}))(?![\p{L}\p{N}])`,
  'gu',
)
