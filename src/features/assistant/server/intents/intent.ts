import {
  AROUND,
  ASKING,
  ASKING_FIRST,
  countOf,
  HARMLESS,
  isGreeting,
  TELLING,
  WANTING,
} from '#features/language/server/order-words.ts'
import { any, pattern } from '#features/language/server/service-words.ts'
import { tokensOf } from './clauses.ts'
import { SENTENCE, withoutParts } from './line.ts'

const DECLINING = pattern(any(({ declining }) => declining))

type Wish = { wants: boolean; asks: boolean }

/** Words from where a greeting ends, as a line. */
const lineAfterGreeting = (words: readonly string[]) => {
  const first = words.findIndex((word) => !isGreeting(word))
  return ` ${words.slice(Math.max(first, 0)).join(' ')} `
}

// blanks are kept, so that words which stood apart stay apart
const withoutWanting = (whole: string, wanting: RegExp) => whole.replace(wanting, '').replace(/ +/g, ' ')

/** Which phrases words hold, for what they are most often said. */
export function phrasesIn(words: readonly string[]) {
  const whole = lineAfterGreeting(words)
  const rest = withoutWanting(whole, WANTING)
  return {
    wants: rest !== whole,
    asksFirst: ASKING_FIRST.test(rest),
    asks: ASKING.test(rest),
    tells: TELLING.test(whole.replace(HARMLESS, '')),
    declines: DECLINING.test(whole),
  }
}

/**
 * Whether a message asks for something to be brought; null when it asks for facts, complains or cancels.
 * @param wanting the phrases by which it does
 */
export function intentOf(words: readonly string[], text: string, wanting = WANTING): Wish | null {
  const whole = lineAfterGreeting(words)
  const rest = withoutWanting(whole, wanting)
  if (ASKING_FIRST.test(rest) || ASKING.test(rest) || TELLING.test(whole.replace(HARMLESS, ''))) return null
  return { wants: rest !== whole, asks: /[?؟]\s*$/.test(text) }
}

/** Whether a message asks for facts. */
export function asksIn(words: readonly string[], text: string): boolean {
  const line = ` ${words.join(' ')} `
  const rest = line.replace(WANTING, '').replace(/ +/g, ' ')
  return ASKING_FIRST.test(rest) || ASKING.test(line) || /[?؟]\s*$/.test(text)
}

const isAround = (part: string) => tokensOf(part).every(({ word }) => AROUND.has(word))

const intentIn = (part: string) =>
  intentOf(
    tokensOf(part).map(({ word }) => word),
    part,
  )

const QUESTION = /[^.!?؟\n]*[?؟]/gu

/** A message with blanks in place of questions that want nothing, beside something else: `2 hummus. Is it spicy?` */
function withoutQuestions(text: string): string {
  const { rest } = withoutParts(text, QUESTION, (part) => !intentIn(part)?.wants)
  const words = tokensOf(rest).map(({ word }) => word)
  const isCounted = words.some((word) => countOf(word) !== null)
  return isCounted || (words.length > 0 && intentIn(rest)?.wants) ? rest : text
}

/** A message with blanks in place of the sentences that want nothing, where another does: `this is Ann, may I have tea`. */
export function wantingIn(whole: string): string {
  const asked = withoutQuestions(whole)
  // `by the pool we are, two coffees` without where
  const text = [...asked.matchAll(SENTENCE)].some(([part]) => intentIn(part) !== null)
    ? withoutParts(asked, SENTENCE, (part) => part.trim() !== '' && intentIn(part) === null && isAround(part))
        .rest
    : asked
  return [...text.matchAll(SENTENCE)].some(([part]) => intentIn(part)?.wants)
    ? withoutParts(text, SENTENCE, (part) => part.trim() !== '' && intentIn(part) === null).rest
    : text
}
