import { lt, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { webhookCalls } from './table.ts'

const KEPT_DAYS = 30

/** Takes note of one call of the chatbot's webhook; `reason` is ours (`timeout`, `answered-502`), null when all went well. */
export async function recordWebhookCall(tx: Tx, call: { hotelId: string | null; reason: string | null }) {
  await tx.insert(webhookCalls).values({ ...call, ok: call.reason === null })
}

/** Forgets calls of the webhook of more than 30 days ago. */
export async function forgetOldWebhookCalls(tx: Tx) {
  await tx.delete(webhookCalls).where(lt(webhookCalls.at, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
