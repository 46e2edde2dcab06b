import { LANGUAGES } from '#kit/shared/languages.ts'
import type { ClaimWords } from '../kinds/asked.ts'
import { foldedWords } from './fold.ts'
import { CLAIMS, ORDERS } from './lists.ts'

/** Texts and answers mix languages, so every sentence is read with the words of all of them. */
const all = (kind: keyof ClaimWords) => LANGUAGES.flatMap((language) => foldedWords(CLAIMS[language][kind]))

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
