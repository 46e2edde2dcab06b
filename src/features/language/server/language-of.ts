import type { Language } from '#kit/shared/languages.ts'
import { SEARCH } from './lists.ts'
import { foldedWords } from './fold.ts'
import { lettersOf, SCRIPTS } from './scripts.ts'

const common = new Map<Language, ReadonlySet<string>>(
  SCRIPTS.flatMap(({ languages }) =>
    languages.map((language) => [language, new Set(foldedWords(SEARCH[language].common))] as const),
  ),
)

/** How well a text matches a language, compared with others in the same script. */
function likenessOf(text: string, language: Language): number {
  const words = foldedWords(text).filter((word) => common.get(language)?.has(word))
  const { letters } = SEARCH[language]
  return words.length + (letters ? (text.match(letters)?.length ?? 0) : 0)
}

const greatestFirst = <Of>(all: readonly Of[], sizeOf: (value: Of) => number) =>
  all.map((value) => ({ value, size: sizeOf(value) })).toSorted((a, b) => b.size - a.size)

/** The language of a text, or null if unclear. */
export function languageOf(text: string): Language | null {
  const [script] = greatestFirst(SCRIPTS, (script) => lettersOf(text, script))
  if (!script || script.size === 0) return null
  const { languages } = script.value
  const [first, second] = greatestFirst(languages, (language) => likenessOf(text, language))
  return first && (!second || first.size > second.size) ? first.value : null
}
