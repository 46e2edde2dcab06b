import type { Danger } from '#features/language/dangers.ts'
import { smallTalkOf } from '#features/language/small-talk.ts'
import { wordsOf } from '#features/language/words.ts'
import type { ChatMessage } from './message.ts'

/** Which conversations staff may list: those to answer, or all. */
export const INBOX_SCOPES = ['open', 'all'] as const
export type InboxScope = (typeof INBOX_SCOPES)[number]

/**
 * The guest's question before a message: the nearest text of more than one word, otherwise of one; greetings and thanks
 * are skipped.
 */
export function questionBefore(messages: readonly ChatMessage[], id: string): string {
  const said = messages
    .slice(
      0,
      messages.findIndex((message) => message.id === id),
    )
    .filter(({ author, text }) => author === 'guest' && !smallTalkOf(text))
    .map(({ text }) => ({ text, words: wordsOf(text).length }))
    .toReversed()
  const asked = said.find(({ words }) => words > 1) ?? said.find(({ words }) => words > 0)
  return asked?.text ?? ''
}

type Wait = { danger: Danger | null; waitingSince: string | null; seenAt: string | null }

/** Whether the guest wrote of an emergency that nobody of the staff has seen. */
export const isCalling = ({ danger, waitingSince, seenAt }: Wait) =>
  danger !== null && waitingSince !== null && seenAt === null
