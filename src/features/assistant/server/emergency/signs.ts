import { ALL_ATTACHED } from '#features/language/lists.ts'
import { foldedWords } from '#features/language/server/fold.ts'
import { EMERGENCIES } from '#features/language/server/lists.ts'

/** The longest messages are longer than what is read of them, in words. */
const WORDS_READ = 150
/** A word without what its language writes in one word with the next. */
const withoutJoined = (word: string) =>
  ALL_ATTACHED.reduce((rest, { prefix }) => rest.replace(prefix, ''), word)

const ALL = EMERGENCIES.flatMap((lists) =>
  Object.entries(lists).flatMap(([sign, list]) =>
    list.split(/\s+/).flatMap((entry) => {
      const words = entry
        .split('_')
        .map((word) => ({ text: foldedWords(word).join(''), isStart: word.endsWith('*') }))
      return words.every(({ text }) => text !== '') ? [{ sign, words }] : []
    }),
  ),
)

const WHOLE = new Map<string, Set<string>>()
/** By their first three letters. */
const STARTS = new Map<string, { text: string; sign: string }[]>()
const PHRASES: { pattern: RegExp; sign: string }[] = []

for (const { sign, words } of ALL) {
  const [first] = words
  if (!first) continue
  if (words.length > 1) {
    const source = words.map(({ text, isStart }) => text + (isStart ? String.raw`\S*` : '')).join(' ')
    PHRASES.push({ pattern: new RegExp(` ${source} `, 'u'), sign })
  } else if (first.isStart) {
    const key = first.text.slice(0, 2)
    STARTS.set(key, [...(STARTS.get(key) ?? []), { text: first.text, sign }])
  } else WHOLE.set(first.text, (WHOLE.get(first.text) ?? new Set()).add(sign))
}

/** The folded words of a message; a letter that is held down (`heeeelp`) counts once. */
export const wordsOfMessage = (text: string): string[] =>
  foldedWords(text)
    .slice(0, WORDS_READ)
    .map((word) => word.replace(/(.)\1{2,}/gu, '$1'))

const signsOfWord = (word: string): string[] => [
  ...(WHOLE.get(word) ?? []),
  ...(STARTS.get(word.slice(0, 2)) ?? []).filter(({ text }) => word.startsWith(text)).map(({ sign }) => sign),
]

/** What the words of a message, whatever their language, are signs of; in the order of the alphabet. */
export function signsOf(words: readonly string[]): string[] {
  const line = ` ${words.join(' ')} `
  const found = new Set([
    ...words.flatMap((word) => [word, withoutJoined(word)].flatMap(signsOfWord)),
    ...PHRASES.filter(({ pattern }) => pattern.test(line)).map(({ sign }) => sign),
  ])
  return [...found].toSorted()
}
