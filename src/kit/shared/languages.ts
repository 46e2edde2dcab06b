/** A font for letters that the text font does not have. */
export type Font = 'arabic'

type Facts = {
  /** Its own name, under which it is offered whatever is on the screen. */
  name: string
  /** Whose dates, numbers and names browsers know. */
  locale: string
  /** In which the browser listens and reads aloud. */
  speech: string
  openGraph: string
  isRtl?: true
  /** Its own, where its letters need one (`kit/web/fonts.ts`). */
  font?: Font
  /** Other tags that mean it. */
  tags?: readonly string[]
}

/** Everything about a language that is not its words; `docs/languages.md` says what else a further one needs. */
const FACTS = {
  en: { name: 'English', locale: 'en-US', speech: 'en-US', openGraph: 'en_GB' },
  ar: {
    ...{ name: 'العربية', locale: 'ar-u-nu-latn', speech: 'ar-SA', openGraph: 'ar_AR' },
    ...{ isRtl: true, font: 'arabic' },
  },
  // Chromium knows no month names in Bosnian; those of the Latin Serbian of Bosnia are the same.
  bs: {
    ...{ name: 'Bosanski', locale: 'sr-Latn-BA', speech: 'bs-BA', openGraph: 'bs_BA' },
    tags: ['hr', 'sr'],
  },
} as const satisfies Record<string, Facts>

export type Language = keyof typeof FACTS
export const LANGUAGES = Object.keys(FACTS) as Language[]
export const LANGUAGE_FACTS: Readonly<Record<Language, Facts>> = FACTS

/** The language that every text has, and that stands in for the others. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language
/** Query parameter, cookie and storage key that hold the chosen language. */
export const LANGUAGE_KEY = 'lng'

export const directionOf = (language: Language) => (LANGUAGE_FACTS[language].isRtl ? 'rtl' : 'ltr')

/** `bs-BA`, `AR`, `en_GB` → the language we speak, or null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return (
    LANGUAGES.find((language) => language === base || LANGUAGE_FACTS[language].tags?.includes(base)) ?? null
  )
}

/** A text as it is read in a language. */
export const localized = (texts: Record<Language, string | null>, language: Language) =>
  texts[language] || texts[DEFAULT_LANGUAGE] || ''
