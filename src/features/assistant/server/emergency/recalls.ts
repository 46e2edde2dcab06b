import { isGreeting } from '#features/language/server/order-words.ts'
import { BESIDE_RECALL, RECALLING } from '#features/language/server/trouble-words.ts'
import { leftOf, lineOf, takeAll } from '../intents/line.ts'

/** Whether a message says no more than that there is no emergency: "sorry, false alarm". */
export function recallsEmergency(text: string): boolean {
  const line = lineOf(text)
  if (/[?؟]/u.test(text) || !RECALLING.test(line.said)) return false
  return leftOf(takeAll(line, RECALLING)).every(({ word }) => isGreeting(word) || BESIDE_RECALL.has(word))
}
