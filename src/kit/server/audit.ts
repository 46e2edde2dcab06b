import { sql } from 'drizzle-orm'
import { type Actor, auditNameOf, type HotelAdminActor, NO_HOTEL } from './actor.ts'
import type { Database, Tx } from './database.ts'
import { lockShared } from './hotel-parts.ts'

/**
 * Appends one entry to the audit log, in the same transaction as the change itself. Holds the hotel until it ends, so
 * that no entry outlives its hotel; throws where there is none.
 */
export async function recordChange(
  tx: Tx,
  actor: Actor,
  change: {
    hotelId: string | null
    action: string
    entity: string
    entityId: string | null
    before?: unknown
    after?: unknown
  },
) {
  const who = auditNameOf(actor)
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  if (change.hotelId !== null) {
    await lockShared(tx, change.hotelId, 'audit')
    const [held] = await tx.execute(sql`SELECT 1 FROM hotels WHERE id = ${change.hotelId}`)
    if (!held) throw new Error('A change was to be audited at a hotel that does not exist')
  }
  await tx.execute(sql`INSERT INTO audit_log
      (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after)
    VALUES (${change.hotelId ?? NO_HOTEL}, ${who.kind}, ${who.id}, ${who.name}, ${change.action}, ${change.entity},
      ${change.entityId}, ${json(change.before)}::jsonb, ${json(change.after)}::jsonb)`)
}

/** Audits that a super admin on a visit called a read procedure, at most once a minute per procedure. */
export function recordRead(database: Database, actor: HotelAdminActor, procedure: string) {
  const { hotelId, visit } = actor
  if (!visit) return null
  return database.withActor(actor, async (tx) => {
    const told = await tx.execute(sql`INSERT INTO support_reads (hotel_id, visit_id, procedure)
      VALUES (${hotelId}, ${visit.id}, ${procedure})
      ON CONFLICT (hotel_id, visit_id, procedure) DO UPDATE SET read_at = excluded.read_at
        WHERE excluded.read_at - support_reads.read_at >= interval '1 minute'
      RETURNING 1`)
    if (told.length === 0) return
    await recordChange(tx, actor, {
      hotelId,
      action: 'read',
      entity: 'support_visit',
      entityId: visit.id,
      after: { procedure },
    })
  })
}
