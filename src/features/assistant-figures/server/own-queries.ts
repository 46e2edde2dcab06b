import { sql } from 'drizzle-orm'
import { bookingsOf, ORDERS, REQUESTS_AND_APPOINTMENTS } from '#features/bookings/server/of-kinds.ts'
import { chatConversations, chatMessages } from '#features/chat/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import { chatbotKnowledge } from '#features/knowledge/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import type { OwnFigures } from '../contract.ts'
import { ENTRIES_LISTED, type HotelPeriod } from '../rules.ts'

/** What an answer stands on, from what was understood and where its text came from. */
const BASIS = sql`CASE
  WHEN a.wish ->> 'kind' = 'emergency' THEN 'emergency'
  WHEN a.wish ->> 'kind' IN ('order', 'request') AND a.source <> 'default' THEN 'card'
  WHEN a.wish ->> 'kind' IN ('person', 'complaint') OR a.source = 'greeting' THEN 'talk'
  WHEN a.source = 'knowledge' THEN 'entry'
  WHEN a.source = 'facts' THEN 'data'
  WHEN a.source IN ('model', 'webhook') THEN 'model'
  ELSE 'unknown' END`

/**
 * Counts what a hotel's assistant did since the midnight that began the first of the days, by the hotel's clock. Answers
 * are reached by the conversations that went on since then.
 */
export async function readOwnFigures(
  tx: Tx,
  hotelId: string,
  days: HotelPeriod,
  now: Date,
): Promise<OwnFigures> {
  const placed = (kinds: typeof ORDERS | typeof REQUESTS_AND_APPOINTMENTS) => sql`(SELECT count(*)::int
    FROM ${bookingsOf(kinds, 'b')} WHERE b.hotel_id = ${hotelId} AND b.created_at >= (SELECT since FROM period)
      AND b.from_chat AND b.status <> 'cancelled')`
  const deeds = (action: string) => sql`(SELECT count(*)::int FROM audit_log
    WHERE hotel_id = ${hotelId} AND entity = 'chat_conversation' AND action = ${action}
      AND at >= (SELECT since FROM period))`
  const counted = (basis: string) => sql`(SELECT count(*)::int FROM answers WHERE basis = ${basis})`
  const [row] = await tx.execute<OwnFigures>(sql`
    WITH period AS (
      SELECT ((${now.toISOString()}::timestamptz AT TIME ZONE time_zone)::date - ${days - 1}::int)::timestamp
        AT TIME ZONE time_zone AS since
      FROM ${hotels} WHERE id = ${hotelId}
    ), answers AS MATERIALIZED (
      SELECT ${BASIS} AS basis, a.rating, a.entries, c.language
      FROM ${chatConversations} c JOIN ${chatMessages} a ON a.hotel_id = c.hotel_id AND a.conversation_id = c.id
      WHERE c.hotel_id = ${hotelId} AND c.last_message_at >= (SELECT since FROM period)
        AND a.hotel_id = ${hotelId} AND a.answers IS NOT NULL AND a.at >= (SELECT since FROM period)
    ), asked AS (
      SELECT * FROM answers WHERE basis <> 'emergency'
    ), quoted AS (
      SELECT (entry ->> 'id')::uuid AS id, max(entry ->> 'topic') AS topic, count(*)::int AS count
      FROM answers, jsonb_array_elements(entries) AS entry WHERE basis IN ('entry', 'model')
      GROUP BY 1 ORDER BY count DESC, topic LIMIT ${ENTRIES_LISTED}
    ), spoken AS (
      SELECT language, count(*)::int AS count FROM asked GROUP BY 1
    )
    SELECT (SELECT count(*)::int FROM asked) AS questions,
      jsonb_build_object('entry', ${counted('entry')}, 'data', ${counted('data')}, 'card', ${counted('card')},
        'model', ${counted('model')}, 'talk', ${counted('talk')}) AS answered,
      ${counted('unknown')} AS unknown,
      ${deeds('ask-person')} AS "handOvers", ${deeds('emergency')} AS emergencies,
      ${placed(ORDERS)} AS orders, ${placed(REQUESTS_AND_APPOINTMENTS)} AS bookings,
      (SELECT count(*)::int FROM answers WHERE rating = 'up') AS liked,
      (SELECT count(*)::int FROM answers WHERE rating = 'down') AS disliked,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'topic', coalesce(k.topic, q.topic), 'count', q.count,
          'isThere', k.id IS NOT NULL) ORDER BY q.count DESC, coalesce(k.topic, q.topic)), '[]')
        FROM quoted q LEFT JOIN ${chatbotKnowledge} k ON k.hotel_id = ${hotelId} AND k.id = q.id) AS entries,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('language', language, 'count', count) ORDER BY count DESC, language), '[]')
        FROM spoken) AS languages`)
  if (!row) throw new Error('The figures query returned no row')
  return row
}
