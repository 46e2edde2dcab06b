import { SMALL_TALK } from '#features/knowledge/words/words.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { isOneOf, wordsOf } from './words.ts'

export type SmallTalk = 'hello' | 'thanks' | 'bye'

const said = (kind: SmallTalk | 'around') =>
  LANGUAGES.flatMap((language) => SMALL_TALK[language][kind].split(/\s+/))

/** In order of precedence, for texts with several. */
const SAID: Record<SmallTalk, readonly string[]> = {
  thanks: said('thanks'),
  bye: said('bye'),
  hello: said('hello'),
}
const AROUND = said('around')

/** A greeting, a thank-you or a goodbye without a question; null for everything else. */
export function smallTalkOf(text: string): SmallTalk | null {
  const words = wordsOf(text)
  const kinds = Object.keys(SAID) as SmallTalk[]
  const isAny = (word: string) => kinds.some((kind) => isOneOf(word, SAID[kind])) || isOneOf(word, AROUND)
  if (words.length === 0 || words.length > 8 || !words.every(isAny)) return null
  return kinds.find((kind) => words.some((word) => isOneOf(word, SAID[kind]))) ?? null
}
