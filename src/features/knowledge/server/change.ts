import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { addEntry, type EmbeddingKind, holdEntryCount, holdEntry, removeEntry, saveEntry } from './queries.ts'
import { ENTRIES_MAX } from '../rules.ts'

type Seen = { id: string; version: number }

export type ChangeResult = { outcome: 'changed' | 'stale'; entry: KnowledgeEntry } | { outcome: 'absent' }

const entity = 'knowledge'

/** Adds an entry; null when the hotel has reached its maximum. */
export async function createEntry(
  tx: Tx,
  actor: HotelAdminActor,
  draft: KnowledgeDraft,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry | null> {
  const { hotelId } = actor
  if ((await holdEntryCount(tx, hotelId)) >= ENTRIES_MAX) return null
  const added = await addEntry(tx, hotelId, draft, kind)
  await recordChange(tx, actor, { hotelId, action: 'add', entity, entityId: added.id, after: draft })
  return added
}

/** Changes one entry: locks it, checks it against the version the caller saw, saves and audits the change. */
export async function changeEntry(
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  seen: Seen,
  wanted: Partial<KnowledgeDraft>,
  kind: EmbeddingKind | null,
): Promise<ChangeResult> {
  const { hotelId } = actor
  const before = await holdEntry(tx, hotelId, seen.id, kind)
  if (!before) return { outcome: 'absent' }
  if (before.version !== seen.version) return { outcome: 'stale', entry: before }
  const touched = changedFields(before, wanted)
  if (touched.length === 0) return { outcome: 'changed', entry: before }
  const after = await saveEntry(tx, hotelId, before, wanted, kind)
  const pick = (from: KnowledgeEntry) => Object.fromEntries(touched.map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    ...{ hotelId, action, entity, entityId: before.id },
    ...{ before: pick(before), after: pick(after) },
  })
  return { outcome: 'changed', entry: after }
}

export async function deleteEntry(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<ChangeResult> {
  const { hotelId } = actor
  const before = await holdEntry(tx, hotelId, seen.id, null)
  if (!before) return { outcome: 'absent' }
  if (before.version !== seen.version) return { outcome: 'stale', entry: before }
  await removeEntry(tx, hotelId, seen.id)
  const { topic, content, active } = before
  const entityId = seen.id
  await recordChange(tx, actor, {
    hotelId,
    action: 'delete',
    entity,
    entityId,
    before: { topic, content, active },
  })
  return { outcome: 'changed', entry: before }
}
