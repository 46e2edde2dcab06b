import { sql } from 'drizzle-orm'
import { chatMessages, chatConversations } from '#features/chat/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Language } from '#kit/shared/languages.ts'
import { ANSWERS_MAX, LEARNING_DAYS, QUOTE_LENGTH } from '../rules.ts'

/** A default reply or an unhelpful answer, with the question it was given to. */
export type Lesson = {
  id: string
  at: Date
  conversationId: string
  question: string
  /** The language of the chat, which may differ from that of the question. */
  language: Language
  /** The beginning of an unhelpful answer; null when the assistant did not know. */
  dislikedAnswer: string | null
}

/** Newest first, without those dismissed by staff. */
export async function listLessons(tx: Tx, hotelId: string): Promise<Lesson[]> {
  const rows = await tx.execute<Omit<Lesson, 'at'> & { at: string }>(sql`
    SELECT a.id, a.at, a.conversation_id AS "conversationId", q.text AS question, c.language,
      CASE WHEN a.source <> 'default' THEN left(a.text, ${QUOTE_LENGTH}::int) END AS "dislikedAnswer"
    FROM ${chatMessages} a
    JOIN ${chatMessages} q ON q.hotel_id = a.hotel_id AND q.id = a.answers
    JOIN ${chatConversations} c ON c.hotel_id = a.hotel_id AND c.id = a.conversation_id
    WHERE a.hotel_id = ${hotelId} AND (a.source = 'default' OR a.rating = 'down') AND a.dismissed_at IS NULL
      AND a.at > now() - make_interval(days => ${LEARNING_DAYS}::int)
    ORDER BY a.at DESC, a.id DESC LIMIT ${ANSWERS_MAX}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

export type HeldAnswer = { id: string; isDismissed: boolean }

/** Those of these messages that are answers of the assistant, newest first, locked until the transaction ends. */
export async function holdAnswers(tx: Tx, hotelId: string, ids: readonly string[]): Promise<HeldAnswer[]> {
  // locked in the order of their ids, so that concurrent dismissals wait instead of deadlocking
  const rows = await tx.execute<HeldAnswer & { at: string }>(sql`
    SELECT a.id, a.at, a.dismissed_at IS NOT NULL AS "isDismissed" FROM ${chatMessages} a
    WHERE a.hotel_id = ${hotelId} AND a.answers IS NOT NULL AND a.id = ANY(${sql.param(ids)}::uuid[])
    ORDER BY a.id FOR NO KEY UPDATE OF a`)
  return rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).map(({ at: _at, ...row }) => row)
}

/** Marks locked answers as dismissed, or as not dismissed. */
export async function saveDismissed(tx: Tx, hotelId: string, ids: readonly string[], isDismissed: boolean) {
  await tx.execute(sql`UPDATE ${chatMessages} SET dismissed_at = ${isDismissed ? sql`now()` : sql`NULL`}
    WHERE hotel_id = ${hotelId} AND id = ANY(${sql.param(ids)}::uuid[])`)
}
