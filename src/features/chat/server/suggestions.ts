import { languageOf } from '#features/language/server/language-of.ts'
import { type Language, LANGUAGE_FACTS } from '#kit/shared/languages.ts'

const SUGGESTED = 4
const LENGTH_MAX = 40

type Entry = { topic: string; content: string }

/** How well an entry fits a reader: their own language fits best, and a script such as Arabic fits its readers only. */
function fitOf({ topic, content }: Entry, language: Language): number {
  const spoken = languageOf(`${topic} ${content}`)
  if (spoken === language) return 2
  return spoken && LANGUAGE_FACTS[spoken].font ? 0 : 1
}

/** A few of the hotel's topics to ask about, the reader's language first. */
export function suggestionsFrom(entries: readonly Entry[], language: Language): string[] {
  const fitting = entries
    .filter(({ topic }) => topic.length <= LENGTH_MAX)
    .map((entry) => ({ topic: entry.topic, fit: fitOf(entry, language) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  return [...new Set(fitting.map(({ topic }) => topic))].slice(0, SUGGESTED)
}
