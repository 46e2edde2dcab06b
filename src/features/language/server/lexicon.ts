import { DEFAULT_LANGUAGE, LANGUAGES } from '#kit/shared/languages.ts'
import { ALL_ATTACHED } from '../lists.ts'
import type { Concept } from '../kinds/search.ts'
import { SEARCH } from './lists.ts'
import { foldedWords } from './fold.ts'
import { remembered } from './remembered.ts'
import { stem } from './stem.ts'

/** The meanings of words and phrases, keyed by their words as listed and by their stems, joined by spaces. */
const EXACTLY = new Map<string, string[]>()
const MEANINGS = new Map<string, string[]>()
/** The number of words in the longest phrase that begins with this stem. */
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

/** A word without what is attached to its front, such as an Arabic "with". */
export const withoutJoined = (word: string) =>
  ALL_ATTACHED.reduce((rest, { prefix }) => rest.replace(prefix, ''), word)

/** The maximum number of words in a phrase with a meaning that begins with this word. */
export const longestFrom = (word: string): number =>
  Math.max(LONGEST.get(stem(word)) ?? 1, LONGEST.get(stem(withoutJoined(word))) ?? 1)

const meaningsOfPhrase = (words: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = words
  const others = rest.map(stem)
  return (
    EXACTLY.get(words.join(' ')) ??
    MEANINGS.get([stem(first), ...others].join(' ')) ??
    MEANINGS.get([stem(withoutJoined(first)), ...others].join(' ')) ??
    []
  )
}
const meaningsOfWord = remembered((word) => meaningsOfPhrase([word]))

/**
 * The concepts of one or more folded words, each written `#concept`: looked up as written, otherwise without
 * inflection, otherwise without the prefix attached to the first word.
 */
export const meaningsOf = (words: readonly string[]): readonly string[] =>
  words.length === 1 ? meaningsOfWord(words[0] ?? '') : meaningsOfPhrase(words)

/** The single words with a meaning, as listed. */
export const KNOWN_WORDS: readonly string[] = [...EXACTLY.keys()].filter((key) => !key.includes(' '))
