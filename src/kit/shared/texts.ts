import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const OTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
)
/** A value per language: `Needed` for the default language, `Other` for those that may be missing. */
export type InLanguages<Needed, Other> = {
  [L in Language]: L extends typeof DEFAULT_LANGUAGE ? Needed : Other
}

/** A translated text: English is always present, and a null in another language falls back to it. */
export type Texts = InLanguages<string, string | null>

export const inLanguages = <Value>(valueOf: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>

export const inEnglish = (text: string) =>
  inLanguages((language) => (language === DEFAULT_LANGUAGE ? text : null)) as Texts

/** The name of each language's text in flat form, as used in columns, forms and audit entries. */
type Names<Name extends string, English extends string> = {
  [L in Language]: L extends typeof DEFAULT_LANGUAGE ? English : `${Name}${Capitalize<L>}`
}
type Fields = Record<string, InLanguages<string, string>>

/** The flat names of a text: `name`, `nameAr`, `nameBs` and so on; `english` overrides the English one. */
export const textNames = <Name extends string, English extends string = Name>(
  name: Name,
  english: English = name as string as English,
) =>
  inLanguages((language) =>
    language === DEFAULT_LANGUAGE ? english : `${name}${language[0]?.toUpperCase()}${language.slice(1)}`,
  ) as Names<Name, English>

/** The column name in the database and in files: `name_ar` for `nameAr`. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The texts of some fields in flat form. */
export type FlatTexts<Of extends Fields> = {
  [Name in Of[keyof Of][Language]]: Name extends Of[keyof Of][typeof DEFAULT_LANGUAGE]
    ? string
    : string | null
}

/** Flattens translated texts: `{ name: { en, ar } }` becomes `{ name, nameAr }`; other fields stay as they are. */
export function flatten<Of extends Fields, Whole extends Record<keyof Of, Texts>>(fields: Of, whole: Whole) {
  const flat: Record<string, unknown> = { ...whole }
  for (const [name, names] of Object.entries(fields)) {
    delete flat[name]
    for (const language of LANGUAGES) flat[names[language]] = whole[name as keyof Of][language]
  }
  return flat as Omit<Whole, keyof Of> & FlatTexts<Of>
}

/** The inverse of `flatten`. */
export function unflatten<Of extends Fields, Flat extends FlatTexts<Of>>(fields: Of, flat: Flat) {
  const whole: Record<string, unknown> = { ...flat }
  for (const [name, names] of Object.entries(fields)) {
    const texts = inLanguages((language) => whole[names[language]] ?? null)
    for (const language of LANGUAGES) delete whole[names[language]]
    whole[name] = texts
  }
  return whole as Omit<Flat, keyof FlatTexts<Of>> & Record<keyof Of, Texts>
}
