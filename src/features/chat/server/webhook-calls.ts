import { sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'

const KEPT_DAYS = 30

/** Takes note of one call of the chatbot's webhook; `reason` is ours (`timeout`, `answered-502`), null when all went well. */
export async function recordWebhookCall(tx: Tx, call: { hotelId: string | null; reason: string | null }) {
  await tx.execute(sql`INSERT INTO platform_webhook_calls (hotel_id, ok, reason)
    VALUES (${call.hotelId}, ${call.reason === null}, ${call.reason})`)
}

/** Forgets calls of the webhook of more than 30 days ago. */
export async function forgetOldWebhookCalls(tx: Tx) {
  await tx.execute(
    sql`DELETE FROM platform_webhook_calls WHERE at < now() - make_interval(days => ${KEPT_DAYS})`,
  )
}
