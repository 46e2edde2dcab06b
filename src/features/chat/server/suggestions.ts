import { languageOf } from '#features/language/server/language-of.ts'
import { WANTED } from '#features/language/server/lists.ts'
import { isOneOf, wordsOf } from '#features/language/words.ts'
import type { PartOfDay } from '#kit/shared/greeting.ts'
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

/** How many subjects guests ask about before this one at that part of the day. */
function placeOf(topic: string, wanted: readonly string[]): number {
  const words = wordsOf(topic)
  const place = wanted.findIndex((known) => words.some((word) => isOneOf(word, [known])))
  return place === -1 ? wanted.length : place
}

/** A few of the hotel's topics to ask about: the reader's language first, then what guests want at that part of the day. */
export function suggestionsFrom(entries: readonly Entry[], language: Language, part: PartOfDay): string[] {
  const wanted = WANTED[language][part].split(' ')
  const fitting = entries
    .filter(({ topic }) => topic.length <= LENGTH_MAX)
    .map((entry) => ({
      topic: entry.topic,
      fit: fitOf(entry, language),
      place: placeOf(entry.topic, wanted),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || a.place - b.place)
  return [...new Set(fitting.map(({ topic }) => topic))].slice(0, SUGGESTED)
}
