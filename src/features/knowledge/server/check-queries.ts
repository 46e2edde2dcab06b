import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#kit/server/database.ts'
import { deleteBatch } from '#kit/server/delete-rows.ts'
import { CHECK_DAYS } from '../rules.ts'
import { chatbotKnowledge as knowledge, knowledgeChecks as checks } from './table.ts'

/** Checks of a hotel besides one of this question. */
export const countChecks = (tx: Tx, hotelId: string, question: string): Promise<number> =>
  tx.$count(checks, and(eq(checks.hotelId, hotelId), ne(checks.question, question)))

/** Keeps a check, in place of one of the same question. */
export async function saveCheck(
  tx: Tx,
  hotelId: string,
  { question, entryId }: { question: string; entryId: string | null },
): Promise<string> {
  const [row] = await tx
    .insert(checks)
    .values({ hotelId, question, entryId })
    .onConflictDoUpdate({
      target: [checks.hotelId, checks.question],
      set: { entryId, createdAt: sql`excluded.created_at` },
    })
    .returning({ id: checks.id })
  if (!row) throw new Error('The check was not saved')
  return row.id
}

/** `topic` is null where the entry is gone, or none is meant. */
export type CheckRow = {
  id: string
  question: string
  entryId: string | null
  topic: string | null
  active: boolean
  createdAt: string
}

/** Newest first. */
export async function listChecks(tx: Tx, hotelId: string): Promise<CheckRow[]> {
  const rows = await tx
    .select({
      id: checks.id,
      question: checks.question,
      entryId: checks.entryId,
      createdAt: checks.createdAt,
      topic: knowledge.topic,
      active: knowledge.active,
    })
    .from(checks)
    .leftJoin(knowledge, and(eq(knowledge.hotelId, checks.hotelId), eq(knowledge.id, checks.entryId)))
    .where(eq(checks.hotelId, hotelId))
    .orderBy(desc(checks.createdAt), desc(checks.id))
  return rows.map(({ active, createdAt, ...row }) => ({
    ...row,
    active: active ?? false,
    createdAt: createdAt.toISOString(),
  }))
}

export async function removeCheck(tx: Tx, hotelId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(checks)
    .where(and(eq(checks.hotelId, hotelId), eq(checks.id, id)))
    .returning({ id: checks.id })
  return removed.length > 0
}

/** Deletes checks that are a year old: a question may say something of the guest who asked it. */
export const deleteOldChecks = (tx: Tx) =>
  deleteBatch(
    tx,
    { table: sql`${checks}`, key: sql`hotel_id, id` },
    sql`created_at < now() - make_interval(days => ${CHECK_DAYS}::int)`,
  )
