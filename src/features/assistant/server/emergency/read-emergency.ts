import { type Danger, DANGERS } from '#features/language/dangers.ts'
import { fold } from '#features/language/server/fold.ts'
import { type Features, featuresOf, KIND_FEATURES, kindFeaturesOf } from './features.ts'
import { LEARNED } from './learned.ts'
import { signsOf, wordsOfMessage } from './signs.ts'

/** From here on it is taken for one: of what is ordinary, or only looks like one, one message in forty reaches it. */
const SURE_FROM = 0.8
/** From here on the guest is asked: a question too many costs a glance, one too few may cost a life. */
const ASKED_FROM = 0.15

const decode = (text: string) => new Int8Array(Buffer.from(text, 'base64'))
const weights = { emergency: decode(LEARNED.emergency.weights), danger: decode(LEARNED.danger.weights) }

function sum(features: Features, of: Int8Array, from: number): number {
  let total = 0
  for (const [number, amount] of features) total += amount * (of[from + number] ?? 0)
  return total
}

/** Messages without a word; a number may as well be that of a room, and a fire praise. */
const WORDLESS: { pattern: RegExp; danger: Danger; isSure: boolean }[] = [
  { pattern: /🆘|^(?:911|999)$/u, danger: 'help', isSure: true },
  { pattern: /🚑/u, danger: 'life', isSure: false },
  { pattern: /🔥|🚒/u, danger: 'fire', isSure: false },
  { pattern: /🚓|👮/u, danger: 'crime', isSure: false },
  { pattern: /🚨|^(?:112|12[2-4]|19[2-4])$/u, danger: 'help', isSure: false },
]

const hasWord = (text: string) => wordsOfMessage(text).some((word) => /\p{L}{2}/u.test(word))

function readWordless(text: string): Emergency | null {
  const said = fold(text).replace(/[\s\p{P}]/gu, '')
  const found = WORDLESS.find(({ pattern }) => pattern.test(said))
  return found ? { danger: found.danger, isSure: found.isSure } : null
}

/** How likely a message is of an emergency, from 0 to 1; 0 where it has no word. */
export function likelihoodOf(text: string): number {
  const { step, bias } = LEARNED.emergency
  if (!hasWord(text)) return 0
  return 1 / (1 + Math.exp(-(bias + step * sum(featuresOf(text), weights.emergency, 0))))
}

function dangerOf(text: string): Danger {
  const { step, biases } = LEARNED.danger
  const features = kindFeaturesOf(text)
  const scores = DANGERS.map(
    (_danger, at) => (biases[at] ?? 0) + step * sum(features, weights.danger, at * KIND_FEATURES),
  )
  const danger = DANGERS[scores.indexOf(Math.max(...scores))] ?? 'help'
  return danger === 'help' ? askedFor(text) : danger
}

/** Who is cried for, and so whose number is to be called. */
const CALLED = { fire: 'fire', police: 'crime', ambulance: 'life' } as const

function askedFor(text: string): Danger {
  const signs = signsOf(wordsOfMessage(text))
  const called = Object.entries(CALLED).find(([sign]) => signs.includes(sign))
  return called?.[1] ?? 'help'
}

/** What a message says that somebody is in; not `isSure` where it may as well mean something else. */
export type Emergency = { danger: Danger; isSure: boolean }

/** What emergency a message is of, in any of the languages; null for all else. */
export function readEmergency(text: string): Emergency | null {
  if (!hasWord(text)) return readWordless(text)
  const likelihood = likelihoodOf(text)
  return likelihood < ASKED_FROM ? null : { danger: dangerOf(text), isSure: likelihood >= SURE_FROM }
}
