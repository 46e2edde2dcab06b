import { stemArabic } from './stem-arabic.ts'
import { stemLatin } from './stem-latin.ts'

const KEPT_MAX = 50_000
const kept = new Map<string, string>()

/** A folded word without its inflection, in whatever of the three languages it is. */
export function stem(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  const made = /\p{Script=Arabic}/u.test(word) ? stemArabic(word) : stemLatin(word)
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(word, made)
  return made
}
