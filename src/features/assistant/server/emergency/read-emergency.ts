import { type Danger, DANGERS } from '#features/language/dangers.ts'
import { HALF, isGreeting } from '#features/language/server/order-words.ts'
import { meaningsOf } from '#features/language/server/lexicon.ts'
import { STOP_WORDS, WEAK_WORDS } from '#features/language/server/stop-words.ts'
import { isCry } from '#features/language/server/trouble-words.ts'
import { KIND_FEATURES, kindFeaturesOf } from './features.ts'
import { ASKED_FROM, hasWord, likelihoodOf, sum, weights } from './likelihood.ts'
import { WELL_KNOWN } from '../../emergency-numbers.ts'
import { readComplaint } from '../complaint/read-complaint.ts'
import { numberIn, reachedIn, withoutCounted } from './numbers.ts'
import { recallsEmergency } from './recalls.ts'
import { LEARNED } from './learned.ts'
import { signsOf, wordsOfMessage } from './signs.ts'

/** From here on it is taken for one: of what is ordinary, or only looks like one, one message in forty reaches it. */
const SURE_FROM = 0.8
/** Few words without any sign of danger say little, the fewer the less: they are one only where they are known as such. */
const OF_FEW = [
  { askedFrom: 0.95, sureFrom: 0.97 },
  { askedFrom: 0.8, sureFrom: 0.97 },
  { askedFrom: 0.5, sureFrom: 0.9 },
]
/** One word is sure where it is a cry for help, and only then: "lift", "doctor" and "child" name something. */
const CRY = { askedFrom: 0, sureFrom: 0 }
const NEVER = { askedFrom: Infinity, sureFrom: Infinity }
/** Messages without a word; a fire may as well be praise. */
const WORDLESS: { pattern: RegExp; danger: Danger; isSure: boolean }[] = [
  { pattern: /🆘/u, danger: 'help', isSure: true },
  { pattern: /🚑/u, danger: 'life', isSure: false },
  { pattern: /🔥|🚒/u, danger: 'fire', isSure: false },
  { pattern: /🚓|👮/u, danger: 'crime', isSure: false },
  { pattern: /🚨/u, danger: 'help', isSure: false },
]

function readWordless(text: string): Emergency | null {
  const found = WORDLESS.find(({ pattern }) => pattern.test(text))
  return found ? { danger: found.danger, isSure: found.isSure } : null
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

/** Of words that are signs of no danger. */
const HARMLESS: ReadonlySet<string> = new Set(
  'call now not supposed past asking wanting price amenity food figure mild person door child'.split(' '),
)

const hasNoSign = (words: readonly string[]) => signsOf(words).every((sign) => HARMLESS.has(sign))

/** What a message complains about that has no sign of danger. */
const plainComplaint = (text: string) => (hasNoSign(wordsOfMessage(text)) ? readComplaint(text) : null)

/** What a message is besides greetings where that is one word; null where it is none or several. */
function wordAlone(text: string): string | null {
  const [word, ...others] = new Set(
    wordsOfMessage(text).filter((each) => !/^\d+$/.test(each) && !isGreeting(each)),
  )
  return others.length === 0 ? (word ?? null) : null
}

/** What a guest in danger may mean who writes no more than that. */
const PERHAPS: ReadonlySet<string> = new Set(
  '#emergency #fire #ambulance #police #doctor #hospital #child #pregnant #snake #pain #security #lost #roomkey #allergy #leak #socket #lift #injector #firstaid #wakeup'.split(
    ' ',
  ),
)

/** Whether a word says nothing by itself, or names what guests ask about on any day. */
function isEveryday(word: string): boolean {
  const meanings = meaningsOf([word])
  const isEmpty = (STOP_WORDS.has(word) || WEAK_WORDS.has(word)) && !signsOf([word]).includes('help')
  return isEmpty || (meanings.length > 0 && !meanings.some((meaning) => PERHAPS.has(meaning)))
}

const isQuestion = (text: string) => /[?؟]\s*$/u.test(text)

const ASKED_ON_MAX = 3

/** How likely it has to be that the guest is asked, and that it is taken for one. */
function thresholdsFor(text: string) {
  const words = wordsOfMessage(text)
  const known = { askedFrom: ASKED_FROM, sureFrom: SURE_FROM }
  const few = hasNoSign(words) ? (OF_FEW[words.length - 1] ?? known) : known
  const alone = wordAlone(text)
  if (alone === null) return few
  if (isCry(alone)) return isQuestion(text) ? known : CRY
  return isEveryday(alone) ? NEVER : { ...few, sureFrom: Infinity }
}

/** Whether a message goes on with a question in a few words that are signs of no danger: "and my son?" */
function asksOn(text: string): boolean {
  const words = wordsOfMessage(text)
  return words.length <= ASKED_ON_MAX && isQuestion(text) && hasNoSign(words)
}

/** Whether a message without any sign of danger looks like one only because it wants half of something, not two of it. */
function isOfHalf(text: string): boolean {
  const words = wordsOfMessage(text)
  const counted = ` ${words.join(' ')} `.replace(HALF, '2')
  return signsOf(words).length === 0 && likelihoodOf(counted) < ASKED_FROM
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

/** Known far and wide, and the number of a room in nearly every hotel: alone it is asked about. */
const OFTEN_A_ROOM = '112'

/** What emergency a message is of, in any of the languages; null for all else. */
export function readEmergency(written: string): Emergency | null {
  const reached = reachedIn(written)
  if (reached)
    return (
      readEmergency(reached.rest) ??
      (WELL_KNOWN.has(reached.number) ? { danger: 'help', isSure: false } : null)
    )
  const said = numberIn(written)
  if (said && WELL_KNOWN.has(said.number))
    return { danger: 'help', isSure: said.isDialled || said.number !== OFTEN_A_ROOM }
  const text = withoutCounted(written)
  if (!hasWord(text)) return readWordless(text)
  const likelihood = likelihoodOf(text)
  const { askedFrom, sureFrom } = thresholdsFor(text)
  if (likelihood < askedFrom || recallsEmergency(text) || asksOn(text)) return null
  if (likelihood < sureFrom && isOfHalf(text)) return null
  const complaint = plainComplaint(text)
  if (complaint && !complaint.isWaiting) return null
  // that nobody comes may as well be the service
  return { danger: dangerOf(text), isSure: likelihood >= sureFrom && complaint === null }
}
