import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DANGERS } from '#features/language/dangers.ts'
import { Phrasing } from '#features/knowledge/contract.ts'
import { commonErrors } from '#kit/shared/errors.ts'
import { LANGUAGES } from '#kit/shared/languages.ts'
import { Id, OfHotel, requiredText } from '#kit/shared/shapes.ts'
import { ChatMessage, ChatState } from './message.ts'
import { INBOX_SCOPES } from './inbox-rules.ts'
import { MESSAGE_LENGTH_MAX } from './rules.ts'

/** A guest's conversation as the hotel's staff see it. */
const Listed = z.object({
  id: Id,
  /** Null for a visitor who has not signed in. */
  guestName: z.string().nullable(),
  roomNumber: z.string().nullable(),
  language: z.enum(LANGUAGES),
  state: ChatState,
  /** Null also while the platform's support holds it. */
  staffName: z.string().nullable(),
  /** Whether the caller holds it. */
  isMine: z.boolean(),
  /** The guest's messages since the hand-over that no member of staff has seen. */
  unreadCount: z.int(),
  /** The beginning of the guest's newest message, in an emergency until somebody takes over of what called; null when there is none. */
  lastQuestion: z.string().nullable(),
  lastMessageAt: z.iso.datetime(),
  /** Since when the guest waits for a person; null while nobody is asked for, or one answers. */
  waitingSince: z.iso.datetime().nullable(),
  /** When somebody saw since that the guest waits. */
  seenAt: z.iso.datetime().nullable(),
  /** Of what emergency the guest wrote; null for none. */
  danger: z.enum(DANGERS).nullable(),
  /** Whether the guest has complained since the conversation was last given back. */
  isComplaint: z.boolean(),
})
export type ListedConversation = z.infer<typeof Listed>

const OpenedConversation = Listed.extend({ messages: z.array(ChatMessage) })
export type OpenedConversation = z.infer<typeof OpenedConversation>

/** A guest who waits: for anybody, or for the caller, who has not seen the latest message. */
const Calling = Listed.pick({ id: true, guestName: true, roomNumber: true, danger: true }).extend({
  /** Since when the guest waits whom nobody has seen although everybody was alerted; null otherwise. */
  alertedSince: z.iso.datetime().nullable(),
  /** Whether an emergency is to be shown without a sound: so many others called just before. */
  isQuiet: z.boolean(),
})
export type Calling = z.infer<typeof Calling>

const OneOf = OfHotel.extend({ id: Id })

const inboxErrors = {
  ...commonErrors,
  /** Another member of staff answers this guest: take it over first. */
  HELD_BY_OTHER: { status: 409, data: z.object({ staffName: z.string().nullable() }) },
  /** The guest has written of an emergency that nobody has seen yet. */
  STILL_CALLING: { status: 409 },
  /** The hotel has as many checks as it may. */
  CHECKS_FULL: { status: 409 },
} as const

const tags = ['Chat']

export const inboxContract = {
  listConversations: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/conversations',
      summary:
        'Conversations that wait for a person or are with one, emergencies first, then the longest wait; or the newest of all',
      tags,
    })
    .input(OfHotel.extend({ scope: z.enum(INBOX_SCOPES) }))
    .output(z.array(Listed)),
  countWaiting: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/conversations-waiting',
      summary:
        'How many conversations wait for an answer of the staff, and which of them call for the caller',
      tags,
    })
    .input(OfHotel)
    .output(z.object({ waiting: z.int(), calling: z.array(Calling) })),
  openConversation: oc
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/hotels/{slug}/conversations/{id}',
      summary: 'A conversation with its messages',
      tags,
    })
    .input(OneOf)
    .output(OpenedConversation),
  markRead: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/conversations/{id}/read',
      summary:
        "Mark the guest's messages as read, and that the guest waits as seen; no effect on an emergency, nor on a support visit",
      tags,
    })
    .input(OneOf)
    .output(z.null()),
  seeEmergency: oc
    .errors(commonErrors)
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/conversations/{id}/emergency/seen',
      summary: "Note that somebody looks after the guest's emergency; no effect on a support visit",
      tags,
    })
    .input(OneOf)
    .output(z.null()),
  takeOver: oc
    .errors({ ...commonErrors, STILL_CALLING: inboxErrors.STILL_CALLING })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/conversations/{id}/staff',
      summary: 'Take the conversation over from the assistant or another member of staff',
      tags,
    })
    .input(OneOf)
    .output(OpenedConversation),
  reply: oc
    .errors(inboxErrors)
    .route({
      method: 'POST',
      path: '/hotels/{slug}/conversations/{id}/replies',
      summary: 'Reply to the guest; takes the conversation over when nobody holds it',
      tags,
    })
    .input(
      OneOf.extend({
        text: requiredText(MESSAGE_LENGTH_MAX),
        /** One per message written, so that a retry is not taken for a new message. */
        key: Id,
      }),
    )
    .output(OpenedConversation),
  markWrong: oc
    .errors({ ...commonErrors, TOO_MANY: { status: 409 }, CHECKS_FULL: inboxErrors.CHECKS_FULL })
    .route({
      method: 'PUT',
      path: '/hotels/{slug}/chat-answers/{id}/wrong',
      summary:
        'Mark an answer of the assistant as wrong, with the entry that should have answered, or null where it should have said that it does not know',
      tags,
    })
    .input(OneOf.extend({ question: Phrasing, entryId: Id.nullable() }))
    .output(z.null()),
  giveBack: oc
    .errors(inboxErrors)
    .route({
      method: 'DELETE',
      path: '/hotels/{slug}/conversations/{id}/staff',
      summary: 'Give the conversation back to the assistant',
      tags,
    })
    .input(OneOf)
    .output(OpenedConversation),
}
