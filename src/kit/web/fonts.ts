import { type Font, type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'

const FONTS: Record<Font, () => Promise<unknown>> = { arabic: () => import('./arabic-fonts.ts') }

/** Fetches the font of a language where it has one of its own. */
export async function fetchFontOf(language: Language | null) {
  const font = language && LANGUAGE_FACTS[language].font
  if (font) await FONTS[font]()
}
