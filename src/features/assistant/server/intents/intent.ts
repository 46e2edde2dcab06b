import {
  ASKING,
  ASKING_FIRST,
  HARMLESS,
  isGreeting,
  TELLING,
  WANTING,
} from '#features/language/server/order-words.ts'
import { tokensOf } from './clauses.ts'

type Wish = { wants: boolean; asks: boolean }

const PAUSE = /[.!?؟;؛,،\n]+\s*/u

/**
 * Whether a message asks for something to be brought; null when it asks for facts, complains or cancels.
 * @param wanting the phrases by which it does
 */
export function intentOf(words: readonly string[], text: string, wanting = WANTING): Wish | null {
  const first = words.findIndex((word) => !isGreeting(word))
  const whole = ` ${words.slice(Math.max(first, 0)).join(' ')} `
  // blanks are kept, so that words which stood apart stay apart
  const rest = whole.replace(wanting, '').replace(/ +/g, ' ')
  if (ASKING_FIRST.test(rest) || ASKING.test(rest) || TELLING.test(whole.replace(HARMLESS, ''))) return null
  return { wants: rest !== whole, asks: /[?؟]\s*$/.test(text) }
}

/** A message with blanks in place of the sentences that want nothing, where another does: `this is Ann, may I have tea`. */
export function wantingIn(text: string): string {
  const parts = text.split(PAUSE).map((part) => ({
    part,
    intent: intentOf(
      tokensOf(part).map(({ word }) => word),
      part,
    ),
  }))
  if (!parts.some(({ intent }) => intent?.wants)) return text
  return parts.reduce(
    (left, { part, intent }) =>
      intent === null && part.trim() ? left.replace(part, ' '.repeat(part.length)) : left,
    text,
  )
}
