import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import { webhookCalls } from '../table.ts'

const KEPT_DAYS = 30

/** Records one call of the chatbot's webhook; `reason` is our own code (`timeout`, `answered-502`), null on success. */
export async function recordWebhookCall(tx: Tx, call: { hotelId: string; reason: string | null }) {
  await tx.insert(webhookCalls).values({ ...call, ok: call.reason === null })
}

/** Deletes records of webhook calls older than 30 days. */
export const deleteOldWebhookCalls = (tx: Tx) =>
  deleteBatch(
    tx,
    { table: sql`${webhookCalls}`, key: sql`hotel_id, id` },
    sql`at < now() - make_interval(days => ${KEPT_DAYS})`,
  )
