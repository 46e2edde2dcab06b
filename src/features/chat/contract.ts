import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel, requiredText } from '#kit/shared/shapes.ts'
import { inboxContract } from './inbox-contract.ts'
import { ChatMessage, ChatState, Rating } from './message.ts'
import { MESSAGE_LENGTH_MAX, SESSION_ID_LENGTH } from './rules.ts'

/** Made by the browser (CHAT-02), and good in that browser alone. */
export const SessionId = z.string().regex(new RegExp(`^[A-Za-z0-9]{${SESSION_ID_LENGTH}}$`))

export const Conversation = z.object({
  id: Id,
  sessionId: SessionId,
  state: ChatState,
  /** Who of the hotel answers; null also while the platform's support does. */
  staffName: z.string().nullable(),
  /** Replies so far, and how many there may be (CHAT-04, CHAT-05). */
  replyCount: z.int(),
  limit: z.int(),
  messages: z.array(ChatMessage),
})
export type Conversation = z.infer<typeof Conversation>

/**
 * What comes back while an answer is made: the guest's message as it was kept, pieces of the answer, and at the end
 * how it went (CHAT-09). While a person holds the conversation there is no answer, and `message` is null.
 */
export const ChatEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), message: ChatMessage }),
  z.object({ kind: z.literal('piece'), text: z.string() }),
  z.object({
    kind: z.literal('done'),
    success: z.boolean(),
    message: ChatMessage.nullable(),
    /** `timeout` (CHAT-10) or `failed` (CHAT-11), where there is no success. */
    error: z.enum(['timeout', 'failed']).nullable(),
    replyCount: z.int(),
    state: ChatState,
  }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

const InConversation = OfHotel.extend({ sessionId: SessionId })

const chatErrors = {
  ...commonErrors,
  /** CHAT-14 */
  CHAT_LIMIT_REACHED: { status: 409 },
  /** The session id belongs to another browser: start anew. */
  SESSION_TAKEN: { status: 409 },
  /** The message before is still being answered. */
  STILL_ANSWERING: { status: 409 },
} as const

export const chatContract = {
  ...inboxContract,
  getSettings: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/chat-settings',
      summary: 'How many replies a conversation may have, and what guests may ask',
      tags: ['Chat'],
    })
    .input(OfHotel.extend({ language: z.enum(LANGUAGES) }))
    .output(z.object({ maxConversations: z.int(), suggestions: z.array(z.string()) })),
  getConversation: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/chat/{sessionId}',
      summary: "This browser's conversation so far, or null",
      tags: ['Chat'],
    })
    .input(InConversation)
    .output(Conversation.nullable()),
  send: oc
    .errors(chatErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/chat/{sessionId}/messages',
      summary: 'Say something; the answer comes as it is made',
      tags: ['Chat'],
    })
    .input(
      InConversation.extend({
        message: requiredText(MESSAGE_LENGTH_MAX),
        language: z.enum(LANGUAGES),
        /** One for each message that is written: a repeat is not taken for another one. */
        key: Id,
      }),
    )
    .output(eventIterator(ChatEvent)),
  rate: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/chat/{sessionId}/messages/{messageId}/rating',
      summary: 'Whether an answer helped',
      tags: ['Chat'],
    })
    .input(InConversation.extend({ messageId: Id, rating: Rating.nullable() }))
    .output(z.null()),
  askPerson: oc
    .errors({ ...commonErrors, SESSION_TAKEN: chatErrors.SESSION_TAKEN })
    .route({
      method: 'POST',
      path: '/hotels/{slug}/chat/{sessionId}/hand-over',
      summary: 'Ask for a person; the assistant is silent from now on',
      tags: ['Chat'],
    })
    .input(InConversation.extend({ language: z.enum(LANGUAGES) }))
    .output(Conversation),
}
