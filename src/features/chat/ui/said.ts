import type { ChatEvent, Conversation } from '../contract.ts'
import type { ChatMessage } from '../message.ts'

/** A message on its way: being sent, being answered, or failed with what to say about it. */
export type OnTheWay = {
  key: string
  sessionId: string
  text: string
  at: string
  answer: string
  isSpoken: boolean
  failure: string | null
}

const withMessage = (messages: readonly ChatMessage[], message: ChatMessage | null) =>
  !message || messages.some(({ id }) => id === message.id) ? [...messages] : [...messages, message]

/** The conversation after something came back from the server. */
export function afterEvent(
  before: Conversation | null,
  event: Exclude<ChatEvent, { kind: 'piece' }>,
  fresh: { id: string; sessionId: string; limit: number },
): Conversation {
  const base = before ?? { ...fresh, state: 'assistant', staffName: null, replyCount: 0, messages: [] }
  const messages = withMessage(base.messages, event.message)
  return event.kind === 'kept'
    ? { ...base, messages }
    : { ...base, messages, replyCount: event.replyCount, state: event.state }
}

/** What is on the screen: the conversation, and the message on its way unless it is there already. */
export function shownMessages(messages: readonly ChatMessage[], onTheWay: OnTheWay | null): ChatMessage[] {
  if (!onTheWay || messages.some(({ id }) => id === onTheWay.key)) return [...messages]
  const { key: id, text, at } = onTheWay
  const plain = { sources: [], isDefault: false, rating: null, staffName: null }
  return [...messages, { id, text, at, author: 'guest', ...plain }]
}

/** Whether the answer to the message on its way is still to be shown as it comes. */
export const isAwaited = (messages: readonly ChatMessage[], { key, failure }: OnTheWay) =>
  failure === null && messages.findIndex(({ id }) => id === key) >= messages.length - 1
