import { countWords, SAID_WHOLE_WORDS } from '../../rules.ts'
import { sentencesOf } from '#features/language/server/sentences.ts'

/** How much less of the question a sentence may speak of and still be said along with the one beside it. */
const ALSO_FROM = 0.6
/** A sentence that says less of the question than this is no answer by itself. */
const SENTENCE_FROM = 0.15

/**
 * The part of a content that answers: the sentence that says most of the question, with a neighbour that says nearly as
 * much; all of it where it is short, or where no sentence stands out.
 * @param shares how much of the question each sentence speaks of
 */
export function passageOf(content: string, shares: readonly number[]): string {
  const sentences = sentencesOf(content)
  const best = shares.indexOf(Math.max(...shares))
  const most = shares[best] ?? 0
  const isLevel = shares.filter((share) => share >= most).length > 2
  const isShort = countWords(content) <= SAID_WHOLE_WORDS
  if (isShort || isLevel || most < SENTENCE_FROM) return content
  const isAlso = (at: number) => (shares[at] ?? 0) >= most * ALSO_FROM
  const from = isAlso(best - 1) ? best - 1 : best
  const to = isAlso(best + 1) ? best + 1 : best
  return sentences.slice(from, to + 1).join(' ')
}
