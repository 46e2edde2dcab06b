import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Danger } from '#features/language/dangers.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Intent } from '#features/assistant/intents.ts'
import type { Listed } from '#features/assistant/listed.ts'
import type { Talk } from '#features/assistant/talk.ts'
import type { AnswerSource, Source } from '#features/assistant/sources.ts'
import type { ChatMessage, ChatState, Rating } from '../message.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const chatConversations = pgTable(
  'chat_conversations',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    sessionId: text('session_id').notNull(),
    deviceId: text('device_id').notNull(),
    guestId: uuid('guest_id'),
    guestName: text('guest_name'),
    roomNumber: text('room_number'),
    stayBeganAt: moment('stay_began_at'),
    language: text().$type<Language>().notNull(),
    replyCount: integer('reply_count').notNull().default(0),
    state: text().$type<ChatState>().notNull().default('assistant'),
    staffUserId: uuid('staff_user_id'),
    staffName: text('staff_name'),
    unreadCount: integer('unread_count').notNull().default(0),
    handedOverAt: moment('handed_over_at'),
    /** When the guest last had it before their eyes; null for never. */
    guestSawAt: moment('guest_saw_at'),
    /** When somebody of the staff last saw that the guest waits, and who. */
    staffSawAt: moment('staff_saw_at'),
    staffSawBy: text('staff_saw_by'),
    /** Since when a guest who waits unseen has been everybody's; also of one who was seen later. */
    alertedAt: moment('alerted_at'),
    /** What a guest who waits is in, or was when somebody took over; null where they wrote of no emergency. */
    danger: text().$type<Danger>(),
    /** Whether such a guest is shown, and rings nowhere: so many others had everybody called just before. */
    isQuiet: boolean('is_quiet').notNull().default(false),
    /** Which message of the guest called everybody; says nothing once they are in no danger. */
    calledBy: uuid('called_by'),
    /** Whether the guest has complained since it was last given back. */
    isComplaint: boolean('is_complaint').notNull().default(false),
    /** What the guest may go on about: `keptTalk`. */
    talk: jsonb().$type<Talk>(),
    answering: uuid(),
    answeringUntil: moment('answering_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastMessageAt: moment('last_message_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    conversationId: uuid('conversation_id').notNull(),
    position: integer().notNull(),
    at: moment('at').notNull().defaultNow(),
    author: text().$type<ChatMessage['author']>().notNull(),
    text: text().notNull(),
    source: text().$type<AnswerSource>(),
    answers: uuid(),
    entries: jsonb().$type<Source[]>().notNull().default([]),
    rating: text().$type<Rating>(),
    staffName: text('staff_name'),
    wish: jsonb().$type<Intent>(),
    listed: jsonb().$type<readonly Listed[]>().notNull().default([]),
    /** For an answer: when staff dismissed the question that it did not answer well. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const chatSettings = pgTable('chat_settings', {
  hotelId: uuid('hotel_id').primaryKey(),
  maxConversations: integer('max_conversations').notNull().default(10),
})
