import type { Language } from '#kit/shared/languages.ts'
import type { Order } from '../../contract.ts'
import { translatePhrases } from '../../phrases.ts'

type Translated = { text: string; isExact: boolean }

/** What of a note is translated, line by line: phrases exactly, the rest as a machine did where it has. */
export const translationsOf = (
  note: string,
  { translations }: Pick<Order, 'translations'>,
  language: Language,
): Translated[] =>
  translatePhrases(note, language).flatMap(({ text: written, translation }): Translated[] => {
    if (translation !== null) return [{ text: translation, isExact: true }]
    const made = translations?.find(({ text }) => text === written.trim())
    return made ? [{ text: made.translation, isExact: false }] : []
  })
