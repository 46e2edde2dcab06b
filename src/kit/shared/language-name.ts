import { type Language, LANGUAGE_FACTS } from './languages.ts'

/** What a language is called within a sentence of another one: `Arabic`, `arapski`. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(LANGUAGE_FACTS[reader].locale, { type: 'language' }).of(language) ??
  LANGUAGE_FACTS[language].name
