import { type Features, featuresOf } from './features.ts'
import { LEARNED } from './learned.ts'
import { wordsOfMessage } from './signs.ts'

/** From here on the guest is asked: a question too many costs a glance, one too few may cost a life. */
export const ASKED_FROM = 0.1

const decode = (text: string) => new Int8Array(Buffer.from(text, 'base64'))
export const weights = {
  emergency: decode(LEARNED.emergency.weights),
  danger: decode(LEARNED.danger.weights),
}

export function sum(features: Features, of: Int8Array, from: number): number {
  let total = 0
  for (const [number, amount] of features) total += amount * (of[from + number] ?? 0)
  return total
}

export const hasWord = (text: string) => wordsOfMessage(text).some((word) => /\p{L}{2}/u.test(word))

/** How likely a message is of an emergency, from 0 to 1; 0 where it has no word. */
export function likelihoodOf(text: string): number {
  const { step, bias } = LEARNED.emergency
  if (!hasWord(text)) return 0
  return 1 / (1 + Math.exp(-(bias + step * sum(featuresOf(text), weights.emergency, 0))))
}
