import { forgetOldAudit } from '#features/audit/queries.ts'
import { forgetEndedSessions } from '#features/sessions/queries.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { forgetOldAttempts } from '#kit/server/limits.ts'
import type { Log } from '#kit/server/log.ts'

const EVERY_MS = 3_600_000

/** Removes what nobody needs any more: ended sessions, old counters and failed sign-ins, and the audit of long ago. */
export const tidy = (database: Database, auditDays: number) =>
  database.withActor(SYSTEM, async (tx) => {
    await forgetEndedSessions(tx)
    await forgetOldAttempts(tx)
    await forgetOldAudit(tx, auditDays)
  })

/** Tidies once an hour; several processes may do so side by side. Returns what ends it. */
export function keepTidy(database: Database, log: Log, auditDays: number): () => void {
  const timer = setInterval(() => {
    tidy(database, auditDays).catch((error: unknown) => log.warn({ err: error }, 'tidying up failed'))
  }, EVERY_MS)
  return () => clearInterval(timer)
}
