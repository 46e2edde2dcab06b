import { isGreeting } from '#features/language/server/order-words.ts'
import { BECAUSE, BESIDE_RECALL, DENYING, RECALLING } from '#features/language/server/trouble-words.ts'
import { leftOf, lineOf, SENTENCE, take, takeAll } from '../intents/line.ts'
import { ASKED_FROM, likelihoodOf } from './likelihood.ts'

const isBeside = ({ word }: { word: string }) => isGreeting(word) || BESIDE_RECALL.has(word)

/** What stands between two pauses, and why it is so apart. */
function clausesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const line = lineOf(sentence)
    const found = take(line, BECAUSE)?.found
    const at = found ? line.starts.findIndex((start) => start >= found.index) : -1
    const begin = line.tokens[at]?.start
    return begin === undefined ? [sentence] : [sentence.slice(0, begin), sentence.slice(begin)]
  })
}

const recalls = (text: string) => {
  const line = lineOf(text)
  return RECALLING.test(line.said) && leftOf(takeAll(line, RECALLING)).every(isBeside)
}

/** Whether a clause goes with what takes an emergency back: it is none of one by itself, and denies nothing. */
const goesAlong = (text: string) => {
  const line = lineOf(text)
  return line.tokens.every(isBeside) || (!DENYING.test(line.said) && likelihoodOf(text) < ASKED_FROM)
}

/**
 * Whether a message says that there is no emergency, and of none besides: "sorry, that was a false alarm, my toast
 * burned".
 */
export function recallsEmergency(text: string): boolean {
  if (/[?؟]/u.test(text)) return false
  if (recalls(text)) return true
  const clauses = clausesOf(text)
  const others = clauses.filter((clause) => !recalls(clause))
  return (
    others.length < clauses.length &&
    others.every(goesAlong) &&
    !RECALLING.test(lineOf(others.join(' ')).said)
  )
}
