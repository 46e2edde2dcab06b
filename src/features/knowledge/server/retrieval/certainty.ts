import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { SEARCH } from '#features/language/server/lists.ts'
import type { Hit } from './hit.ts'
import { CERTAINTY } from './weights.ts'

/** A lead beyond this says no more, nor does a length. */
const LEAD_MAX = 4
/** The lead of an entry that no other comes after. */
const LEAD_ALONE = 1
const LENGTH_MAX = 8
/** Nothing is said to be certain beyond this. */
export const MOST = 0.99

export type Sign = keyof typeof CERTAINTY.weights
/** What certainty is read from. */
export type Signs = Record<Sign, number>

/** What is known of a question besides its hits. */
export type About = { unknown: number; length: number; language: Language | null; isEmbedded: boolean }

const SCRIPT = SEARCH[DEFAULT_LANGUAGE].script

/** Words of other languages are inflected in other ways, those of other scripts still more. */
function signOf(language: Language | null) {
  const isOther = language !== null && language !== DEFAULT_LANGUAGE
  const isOtherScript = isOther && SEARCH[language].script !== SCRIPT
  return { otherScript: isOtherScript ? 1 : 0, otherLanguage: isOther && !isOtherScript ? 1 : 0 }
}

export function signsOf(
  [first, ...others]: readonly Hit[],
  { unknown, length, language, isEmbedded }: About,
): Signs | null {
  if (!first) return null
  // the same in another language is no rival
  const second = others.find((hit) => hit.language === first.language)
  const { strength, topic } = first.spoken
  return {
    lead: strength * (second ? Math.min(LEAD_MAX, first.score - second.score) : LEAD_ALONE),
    strength,
    both: strength * topic,
    sentence: Math.max(0, ...first.spoken.sentences),
    words: first.reached,
    unknown,
    length: Math.min(LENGTH_MAX, length),
    ...signOf(language),
    embedded: isEmbedded ? 1 : 0,
    likest: first.features.meaning === 1 ? 1 : 0,
  }
}

/** The share of right answers among those with such signs. */
export function certaintyOf(signs: Signs | null): number {
  if (!signs) return 0
  let sum = CERTAINTY.bias
  for (const [name, weight] of Object.entries(CERTAINTY.weights)) sum += weight * signs[name as Sign]
  return Math.min(MOST, 1 / (1 + Math.exp(-sum)))
}
