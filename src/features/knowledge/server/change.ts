import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { markOf } from './compare.ts'
import {
  addEntry,
  type EmbeddingKind,
  holdEntryCount,
  holdEntry,
  keepToldApart,
  removeEntry,
  saveEntry,
} from './queries.ts'
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

/** Keeps two alike entries as they are, or takes that back; false when one of them is gone. */
export async function tellApart(
  tx: Tx,
  actor: HotelAdminActor,
  ids: readonly string[],
  isApart: boolean,
): Promise<boolean> {
  const { hotelId } = actor
  const held: KnowledgeEntry[] = []
  // in one order, so that two of these never wait for one another
  for (const id of ids.toSorted()) {
    const entry = await holdEntry(tx, hotelId, id, null)
    if (entry) held.push(entry)
  }
  const [first, other] = held
  if (!first || !other) return false
  await keepToldApart(tx, hotelId, first.id, other.id, isApart ? markOf(first, other) : null)
  const action = isApart ? 'dismiss' : 'restore'
  const after = { topic: `${first.topic} · ${other.topic}` }
  await recordChange(tx, actor, { hotelId, action, entity, entityId: first.id, after })
  return true
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
