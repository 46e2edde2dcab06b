import { type Language, LANGUAGES } from '#kit/shared/languages.ts'
import { PLACES as ARABIC } from './ar/places.ts'
import { ATTACHED } from './attached.ts'
import { PLACES as BOSNIAN } from './bs/places.ts'
import { PLACES as ENGLISH } from './en/places.ts'
import type { PlaceWords } from './kinds/words.ts'

const WORDS: Record<Language, PlaceWords> = { en: ENGLISH, ar: ARABIC, bs: BOSNIAN }

/** A language that writes words in one with others is looked for within words, too. */
const wordsOf = (language: Language, place: keyof PlaceWords) =>
  ATTACHED[language] ? WORDS[language][place] : String.raw`\b(?:${WORDS[language][place]})\b`

/** Each place with what any language calls it, those first that a name of several is rather of. */
export const PLACE_WORDS = (Object.keys(ENGLISH) as (keyof PlaceWords)[]).map(
  (place) => [new RegExp(LANGUAGES.map((language) => wordsOf(language, place)).join('|')), place] as const,
)
