import { lt, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { webhookCalls } from './table.ts'

const KEPT_DAYS = 30

/** Records one call of the chatbot's webhook; `reason` is our own code (`timeout`, `answered-502`), null on success. */
export async function recordWebhookCall(tx: Tx, call: { hotelId: string | null; reason: string | null }) {
  await tx.insert(webhookCalls).values({ ...call, ok: call.reason === null })
}

/** Deletes records of webhook calls older than 30 days. */
export async function deleteOldWebhookCalls(tx: Tx) {
  await tx.delete(webhookCalls).where(lt(webhookCalls.at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
