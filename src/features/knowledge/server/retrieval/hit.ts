import type { Language } from '#kit/shared/languages.ts'
import type { Spoken } from './spoken.ts'
import type { RANKING } from './weights.ts'

export type Feature = keyof typeof RANKING

/** An entry that a question found. */
export type Hit = {
  /** The entry's position in the index. */
  at: number
  language: Language | null
  score: number
  /** The share of the best possible score that its words reach. */
  reached: number
  /** What the score is the weighted sum of, each from 0 to 1. */
  features: Record<Feature, number>
  spoken: Spoken
}
