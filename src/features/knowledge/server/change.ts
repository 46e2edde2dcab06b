import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { versioned } from '#kit/server/versioned.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { markOf } from './compare.ts'
import {
  addEntry,
  countEntries,
  type EmbeddingKind,
  holdEntry,
  keepToldApart,
  removeEntry,
  saveEntry,
} from './queries.ts'
import { ENTRIES_MAX } from '../rules.ts'

const entity = 'knowledge'

/** @param kind which embeddings are valid */
export const entriesWith = (kind: EmbeddingKind | null) =>
  versioned<KnowledgeEntry, KnowledgeDraft>({
    part: 'knowledge',
    entity,
    named: 'topic',
    draftOf: ({ topic, content, phrasings, active }) => ({ topic, content, phrasings, active }),
    facts: (_tx, _hotelId, draft) => draft,
    limit: { most: ENTRIES_MAX, count: countEntries },
    hold: (tx, hotelId, id) => holdEntry(tx, hotelId, id, kind),
    add: (tx, hotelId, draft) => addEntry(tx, hotelId, draft, kind),
    save: (tx, hotelId, before, draft) => saveEntry(tx, hotelId, before, draft, kind),
    remove: removeEntry,
  })

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
