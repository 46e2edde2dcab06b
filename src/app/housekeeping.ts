import { deleteOldAudit } from '#features/audit/server/queries.ts'
import { recountBookings } from '#features/bookings/server/counts.ts'
import { deleteOldConversations } from '#features/chat/server/inbox/queries.ts'
import { deleteOldChecks } from '#features/knowledge/server/check-queries.ts'
import { foldGuests } from '#features/guests/server/fold-guests.ts'
import { deleteOldOutsideCalls } from '#features/assistant/server/outside/calls.ts'
import { deleteOldWebhookCalls } from '#features/assistant/server/outside/webhook-calls.ts'
import { purgeDueHotels } from '#features/hotel-administration/server/purge.ts'
import { removeUnusedPictures } from '#features/hotel-administration/server/unused-pictures.ts'
import { deleteUnusedDevices } from '#features/accounts/server/known-devices.ts'
import { deleteEndedSessions, deleteOldFailedLogins } from '#features/accounts/server/queries.ts'
import type { Database, Tx } from '#kit/server/database.ts'
import { inBatches } from '#kit/server/delete-rows.ts'
import { deleteOldAttempts } from '#kit/server/limits.ts'
import type { Log } from '#kit/server/log.ts'
import { measureTask } from '#kit/server/metrics.ts'
import type { Storage } from '#kit/server/storage.ts'

const EVERY_MS = 3_600_000

/** Deletes expired data: ended sessions, old counters, and old records. */
export async function tidy(database: Database, auditDays: number) {
  const kinds = [
    deleteEndedSessions,
    deleteOldFailedLogins,
    deleteOldAttempts,
    deleteUnusedDevices,
    deleteOldWebhookCalls,
    deleteOldOutsideCalls,
    deleteOldConversations,
    deleteOldChecks,
    (tx: Tx) => deleteOldAudit(tx, auditDays),
  ]
  for (const deleteSome of kinds) await inBatches(database, deleteSome)
}

/** Tidies once an hour; several processes may do so concurrently. Returns a function that stops it. */
export function keepTidy(
  { database, storage, log }: { database: Database; storage: Storage; log: Log },
  { graceDays, auditDays }: { graceDays: number; auditDays: number },
): () => void {
  const work = async () => {
    await measureTask('tidying', async () => {
      await tidy(database, auditDays)
      // A process of the previous release may have added guests meanwhile.
      await foldGuests(database)
      await recountBookings(database)
    })
    const purged = await measureTask('purge', () => purgeDueHotels({ database, storage }, graceDays))
    const unused = await measureTask('pictures', () => removeUnusedPictures({ database, storage }))
    if (unused > 0) log.info({ files: unused }, 'pictures that nothing shows were removed')
    if (purged.length > 0) log.info({ hotels: purged }, 'deleted hotels were purged')
  }
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}
