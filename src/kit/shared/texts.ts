import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const OTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
)
/** Something for every language: of one kind for the one that is needed, of another for those that may be missing. */
export type InLanguages<Needed, Other> = {
  [L in Language]: L extends typeof DEFAULT_LANGUAGE ? Needed : Other
}

/** A text in languages: English is always there, the others fall back to it where they are null. */
export type Texts = InLanguages<string, string | null>

export const inLanguages = <Value>(valueOf: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>

export const inEnglish = (text: string) =>
  inLanguages((language) => (language === DEFAULT_LANGUAGE ? text : null)) as Texts

/** What each language's text is called where texts lie flat: in columns, forms and audit entries. */
type Names<Name extends string, English extends string> = {
  [L in Language]: L extends typeof DEFAULT_LANGUAGE ? English : `${Name}${Capitalize<L>}`
}
type Fields = Record<string, InLanguages<string, string>>

/** `name`, `nameAr`, `nameBs` and so on; English is called as `english` says. */
export const textNames = <Name extends string, English extends string = Name>(
  name: Name,
  english: English = name as string as English,
) =>
  inLanguages((language) =>
    language === DEFAULT_LANGUAGE ? english : `${name}${language[0]?.toUpperCase()}${language.slice(1)}`,
  ) as Names<Name, English>

/** What a column is called, in the database and in files: `nameAr` is `name_ar`. */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The texts of some fields, flat. */
export type FlatTexts<Of extends Fields> = {
  [Name in Of[keyof Of][Language]]: Name extends Of[keyof Of][typeof DEFAULT_LANGUAGE]
    ? string
    : string | null
}

/** Lays texts flat: `{ name: { en, ar } }` as `{ name, nameAr }`; everything else stays. */
export function flatten<Of extends Fields, Whole extends Record<keyof Of, Texts>>(fields: Of, whole: Whole) {
  const { ...rest } = whole as Record<string, unknown>
  for (const name of Object.keys(fields)) delete rest[name]
  for (const [name, names] of Object.entries(fields)) {
    for (const [language, flat] of Object.entries(names))
      rest[flat] = whole[name as keyof Of][language as Language]
  }
  return rest as Omit<Whole, keyof Of> & FlatTexts<Of>
}

/** The way back. */
export function unflatten<Of extends Fields, Flat extends FlatTexts<Of>>(fields: Of, flat: Flat) {
  const { ...rest } = flat as Record<string, unknown>
  const texts = Object.entries(fields).map(
    ([name, names]) => [name, inLanguages((language) => rest[names[language]] ?? null)] as const,
  )
  for (const names of Object.values(fields)) for (const name of Object.values(names)) delete rest[name]
  return { ...rest, ...Object.fromEntries(texts) } as Omit<Flat, keyof FlatTexts<Of>> &
    Record<keyof Of, Texts>
}
