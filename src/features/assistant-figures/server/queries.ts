import { sql } from 'drizzle-orm'
import { webhookCalls } from '#features/assistant/server/table.ts'
import { chatMessages, chatConversations } from '#features/chat/server/table.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { foldText } from '#kit/shared/text.ts'
import type { FiguresAsked, FiguresPage } from '../contract.ts'
import { HOTELS_PER_PAGE } from '../rules.ts'
import { DAY_MS } from '#kit/shared/time.ts'

const FIGURES = [
  'conversations',
  'questions',
  'answered',
  'disliked',
  'handOvers',
  'webhookCalls',
  'webhookFailures',
]

const each = (write: (figure: string) => string) => sql.raw(FIGURES.map(write).join(', '))

/**
 * Counts messages, hand-overs and webhook calls per hotel since then, and returns one page of the hotels that match.
 */
export async function readFigures(
  tx: Tx,
  { days, search, page }: FiguresAsked,
  now: Date,
): Promise<FiguresPage> {
  const from = sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const words = sql`${sql.param(foldText(search).split(/\s+/).filter(Boolean))}::text[]`
  const [row] = await tx.execute<FiguresPage>(sql`
    WITH spoken AS (
      SELECT hotel_id, count(*) AS "conversations"
      FROM ${chatConversations} WHERE last_message_at >= ${from} GROUP BY 1
    ), replies AS (
      SELECT hotel_id, count(*) AS "questions", count(*) FILTER (WHERE source <> 'default') AS "answered",
        count(*) FILTER (WHERE rating = 'down') AS "disliked"
      FROM ${chatMessages} WHERE answers IS NOT NULL AND at >= ${from} GROUP BY 1
    ), asked AS (
      SELECT hotel_id, count(*) AS "handOvers"
      FROM audit_log WHERE action = 'ask-person' AND at >= ${from} GROUP BY 1
    ), calls AS (
      SELECT hotel_id, count(*) AS "webhookCalls", count(*) FILTER (WHERE NOT ok) AS "webhookFailures"
      FROM ${webhookCalls} WHERE at >= ${from} GROUP BY 1
    ), figures AS MATERIALIZED (
      SELECT id, name, slug, is_active AS "isActive", search_key, ${each((name) => `coalesce("${name}", 0) AS "${name}"`)},
        NOT EXISTS (SELECT FROM unnest(${words}) word WHERE position(word IN search_key) = 0) AS is_found
      FROM ${hotels}
        LEFT JOIN spoken ON spoken.hotel_id = id LEFT JOIN replies ON replies.hotel_id = id
        LEFT JOIN asked ON asked.hotel_id = id LEFT JOIN calls ON calls.hotel_id = id
      WHERE deleted_at IS NULL
    ), found AS (
      SELECT count(*) AS count, greatest(1, least(${page}, ceil(count(*) / ${HOTELS_PER_PAGE}::numeric)))::int AS page
      FROM figures WHERE is_found
    ), shown AS (
      SELECT * FROM figures WHERE is_found ORDER BY "conversations" DESC, search_key, id
      LIMIT ${HOTELS_PER_PAGE} OFFSET (SELECT (page - 1) * ${HOTELS_PER_PAGE} FROM found)
    ), failures AS (
      SELECT DISTINCT ON (hotel_id) hotel_id, jsonb_build_object('reason', reason,
        'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS failure
      FROM ${webhookCalls} WHERE NOT ok AND at >= ${from} AND hotel_id IN (SELECT id FROM shown)
      ORDER BY hotel_id, at DESC
    )
    SELECT found.count::int, found.page,
      (SELECT jsonb_build_object(${each((name) => `'${name}', coalesce(sum("${name}"), 0)`)}) FROM figures) AS totals,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'slug', slug, 'isActive', "isActive",
          ${each((name) => `'${name}', "${name}"`)}, 'lastFailure', failure)
          ORDER BY "conversations" DESC, search_key, id), '[]')
        FROM shown LEFT JOIN failures ON failures.hotel_id = shown.id) AS hotels
    FROM found`)
  if (!row) throw new Error('The figures query returned no row')
  return row
}
