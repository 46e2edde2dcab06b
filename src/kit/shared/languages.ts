/** A font for letters that the text font does not have. */
export type Font = 'arabic'

type Facts = {
  /** The language's own name, used in the language menu whatever the current language. */
  name: string
  /** The same in short, in its own script. */
  short: string
  /** The locale for `Intl`. */
  locale: string
  /** The tag for speech recognition and speech synthesis. */
  speech: string
  openGraph: string
  /** What stands between names that are only listed, without an `and`, if it is not `, `. */
  comma?: string
  isRtl?: true
  /** Its own font, if its script needs one (`kit/web/fonts.ts`). */
  font?: Font
  /** Other tags for the same language. */
  tags?: readonly string[]
}

/** Everything about a language except its texts; `docs/languages.md` says what else a new language needs. */
const FACTS = {
  en: { name: 'English', short: 'EN', locale: 'en-US', speech: 'en-US', openGraph: 'en_GB' },
  ar: {
    name: 'العربية',
    short: 'ع',
    locale: 'ar-u-nu-latn',
    speech: 'ar-SA',
    openGraph: 'ar_AR',
    comma: '، ',
    isRtl: true,
    font: 'arabic',
  },
  // Chromium has no Bosnian month names; those of Serbian in Latin script for Bosnia are the same.
  bs: {
    name: 'Bosanski',
    short: 'BS',
    locale: 'sr-Latn-BA',
    speech: 'bs-BA',
    openGraph: 'bs_BA',
    tags: ['hr', 'sr'],
  },
} as const satisfies Record<string, Facts>

export type Language = keyof typeof FACTS
export const LANGUAGES = Object.keys(FACTS) as Language[]
export const LANGUAGE_FACTS: Readonly<Record<Language, Facts>> = FACTS

/** The language that every text has, and the fallback for the others. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language
/** The query parameter, cookie and storage key of the chosen language. */
export const LANGUAGE_KEY = 'lng'

export const directionOf = (language: Language) => (LANGUAGE_FACTS[language].isRtl ? 'rtl' : 'ltr')

/** The supported language for a tag such as `bs-BA`, `AR` or `en_GB`, or null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  if (!tag) return null
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return (
    LANGUAGES.find((language) => language === base || LANGUAGE_FACTS[language].tags?.includes(base)) ?? null
  )
}

/** Names side by side, as this language separates them. */
export const listed = (names: readonly string[], language: Language) =>
  names.join(LANGUAGE_FACTS[language].comma ?? ', ')

/** The text in this language, or in the default language when it is missing. */
export const localized = (texts: Record<Language, string | null>, language: Language) =>
  texts[language] || texts[DEFAULT_LANGUAGE] || ''
