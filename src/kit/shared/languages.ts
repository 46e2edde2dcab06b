export const LANGUAGES = ['en', 'ar', 'bs'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'
/** Query parameter, cookie and storage key that hold the chosen language. */
export const LANGUAGE_KEY = 'lng'

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** `bs-BA`, `AR`, `en_GB` → the language we speak, or null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0]
  if (base === 'hr' || base === 'sr') return 'bs'
  return LANGUAGES.find((language) => language === base) ?? null
}

/** A text in three languages; English is always there, the others fall back to it. */
export const localized = (texts: Record<Language, string | null>, language: Language) =>
  texts[language] || texts[DEFAULT_LANGUAGE] || ''
