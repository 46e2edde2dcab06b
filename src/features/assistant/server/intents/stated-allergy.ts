import { statesAllergy } from '../facts/diet/read-question.ts'
import type { Turn } from '../question.ts'

const SENTENCE = /[^.!?؟;؛,،\n]+/gu

/** What a message says that its guest must not eat, and the message with blanks in place of that. */
export function withoutStated(text: string): { stated: string | null; rest: string } {
  const parts = [...text.matchAll(SENTENCE)].filter(([part]) => statesAllergy(part))
  const rest = parts.reduce(
    (left, { 0: part, index }) =>
      left.slice(0, index) + ' '.repeat(part.length) + left.slice(index + part.length),
    text,
  )
  return { stated: parts.map(([part]) => part.trim()).join(', ') || null, rest }
}

/** What a guest has said in the conversation that they must not eat; null for nothing. */
export function statedBefore(before: readonly Turn[]): string | null {
  const turn = before.findLast(({ author, text }) => author === 'guest' && statesAllergy(text))
  return turn ? (withoutStated(turn.text).stated ?? turn.text.trim()) : null
}
