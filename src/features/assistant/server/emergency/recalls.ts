import { isGreeting } from '#features/language/server/order-words.ts'
import {
  BECAUSE,
  BESIDE_RECALL,
  DENYING,
  FALSE_ALARM,
  RECALLING,
} from '#features/language/server/trouble-words.ts'
import { leftOf, type Line, lineOf, SENTENCE, take, takeAll } from '../intents/line.ts'
import { ASKED_FROM, likelihoodOf } from './likelihood.ts'

const isBeside = ({ word }: { word: string }) => isGreeting(word) || BESIDE_RECALL.has(word)

/** A text in two, before the word at a place of its line. */
function splitAt(text: string, { starts, tokens }: Line, place: number): string[] {
  const begin = tokens[starts.findIndex((start) => start >= place)]?.start
  return begin === undefined ? [text] : [text.slice(0, begin), text.slice(begin)]
}

/** "false alarm it was the steam": what goes on behind a false alarm without a pause apart. */
function withoutPause(text: string): string[] {
  const line = lineOf(text)
  const found = take(line, FALSE_ALARM)?.found
  return found ? splitAt(text, line, found.index + found[0].length) : [text]
}

/** What stands between two pauses, and why it is so apart. */
function clausesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    const line = lineOf(sentence)
    const found = take(line, BECAUSE)?.found
    const parts = found ? splitAt(sentence, line, found.index) : [sentence]
    return parts.flatMap(withoutPause)
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
