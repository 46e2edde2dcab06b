import { NOTES } from '#features/language/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#kit/shared/languages.ts'
import { foldText } from '#kit/shared/text.ts'
import { inLanguages } from '#kit/shared/texts.ts'

const ENGLISH = NOTES[DEFAULT_LANGUAGE].phrases

export type PhraseGroup = keyof typeof ENGLISH
type Phrase = { id: string; group: PhraseGroup; text: Record<Language, string> }

const textOf = (group: PhraseGroup, id: string, language: Language) =>
  (NOTES[language].phrases[group] as Record<string, string>)[id] ?? ''

/** What guests of hotels often write to the kitchen, the same in each language. */
export const PHRASES: readonly Phrase[] = (Object.keys(ENGLISH) as PhraseGroup[]).flatMap((group) =>
  Object.keys(ENGLISH[group]).map((id) => ({
    id,
    group,
    text: inLanguages((language) => textOf(group, id, language)),
  })),
)

const comparable = (line: string) => foldText(line).replace(/(?<!\s)\s*\.$/, '')

const KNOWN = new Map(
  PHRASES.flatMap(({ text }) => Object.values(text).map((each) => [comparable(each), text] as const)),
)

/** Phrases that name an allergen because it is wanted. */
const WISHES: ReadonlySet<string> = new Set(['eggs-soft', 'eggs-hard', 'warm-milk', 'milk-with-coffee'])
const WISHED = new Set(
  PHRASES.filter(({ id }) => WISHES.has(id)).flatMap(({ text }) => Object.values(text).map(comparable)),
)

/** Whether a line of a note is a phrase that asks for what it names, in any language. */
export const isWish = (line: string) => WISHED.has(comparable(line))

/** Whether a line of a note is one of the phrases, in any language. */
export const isPhrase = (line: string) => KNOWN.has(comparable(line))

/** The lines of a note, each with its translation if it is one of the phrases, written in another language. */
export function translatePhrases(note: string, to: Language): { text: string; translation: string | null }[] {
  return note.split('\n').map((text) => {
    const written = comparable(text)
    const translation = KNOWN.get(written)?.[to] ?? null
    const isSame = translation !== null && comparable(translation) === written
    return { text, translation: isSame ? null : translation }
  })
}
