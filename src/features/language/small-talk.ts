import { LANGUAGES } from '#kit/shared/languages.ts'
import { WORDS } from './lists.ts'
import { isOneOf, wordsOf } from './words.ts'

export type SmallTalk = 'hello' | 'thanks' | 'bye'

/** What any language says of a kind; `around`: what is said beside the others. */
export const smallTalkWords = (kind: SmallTalk | 'around'): readonly string[] =>
  LANGUAGES.flatMap((language) => WORDS[language].smallTalk[kind].split(/\s+/))

/** In order of precedence, for texts with several. */
const SAID: Record<SmallTalk, readonly string[]> = {
  thanks: smallTalkWords('thanks'),
  bye: smallTalkWords('bye'),
  hello: smallTalkWords('hello'),
}
const AROUND = smallTalkWords('around')

/** A greeting, a thank-you or a goodbye without a question; null for everything else. */
export function smallTalkOf(text: string): SmallTalk | null {
  const words = wordsOf(text)
  const kinds = Object.keys(SAID) as SmallTalk[]
  const isAny = (word: string) => kinds.some((kind) => isOneOf(word, SAID[kind])) || isOneOf(word, AROUND)
  if (words.length === 0 || words.length > 8 || !words.every(isAny)) return null
  return kinds.find((kind) => words.some((word) => isOneOf(word, SAID[kind]))) ?? null
}
