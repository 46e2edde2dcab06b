import { deleteOldAudit } from '#features/audit/server/queries.ts'
import { forgetOldConversations } from '#features/chat/server/inbox-queries.ts'
import { foldGuests } from '#features/guests/server/fold-guests.ts'
import { deleteOldWebhookCalls } from '#features/chat/server/webhook-calls.ts'
import { purgeDueHotels } from '#features/portfolio/server/purge.ts'
import { forgetUnusedDevices } from '#features/accounts/server/known-devices.ts'
import { deleteEndedSessions } from '#features/accounts/server/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { forgetOldAttempts } from '#kit/server/limits.ts'
import type { Log } from '#kit/server/log.ts'
import type { Storage } from '#kit/server/storage.ts'

const EVERY_MS = 3_600_000

/** Deletes expired data: ended sessions, old counters, and old records. */
export const tidy = (database: Database, auditDays: number) =>
  database.withActor(SYSTEM, async (tx) => {
    await deleteEndedSessions(tx)
    await forgetOldAttempts(tx)
    await forgetUnusedDevices(tx)
    await deleteOldWebhookCalls(tx)
    await forgetOldConversations(tx)
    await deleteOldAudit(tx, auditDays)
  })

/** Tidies once an hour; several processes may do so concurrently. Returns a function that stops it. */
export function keepTidy(
  { database, storage, log }: { database: Database; storage: Storage; log: Log },
  { graceDays, auditDays }: { graceDays: number; auditDays: number },
): () => void {
  const work = async () => {
    await tidy(database, auditDays)
    // A process of the previous release may have added guests meanwhile.
    await foldGuests(database)
    const purged = await purgeDueHotels({ database, storage }, graceDays)
    if (purged.length > 0) log.info({ hotels: purged }, 'deleted hotels were purged')
  }
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}
