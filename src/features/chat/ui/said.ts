import type { ChatEvent, Conversation } from '../contract.ts'
import type { ChatMessage } from '../message.ts'

/** A pending message: being sent, being answered, or failed, with the error to show. */
export type PendingMessage = {
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

/** The conversation after an event from the server. */
export function afterEvent(
  before: Conversation | null,
  event: Exclude<ChatEvent, { kind: 'piece' }>,
  fresh: { id: string; sessionId: string; limit: number },
): Conversation {
  const base = before ?? {
    ...fresh,
    state: 'assistant',
    staffName: null,
    staffSawAt: null,
    isAlerted: false,
    danger: null,
    replyCount: 0,
    messages: [],
  }
  const messages = withMessage(base.messages, event.message)
  if (event.kind === 'kept') return { ...base, messages }
  const { replyCount, state, asked, message } = event
  const wish = message?.wish
  const called =
    state === 'waiting' && wish?.kind === 'emergency' ? { danger: wish.danger, staffSawAt: null } : {}
  return { ...base, ...called, messages: withMessage(messages, asked), replyCount, state }
}

/** The messages on the screen: the conversation, and the pending message unless it is already part of it. */
export function shownMessages(
  messages: readonly ChatMessage[],
  onTheWay: PendingMessage | null,
): ChatMessage[] {
  if (!onTheWay || messages.some(({ id }) => id === onTheWay.key)) return [...messages]
  const { key: id, text, at } = onTheWay
  const plain = { sources: [], isDefault: false, rating: null, staffName: null, wish: null }
  return [...messages, { id, text, at, author: 'guest', ...plain }]
}

/** Whether the answer to the pending message is still to be shown as it arrives. */
export const isAwaited = (messages: readonly ChatMessage[], { key, failure }: PendingMessage) =>
  failure === null && messages.findIndex(({ id }) => id === key) >= messages.length - 1

/** The newest message, but for what is asked below an answer. */
export const newestOf = (messages: readonly ChatMessage[]) =>
  messages.findLast(({ wish }) => wish?.kind !== 'emergency' || !wish.isAsked)
