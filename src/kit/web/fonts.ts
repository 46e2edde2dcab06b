import { type Font, type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'

const FONTS: Record<Font, () => Promise<unknown>> = { arabic: () => import('./arabic-fonts.ts') }

/** Loads the font of a language that has its own. */
export async function fetchFontOf(language: Language | null) {
  const font = language && LANGUAGE_FACTS[language].font
  if (font) await FONTS[font]()
}
