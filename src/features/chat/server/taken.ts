import type { Language } from '#kit/shared/languages.ts'
import type { ChatMessage } from '../message.ts'
import type { ConversationRow } from './queries.ts'

/**
 * `mayCall`: whether an emergency rings everybody, or is only shown; `isRoom`: whether the message is a number that a room
 * of the hotel has.
 */
export type Said = {
  sessionId: string
  key: string
  message: string
  language: Language
  mayCall?: boolean
  isRoom?: boolean
}

export type Taken =
  | { outcome: 'taken-session' | 'limit-reached' | 'still-answering' }
  /** For the caller to answer. */
  | { outcome: 'answer'; conversation: ConversationRow; message: ChatMessage; before: ChatMessage[] }
  /** A person answers, or no answer is needed. */
  | { outcome: 'kept'; conversation: ConversationRow; message: ChatMessage }
  /** A retry: the message is being answered elsewhere, or already was. */
  | { outcome: 'repeat'; conversation: ConversationRow; message: ChatMessage; answer: ChatMessage | null }
