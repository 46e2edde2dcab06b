import {
  COMPLAINING,
  DIRTY,
  INSULTING,
  NOT_COMPLAINING,
  WAITING,
} from '#features/language/server/trouble-words.ts'
import { AND, JOINED } from '#features/language/server/order-words.ts'
import { tokensOf } from '../intents/clauses.ts'
import { intentOf } from '../intents/intent.ts'
import { leftOf, lineOf, takeAll } from '../intents/line.ts'

const SENTENCE = /[^.!?؟…\n]+/gu
const PATTERNS = [DIRTY, WAITING, COMPLAINING, INSULTING]

/**
 * What a guest complains about, as far as something is to be done about it; `about`: the words beside that which
 * complains, `rest`: the message without what of it does.
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

const wants = (part: string) =>
  intentOf(
    tokensOf(part).map(({ word }) => word),
    part,
  )?.wants ?? false

/** Where a sentence may go on with something else: at a comma, and after an "and". */
const cutsIn = (sentence: string) =>
  tokensOf(sentence).flatMap(({ word, start, end }, place) => {
    if (place === 0) return []
    if (AND.has(word)) return [{ from: start, to: end }]
    const isApart = /[,،;؛–—-]\s*$/u.test(sentence.slice(0, start))
    const joined = JOINED.find((each) => word.startsWith(each) && word.length > each.length)
    return isApart ? [{ from: start, to: start }] : joined ? [{ from: start, to: start + joined.length }] : []
  })

/** A sentence that complains, apart from what it wants besides: "my soup is cold and I want another one". */
function withoutWish(sentence: string): { told: string; wish: string } {
  for (const { from, to } of cutsIn(sentence)) {
    const [head, tail] = [sentence.slice(0, from), sentence.slice(to)]
    if (complains(head) && !complains(tail) && wants(tail)) return { told: head, wish: tail }
    if (complains(tail) && !complains(head) && wants(head)) return { told: tail, wish: head }
  }
  return { told: sentence, wish: '' }
}

const wordsBeside = (sentence: string) =>
  leftOf(PATTERNS.reduce(takeAll, lineIn(sentence))).map(({ start, end }) => sentence.slice(start, end))

/** What a message complains about; null for one that asks, wants or praises. */
export function readComplaint(text: string): Complaint | null {
  const gone: string[] = []
  const rest = text.replace(SENTENCE, (sentence) => {
    if (!complains(sentence)) return sentence
    const { told, wish } = withoutWish(sentence)
    gone.push(told.trim())
    return wish.padStart(sentence.length)
  })
  if (gone.length === 0) return null
  const isSaid = (pattern: RegExp) => gone.some((sentence) => pattern.test(lineIn(sentence).said))
  const about = gone.flatMap(wordsBeside).join(' ')
  return { isDirty: isSaid(DIRTY), isWaiting: isSaid(WAITING), about, rest }
}
