import { useEffect } from 'react'
import { type Font, type Language, LANGUAGE_FACTS, LANGUAGES } from '#kit/shared/languages.ts'
import { fetchFontOf } from './fonts.ts'

const LETTERS: Record<Font, RegExp> = { arabic: /\p{Script=Arabic}/u }

/** Loads the fonts of languages shown in addition to the current one. */
export function useFontsOf(languages: readonly (Language | null)[]) {
  const needed = LANGUAGES.filter((language) => languages.includes(language)).join()
  useEffect(() => {
    for (const language of LANGUAGES) if (needed.split(',').includes(language)) void fetchFontOf(language)
  }, [needed])
}

/** Loads the fonts that a text needs, whatever its language. */
export function useFontsFor(text: string) {
  useFontsOf(
    LANGUAGES.filter((language) => {
      const { font } = LANGUAGE_FACTS[language]
      return font && LETTERS[font].test(text)
    }),
  )
}
