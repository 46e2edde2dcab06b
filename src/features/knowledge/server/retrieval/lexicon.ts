import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import type { Concept } from '../../words/kinds.ts'
import { SEARCH } from '../../words/words.ts'
import { foldedWords } from './fold.ts'
import { stem } from './stem.ts'

/** What words and phrases mean, as they are listed and by their stems, joined by spaces. */
const EXACTLY = new Map<string, string[]>()
const MEANINGS = new Map<string, string[]>()
/** How many words the longest phrase has that begins with this stem. */
const LONGEST = new Map<string, number>()

function learn(key: string, concept: string, into: Map<string, string[]>) {
  const known = into.get(key) ?? []
  if (!known.includes(concept)) into.set(key, [...known, concept])
}

function learnPhrase(phrase: string, concept: string) {
  const words = foldedWords(phrase)
  const stems = words.map(stem)
  const [first = ''] = stems
  learn(words.join(' '), `#${concept}`, EXACTLY)
  learn(stems.join(' '), `#${concept}`, MEANINGS)
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 1, words.length))
}

for (const concept of Object.keys(SEARCH[DEFAULT_LANGUAGE].concepts) as Concept[]) {
  for (const language of LANGUAGES) {
    for (const phrase of SEARCH[language].concepts[concept].split(',')) learnPhrase(phrase, concept)
  }
}

const JOINED = LANGUAGES.flatMap((language) => SEARCH[language].joined ?? [])
const withoutJoined = (word: string) => JOINED.reduce((rest, joined) => rest.replace(joined, ''), word)

/** How many words a phrase with a meaning may have that begins with this one. */
export const longestFrom = (word: string): number =>
  Math.max(LONGEST.get(stem(word)) ?? 1, LONGEST.get(stem(withoutJoined(word))) ?? 1)

/**
 * The concepts of one or several folded words, each written `#concept`: as they stand, else without inflection, else
 * without what is joined to the first.
 */
export function meaningsOf(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const others = rest.map(stem)
  return (
    EXACTLY.get(words.join(' ')) ??
    MEANINGS.get([stem(first), ...others].join(' ')) ??
    MEANINGS.get([stem(withoutJoined(first)), ...others].join(' ')) ??
    []
  )
}

/** Single words that mean something, as they are listed. */
export const KNOWN_WORDS: readonly string[] = [...EXACTLY.keys()].filter((key) => !key.includes(' '))
