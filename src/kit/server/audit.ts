import { sql } from 'drizzle-orm'
import { type Actor, auditNameOf } from './actor.ts'
import type { Tx } from './database.ts'

/** Writes one line of the append-only audit, in the same transaction as the change itself. */
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
  await tx.execute(sql`INSERT INTO audit_log
      (hotel_id, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after)
    VALUES (${change.hotelId}, ${who.kind}, ${who.id}, ${who.name}, ${change.action}, ${change.entity},
      ${change.entityId}, ${json(change.before)}::jsonb, ${json(change.after)}::jsonb)`)
}
