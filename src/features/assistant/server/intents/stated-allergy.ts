import { statesAllergy } from '../facts/diet/read-question.ts'
import { SENTENCE, withoutParts } from './line.ts'
import type { Turn } from '../question.ts'

/** What a message says that its guest must not eat, and the message with blanks in place of that. */
export function withoutStated(text: string): { stated: string | null; rest: string } {
  const { gone, rest } = withoutParts(text, SENTENCE, statesAllergy)
  return { stated: gone.join(', ') || null, rest }
}

/** What a guest has said in the conversation that they must not eat; null for nothing. */
export function statedBefore(before: readonly Turn[]): string | null {
  const turn = before.findLast(({ author, text }) => author === 'guest' && statesAllergy(text))
  return turn ? (withoutStated(turn.text).stated ?? turn.text.trim()) : null
}
