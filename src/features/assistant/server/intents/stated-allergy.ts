import { allergensIn, isAboutAllergy, partsOf } from '#features/language/health-words.ts'
import { AND, isCorrecting, NOTES } from '#features/language/server/order-words.ts'
import { statesAllergy } from '../facts/diet/read-question.ts'
import { tokensOf } from './clauses.ts'
import { intentOf } from './intent.ts'
import { SENTENCE } from './line.ts'
import type { Turn } from '../question.ts'

/** The words before what must not be eaten that go with it: `but no nuts`. */
const leadsTo = (word: string) => NOTES.has(word) || AND.has(word) || isCorrecting(word)

const joins = (text: string) => tokensOf(text).every(({ word }) => AND.has(word))

/** Where within a sentence that also orders it says what must not be eaten: from the one to the other of both. */
function statedWithin(
  sentence: string,
  orders: (text: string) => boolean,
): { start: number; end: number } | null {
  let at = 0
  const parts = partsOf(sentence).map((part) => {
    const start = at
    at += part.text.length
    return { start, end: at, isAllergy: isAboutAllergy(part), isNamed: allergensIn([part]).length > 0 }
  })
  const allergy = parts.find(({ isAllergy }) => isAllergy)
  if (!allergy) return null
  const near = parts
    .filter(({ isNamed }) => isNamed)
    .toSorted((one, other) => Math.abs(one.start - allergy.start) - Math.abs(other.start - allergy.start))[0]
  const cluster = Math.max(allergy.end, near?.end ?? 0)
  const goingOn = parts.filter(({ start }) => start >= cluster)
  const others = goingOn.slice(
    0,
    goingOn.findIndex((part) => !part.isNamed && !joins(sentence.slice(part.start, part.end))),
  )
  const end = others.findLast(({ isNamed }) => isNamed)?.end ?? cluster
  const first = Math.min(allergy.start, near?.start ?? Infinity)
  const before = tokensOf(sentence.slice(0, first))
  // what says no more than who it is
  if (!orders(sentence.slice(0, first))) return { start: 0, end }
  const leading = before.slice(before.findLastIndex(({ word }) => !leadsTo(word)) + 1)
  return { start: leading[0]?.start ?? first, end }
}

const wants = (text: string) =>
  intentOf(
    tokensOf(text).map(({ word }) => word),
    text,
  )?.wants === true

/**
 * What a message says that its guest must not eat, and the message with blanks in place of that.
 * @param isDish whether a word is one of the menu
 */
export function withoutStated(
  text: string,
  isDish: (word: string) => boolean = () => false,
): { stated: string | null; rest: string } {
  const orders = (part: string) => wants(part) || tokensOf(part).some(({ word }) => isDish(word))
  const stated: string[] = []
  let rest = text
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (!statesAllergy(sentence)) continue
    const within = orders(sentence) ? statedWithin(sentence, orders) : null
    const { start, end } = within ?? { start: 0, end: sentence.length }
    stated.push(sentence.slice(start, end).trim())
    rest = rest.slice(0, index + start) + ' '.repeat(end - start) + rest.slice(index + end)
  }
  return { stated: stated.join(', ') || null, rest }
}

/** What a guest has said in the conversation that they must not eat; null for nothing. */
export function statedBefore(before: readonly Turn[]): string | null {
  const turn = before.findLast(({ author, text }) => author === 'guest' && statesAllergy(text))
  return turn ? (withoutStated(turn.text).stated ?? turn.text.trim()) : null
}
