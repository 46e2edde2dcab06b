import {
  COMPLAINING,
  DIRTY,
  INSULTING,
  NOT_COMPLAINING,
  WAITING,
} from '#features/language/server/trouble-words.ts'
import { leftOf, lineOf, takeAll, withoutParts } from '../intents/line.ts'

const SENTENCE = /[^.!?؟…\n]+/gu
const PATTERNS = [DIRTY, WAITING, COMPLAINING, INSULTING]

/**
 * What a guest complains about, as far as something is to be done about it; `about`: the words beside that which
 * complains, `rest`: the message without its sentences that do.
 */
export type Complaint = { isDirty: boolean; isWaiting: boolean; about: string; rest: string }

const lineIn = (sentence: string) => {
  const line = lineOf(sentence)
  return { ...line, said: ` ${line.said}`, starts: line.starts.map((start) => start + 1) }
}

function complains(sentence: string) {
  const { said } = lineIn(sentence)
  return !NOT_COMPLAINING.test(said) && PATTERNS.some((pattern) => pattern.test(said))
}

const wordsBeside = (sentence: string) =>
  leftOf(PATTERNS.reduce(takeAll, lineIn(sentence))).map(({ start, end }) => sentence.slice(start, end))

/** What a message complains about; null for one that asks, wants or praises. */
export function readComplaint(text: string): Complaint | null {
  const { gone, rest } = withoutParts(text, SENTENCE, complains)
  if (gone.length === 0) return null
  const isSaid = (pattern: RegExp) => gone.some((sentence) => pattern.test(lineIn(sentence).said))
  const about = gone.flatMap(wordsBeside).join(' ')
  return { isDirty: isSaid(DIRTY), isWaiting: isSaid(WAITING), about, rest }
}
