import { and, asc, desc, eq, getTableColumns, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import type { Calling, ListedConversation } from '../../inbox-contract.ts'
import type { InboxScope } from '../../inbox-rules.ts'
import { alertedSince, type ConversationRow, seenOf } from '../queries.ts'
import { chatConversations } from '../table.ts'

const OPEN_MAX = 200
const NEWEST = 50
const KEPT_DAYS = 90

const columns = {
  ...getTableColumns(chatConversations),
  lastQuestion: sql<string | null>`coalesce(
    CASE WHEN chat_conversations.danger IS NOT NULL AND chat_conversations.state = 'waiting' THEN (
      SELECT left(m.text, 200) FROM chat_messages m
      WHERE m.hotel_id = chat_conversations.hotel_id AND m.id = chat_conversations.called_by) END,
    (SELECT left(m.text, 200) FROM chat_messages m
      WHERE m.hotel_id = chat_conversations.hotel_id AND m.conversation_id = chat_conversations.id
        AND m.author = 'guest'
      ORDER BY m.position DESC LIMIT 1))`,
}
type Row = ConversationRow & { lastQuestion: string | null }

const toListed = (row: Row, { userId }: HotelAdminActor): ListedConversation => ({
  id: row.id,
  guestName: row.guestName,
  roomNumber: row.roomNumber,
  language: row.language,
  state: row.state,
  staffName: row.staffName,
  isMine: row.staffUserId === userId,
  unreadCount: row.unreadCount,
  lastQuestion: row.lastQuestion,
  lastMessageAt: row.lastMessageAt.toISOString(),
  waitingSince: row.state === 'waiting' ? (row.handedOverAt?.toISOString() ?? null) : null,
  seenAt: seenOf(row),
  danger: row.danger,
  isComplaint: row.isComplaint,
})

/** Conversations waiting for a person, emergencies and the longest wait first, then those held by one; or the newest of all. */
export async function listConversations(
  tx: Tx,
  actor: HotelAdminActor,
  scope: InboxScope,
): Promise<ListedConversation[]> {
  const ofHotel = eq(chatConversations.hotelId, actor.hotelId)
  const isOpen = scope === 'open'
  const isWaiting = eq(chatConversations.state, 'waiting')
  const waited = sql`CASE WHEN ${isWaiting} THEN ${chatConversations.handedOverAt} END`
  const isInDanger = isNotNull(chatConversations.danger)
  const newest = [desc(chatConversations.lastMessageAt), desc(chatConversations.id)]
  const rows = await tx
    .select(columns)
    .from(chatConversations)
    .where(isOpen ? and(ofHotel, ne(chatConversations.state, 'assistant')) : ofHotel)
    .orderBy(...(isOpen ? [desc(isWaiting), desc(isInDanger), asc(waited)] : []), ...newest)
    .limit(isOpen ? OPEN_MAX : NEWEST)
  return rows.map((row) => toListed(row, actor))
}

export async function findListed(
  tx: Tx,
  actor: HotelAdminActor,
  id: string,
): Promise<ListedConversation | null> {
  const [row] = await tx
    .select(columns)
    .from(chatConversations)
    .where(and(eq(chatConversations.hotelId, actor.hotelId), eq(chatConversations.id, id)))
  return row ? toListed(row, actor) : null
}

function toCalling(row: ConversationRow): Calling {
  const { id, guestName, roomNumber, danger, isQuiet } = row
  const since = alertedSince(row)
  return {
    id,
    guestName,
    roomNumber,
    danger,
    isQuiet: danger !== null && isQuiet,
    alertedSince: since === null ? null : new Date(since).toISOString(),
  }
}

/**
 * Counts the conversations that nobody has taken yet, and those with unseen messages from the guest, up to 200.
 * `calling` lists those held by nobody or by the actor, emergencies and the longest wait first.
 */
export async function countWaiting(
  tx: Tx,
  { hotelId, userId }: HotelAdminActor,
): Promise<{ waiting: number; calling: Calling[] }> {
  const { id, state, unreadCount, handedOverAt, danger } = chatConversations
  const isWaiting = eq(state, 'waiting')
  const waits = or(isWaiting, and(eq(state, 'staff'), gt(unreadCount, 0)))
  const rows = await tx
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.hotelId, hotelId), waits))
    .orderBy(desc(isWaiting), desc(isNotNull(danger)), asc(handedOverAt), asc(id))
    .limit(OPEN_MAX)
  const calling = rows.filter(({ staffUserId: holder }) => holder === null || holder === userId)
  return { waiting: rows.length, calling: calling.map(toCalling) }
}

/** Deletes conversations without a message for ninety days, with all their messages. */
export const deleteOldConversations = (tx: Tx) =>
  deleteBatch(
    tx,
    { table: sql`chat_conversations`, key: sql`hotel_id, id` },
    sql`last_message_at < now() - make_interval(days => ${KEPT_DAYS})
      AND (handed_over_at IS NULL OR handed_over_at < now() - make_interval(days => ${KEPT_DAYS}))`,
  )
