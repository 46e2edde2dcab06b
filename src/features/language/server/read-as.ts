import { LANGUAGES } from '#kit/shared/languages.ts'
import { foldedWords } from './fold.ts'
import { SEARCH } from './lists.ts'

const listed = (list: string): ReadonlySet<string> => new Set(foldedWords(list))
const RULES = LANGUAGES.flatMap((language) => SEARCH[language].readAs ?? []).map(
  ({ words, as, since, next, unless }) => ({
    words: listed(words),
    as,
    since: listed(since),
    next: listed(next),
    unless: listed(unless),
  }),
)
const READ = new Set(RULES.flatMap(({ words }) => [...words]))

/** A word among others as it is meant there: in "is the area safe", no safe is spoken of. */
export function asMeant(words: readonly string[], place: number): string {
  const word = words[place] ?? ''
  if (!READ.has(word)) return word
  const rule = RULES.find(
    ({ words: read, since, next, unless }) =>
      read.has(word) &&
      !unless.has(words[place - 1] ?? '') &&
      (since.size + next.size === 0 ||
        next.has(words[place + 1] ?? '') ||
        words.slice(0, place).some((each) => since.has(each))),
  )
  return rule ? rule.as : word
}
