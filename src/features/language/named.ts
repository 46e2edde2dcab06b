import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#kit/shared/languages.ts'
import type { Words } from './kinds/words.ts'
import { WORDS } from './lists.ts'

/** A language that writes words in one with others is looked for within words, too. */
const wholeWords = (language: Language, words: string) =>
  WORDS[language].attached ? words : String.raw`\b(?:${words})\b`

/** Each thing with what any language calls it, those first that a name of several is rather of. */
const namedBy = <Thing extends string>(listOf: (words: Words) => Record<Thing, string>) =>
  (Object.keys(listOf(WORDS[DEFAULT_LANGUAGE])) as Thing[]).map((thing) => {
    const words = LANGUAGES.map((language) => wholeWords(language, listOf(WORDS[language])[thing]))
    return [new RegExp(words.join('|')), thing] as const
  })

export const PLACE_WORDS = namedBy(({ places }) => places)
export const DISH_WORDS = namedBy(({ dishes }) => dishes)
