import { and, desc, eq, sql, isNull } from 'drizzle-orm'
import { type Intent, keptIntent } from '#features/assistant/intents.ts'
import { keptListed, type Listed } from '#features/assistant/listed.ts'
import type { Answer } from '#features/assistant/server/question.ts'
import type { AnswerSource, Source } from '#features/assistant/sources.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Language } from '#kit/shared/languages.ts'
import type { Conversation } from '../contract.ts'
import type { ChatMessage, Rating } from '../message.ts'
import { DEFAULT_MAX_CONVERSATIONS, MESSAGES_SHOWN } from '../rules.ts'
import { chatConversations, chatMessages, chatSettings } from './table.ts'

export type ConversationRow = typeof chatConversations.$inferSelect
type MessageRow = typeof chatMessages.$inferSelect

export const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  author: row.author,
  text: row.text,
  sources: row.entries,
  listed: keptListed(row.listed),
  isDefault: row.source === 'default',
  rating: row.rating,
  staffName: row.staffName,
  wish: row.wish && keptIntent(row.wish),
})

/** Since when a guest waits whom nobody has seen, in milliseconds; null where somebody has, or answers. */
export function unseenSince({ state, handedOverAt, staffSawAt }: ConversationRow): number | null {
  if (state !== 'waiting' || !handedOverAt) return null
  return staffSawAt && staffSawAt >= handedOverAt ? null : handedOverAt.getTime()
}

/** Since when a guest waits whom nobody has seen although everybody was alerted, in milliseconds; null otherwise. */
export function alertedSince(row: ConversationRow): number | null {
  const since = unseenSince(row)
  return since !== null && row.alertedAt !== null && row.alertedAt.getTime() >= since ? since : null
}

/** When somebody saw that a guest waits, as long as that waits. */
export const seenOf = (row: ConversationRow) =>
  row.state === 'waiting' && unseenSince(row) === null ? (row.staffSawAt?.toISOString() ?? null) : null

export const toConversation = (
  row: ConversationRow,
  limit: number,
  messages: ChatMessage[],
): Conversation => ({
  id: row.id,
  sessionId: row.sessionId,
  state: row.state,
  staffName: row.staffName,
  staffSawAt: seenOf(row),
  isAlerted: alertedSince(row) !== null,
  danger: row.danger,
  replyCount: row.replyCount,
  limit,
  messages,
})

/** CHAT-05 */
export async function readLimit(tx: Tx, hotelId: string): Promise<number> {
  const [row] = await tx
    .select({ most: chatSettings.maxConversations })
    .from(chatSettings)
    .where(eq(chatSettings.hotelId, hotelId))
  return row?.most ?? DEFAULT_MAX_CONVERSATIONS
}

const bySession = (hotelId: string, sessionId: string) =>
  and(eq(chatConversations.hotelId, hotelId), eq(chatConversations.sessionId, sessionId))
const byId = (hotelId: string, id: string) =>
  and(eq(chatConversations.hotelId, hotelId), eq(chatConversations.id, id))

export async function findConversation(
  tx: Tx,
  hotelId: string,
  sessionId: string,
): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(chatConversations).where(bySession(hotelId, sessionId))
  return row ?? null
}

/** Reads a conversation by its id and locks it until the transaction ends. */
export async function holdConversation(tx: Tx, hotelId: string, id: string): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(chatConversations).where(byId(hotelId, id)).for('update')
  return row ?? null
}

/** Notes that the guest has the conversation before their eyes. */
export const saveSeen = (tx: Tx, { hotelId, id }: Pick<ConversationRow, 'hotelId' | 'id'>) =>
  tx
    .update(chatConversations)
    .set({ guestSawAt: sql`now()` })
    .where(byId(hotelId, id))

export type Beginning = { hotelId: string; sessionId: string; deviceId: string; language: Language }

/** The conversation of a session, created if missing, and locked until the transaction ends; null if another guest's. */
export async function openConversation(tx: Tx, beginning: Beginning): Promise<ConversationRow | null> {
  await tx.insert(chatConversations).values(beginning).onConflictDoNothing()
  const where = bySession(beginning.hotelId, beginning.sessionId)
  const [row] = await tx.select().from(chatConversations).where(where).for('update')
  return row ?? null
}

export async function saveConversation(
  tx: Tx,
  { hotelId, id }: Pick<ConversationRow, 'hotelId' | 'id'>,
  change: Partial<ConversationRow>,
): Promise<ConversationRow> {
  const [row] = await tx.update(chatConversations).set(change).where(byId(hotelId, id)).returning()
  if (!row) throw new Error('A locked conversation no longer exists')
  return row
}

const ofConversation = (hotelId: string, conversationId: string) =>
  and(eq(chatMessages.hotelId, hotelId), eq(chatMessages.conversationId, conversationId))

/** The newest messages of a conversation, in chronological order. */
export async function listMessages(tx: Tx, hotelId: string, conversationId: string): Promise<ChatMessage[]> {
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(ofConversation(hotelId, conversationId))
    .orderBy(desc(chatMessages.position))
    .limit(MESSAGES_SHOWN)
  return rows.toReversed().map(toMessage)
}

/** A message of any conversation of the hotel. */
export async function findMessage(tx: Tx, hotelId: string, id: string): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.hotelId, hotelId), eq(chatMessages.id, id)))
  return row ?? null
}

/** The last message that a person of the hotel wrote in a conversation. */
export async function findNewestOfStaff(tx: Tx, hotelId: string, conversationId: string) {
  const [row] = await tx
    .select({ id: chatMessages.id, at: chatMessages.at })
    .from(chatMessages)
    .where(and(ofConversation(hotelId, conversationId), eq(chatMessages.author, 'staff')))
    .orderBy(desc(chatMessages.position))
    .limit(1)
  return row ?? null
}

export async function findAnswerTo(tx: Tx, hotelId: string, messageId: string): Promise<ChatMessage | null> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.hotelId, hotelId), eq(chatMessages.answers, messageId)))
  return row ? toMessage(row) : null
}

export type NewMessage = {
  id?: string
  author: ChatMessage['author']
  text: string
  source?: AnswerSource
  answers?: string
  entries?: Source[]
  listed?: readonly Listed[]
  staffName?: string | null
  wish?: Intent | null
}

/** Adds a message at the end of a locked conversation. */
export async function addMessage(
  tx: Tx,
  { hotelId, id: conversationId }: Pick<ConversationRow, 'hotelId' | 'id'>,
  message: NewMessage,
): Promise<ChatMessage> {
  const [last] = await tx
    .select({ position: chatMessages.position })
    .from(chatMessages)
    .where(ofConversation(hotelId, conversationId))
    .orderBy(desc(chatMessages.position))
    .limit(1)
  const position = (last?.position ?? 0) + 1
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...message, hotelId, conversationId, position })
    .returning()
  if (!row) throw new Error('The message was not added')
  await saveConversation(tx, { hotelId, id: conversationId }, { lastMessageAt: row.at })
  return toMessage(row)
}

/** Adds what the assistant says at the end of a locked conversation; `answers`: the message that it answers. */
export const addAnswer = (
  tx: Tx,
  row: Pick<ConversationRow, 'hotelId' | 'id'>,
  { intent, talk: _talk, ...said }: Answer,
  answers?: string,
) =>
  addMessage(tx, row, {
    ...said,
    wish: intent ?? null,
    author: 'assistant',
    ...(answers === undefined ? {} : { answers }),
  })

/** Stores whether an answer helped; `absent` when the conversation has no such answer. */
export async function saveRating(
  tx: Tx,
  { hotelId, id: conversationId }: ConversationRow,
  messageId: string,
  rating: Rating | null,
): Promise<'absent' | 'same' | 'changed'> {
  const answer = and(
    eq(chatMessages.hotelId, hotelId),
    eq(chatMessages.id, messageId),
    eq(chatMessages.conversationId, conversationId),
    eq(chatMessages.author, 'assistant'),
  )
  const [known] = await tx.select({ rating: chatMessages.rating }).from(chatMessages).where(answer)
  if (!known) return 'absent'
  if (known.rating === rating) return 'same'
  await tx.update(chatMessages).set({ rating }).where(answer)
  return 'changed'
}

/** Takes an answer off the questions that wait for the staff. */
export async function dismissAnswer(tx: Tx, hotelId: string, id: string) {
  await tx
    .update(chatMessages)
    .set({ dismissedAt: sql`now()` })
    .where(and(eq(chatMessages.hotelId, hotelId), eq(chatMessages.id, id), isNull(chatMessages.dismissedAt)))
}

/** Takes a deleted guest off their conversations, which keep name and room. */
export async function forgetGuest(tx: Tx, hotelId: string, guestId: string): Promise<void> {
  const ofGuest = and(eq(chatConversations.hotelId, hotelId), eq(chatConversations.guestId, guestId))
  await tx.update(chatConversations).set({ guestId: null }).where(ofGuest)
}

/** Creates a hotel's chat settings, with the defaults. */
export async function openChatSettings(tx: Tx, hotelId: string) {
  await tx.insert(chatSettings).values({ hotelId }).onConflictDoNothing()
}
