import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { KnowledgeDraft, KnowledgeEntry } from '../contract.ts'
import { chatbotKnowledge as knowledge } from './table.ts'

/** Which embeddings are valid: those of the provider's model, with its dimension if known. */
export type EmbeddingKind = { model: string; dimension: number | null }

const RETRY = sql`interval '5 minutes'`

const isCurrent = (kind: EmbeddingKind) => sql<boolean>`coalesce(${knowledge.embeddingModel} = ${kind.model}
  AND (${kind.dimension}::int IS NULL OR cardinality(${knowledge.embedding}) = ${kind.dimension}::int), false)`

const columns = (kind: EmbeddingKind | null) => ({
  id: knowledge.id,
  topic: knowledge.topic,
  content: knowledge.content,
  phrasings: knowledge.phrasings,
  active: knowledge.active,
  embedding: kind
    ? sql<KnowledgeEntry['embedding']>`CASE WHEN ${isCurrent(kind)} THEN 'ready' ELSE 'waiting' END`
    : sql<KnowledgeEntry['embedding']>`'off'`,
  version: knowledge.version,
  createdAt: knowledge.createdAt,
  updatedAt: knowledge.updatedAt,
})

const toEntry = <Row extends { createdAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const oneOf = (hotelId: string, id: string) => and(eq(knowledge.hotelId, hotelId), eq(knowledge.id, id))

/** All entries of the hotel, newest first (KNW-05). */
export async function listEntries(
  tx: Tx,
  hotelId: string,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry[]> {
  const rows = await tx
    .select(columns(kind))
    .from(knowledge)
    .where(eq(knowledge.hotelId, hotelId))
    .orderBy(desc(knowledge.createdAt), desc(knowledge.id))
  return rows.map(toEntry)
}

/** The same, locking the number of entries until the transaction ends. */
export async function holdEntries(
  tx: Tx,
  hotelId: string,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry[]> {
  await lockExclusive(tx, hotelId, 'knowledge')
  return listEntries(tx, hotelId, kind)
}

export const countEntries = (tx: Tx, hotelId: string): Promise<number> =>
  tx.$count(knowledge, eq(knowledge.hotelId, hotelId))

/** Reads an entry and locks it until the transaction ends. */
export async function holdEntry(
  tx: Tx,
  hotelId: string,
  id: string,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry | null> {
  const [row] = await tx.select(columns(kind)).from(knowledge).where(oneOf(hotelId, id)).for('update')
  return row ? toEntry(row) : null
}

export async function addEntry(
  tx: Tx,
  hotelId: string,
  draft: KnowledgeDraft,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry> {
  const [row] = await tx
    .insert(knowledge)
    .values({ ...draft, hotelId })
    .returning(columns(kind))
  if (!row) throw new Error('The entry was not added')
  return toEntry(row)
}

const ADDED_AT_ONCE = 1000

/** Adds many entries; the last one counts as the newest. */
export async function addEntries(tx: Tx, hotelId: string, drafts: readonly KnowledgeDraft[]) {
  const rows = drafts.map((draft, at) => ({
    ...draft,
    hotelId,
    createdAt: sql`now() - make_interval(secs => ${drafts.length - at - 1}::int / 1000.0)`,
  }))
  for (let start = 0; start < rows.length; start += ADDED_AT_ONCE)
    await tx.insert(knowledge).values(rows.slice(start, start + ADDED_AT_ONCE))
}

/** Saves the changes; if the text changes, the embedding is discarded (KNW-06). */
export async function saveEntry(
  tx: Tx,
  hotelId: string,
  before: KnowledgeEntry,
  change: Partial<KnowledgeDraft>,
  kind: EmbeddingKind | null,
): Promise<KnowledgeEntry> {
  const { topic = before.topic, content = before.content } = change
  const isReworded = topic !== before.topic || content !== before.content
  const [row] = await tx
    .update(knowledge)
    .set({
      ...change,
      version: before.version + 1,
      updatedAt: sql`now()`,
      ...(isReworded ? { embedding: null, embeddingModel: null, embeddingTriedAt: null } : {}),
    })
    .where(oneOf(hotelId, before.id))
    .returning(columns(kind))
  if (!row) throw new Error('A locked entry no longer exists')
  return toEntry(row)
}

export async function removeEntry(tx: Tx, hotelId: string, id: string) {
  await tx.delete(knowledge).where(oneOf(hotelId, id))
}

/** Stores the embedding of this text, unless the entry's text has changed since; returns whether it did. */
export async function keepEmbedding(
  tx: Tx,
  { hotelId, id, topic, content }: Reworded,
  made: { model: string; embedding: readonly number[] },
): Promise<boolean> {
  const rows = await tx
    .update(knowledge)
    .set({ embedding: [...made.embedding], embeddingModel: made.model, updatedAt: sql`now()` })
    .where(and(oneOf(hotelId, id), eq(knowledge.topic, topic), eq(knowledge.content, content)))
    .returning({ id: knowledge.id })
  return rows.length > 0
}

export type Reworded = { hotelId: string; id: string; topic: string; content: string }

/**
 * Claims entries of any hotel without an embedding of this kind, for this process to embed. For five minutes they are
 * not returned again, to any process, not even after a failure.
 */
export async function claimUnembedded(tx: Tx, kind: EmbeddingKind, limit: number): Promise<Reworded[]> {
  const isWaiting = sql`NOT ${isCurrent(kind)}
    AND (chatbot_knowledge.embedding_tried_at IS NULL OR chatbot_knowledge.embedding_tried_at < now() - ${RETRY})`
  return tx.execute<Reworded>(sql`
    WITH stale AS MATERIALIZED (
      SELECT hotel_id, id FROM chatbot_knowledge WHERE ${isWaiting} ORDER BY updated_at DESC LIMIT ${limit}
    )
    UPDATE chatbot_knowledge SET embedding_tried_at = now() FROM stale
    WHERE chatbot_knowledge.hotel_id = stale.hotel_id AND chatbot_knowledge.id = stale.id AND ${isWaiting}
    RETURNING chatbot_knowledge.hotel_id AS "hotelId", chatbot_knowledge.id, topic, content`)
}

/** Marks an entry as tried by the request that saves it, so that the background job skips it for now. */
export async function markTried(tx: Tx, hotelId: string, id: string) {
  await tx
    .update(knowledge)
    .set({ embeddingTriedAt: sql`now()` })
    .where(oneOf(hotelId, id))
}

/** The active entries to build an index from, with their embeddings if these are of the given kind. */
export async function readActiveEntries(tx: Tx, hotelId: string, kind: EmbeddingKind | null) {
  return tx
    .select({
      id: knowledge.id,
      topic: knowledge.topic,
      content: knowledge.content,
      phrasings: knowledge.phrasings,
      embedding: kind
        ? sql<number[] | null>`CASE WHEN ${isCurrent(kind)} THEN ${knowledge.embedding} END`
        : sql<null>`NULL`,
    })
    .from(knowledge)
    .where(and(eq(knowledge.hotelId, hotelId), eq(knowledge.active, true)))
    .orderBy(knowledge.createdAt, knowledge.id)
}

/** The active entries to compare with one another. */
export async function readComparedEntries(tx: Tx, hotelId: string) {
  const { id, topic, content, toldApart } = knowledge
  return tx
    .select({ id, topic, content, toldApart })
    .from(knowledge)
    .where(and(eq(knowledge.hotelId, hotelId), eq(knowledge.active, true)))
    .orderBy(knowledge.createdAt, knowledge.id)
}

/** Keeps that an entry was told apart from another one, with the mark of both; null takes it back. */
export async function keepToldApart(tx: Tx, hotelId: string, id: string, other: string, mark: string | null) {
  const toldApart = mark
    ? sql`${knowledge.toldApart} || jsonb_build_object(${other}::text, ${mark}::text)`
    : sql`${knowledge.toldApart} - ${other}::text`
  await tx.update(knowledge).set({ toldApart }).where(oneOf(hotelId, id))
}

/** A value that changes whenever any entry of the hotel does. */
export async function stampOfEntries(tx: Tx, hotelId: string): Promise<string> {
  const [row] = await tx.execute<{ stamp: string }>(sql`
    SELECT concat_ws('/', count(*), sum(version), max(updated_at)) AS stamp
    FROM chatbot_knowledge WHERE hotel_id = ${hotelId}`)
  return row?.stamp ?? ''
}

/** The topics of the active entries, oldest first, because those are what the hotel wrote down first. */
export function listTopics(tx: Tx, hotelId: string): Promise<{ topic: string; content: string }[]> {
  return tx
    .select({ topic: knowledge.topic, content: knowledge.content })
    .from(knowledge)
    .where(and(eq(knowledge.hotelId, hotelId), eq(knowledge.active, true)))
    .orderBy(knowledge.createdAt, knowledge.id)
}
