import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import type { KnowledgeCheck } from '../contract.ts'
import { CHECKS_MAX } from '../rules.ts'
import { type CheckRow, countChecks, removeCheck, saveCheck } from './check-queries.ts'
import { addPhrasing } from './phrasings.ts'
import { holdEntry } from './queries.ts'

type Correction = { question: string; entryId: string | null }

/**
 * Keeps what should have answered a question, an entry or nothing: the question becomes a phrasing of the entry, and a
 * check. In place of a check of the same question.
 */
export async function correct(
  tx: Tx,
  actor: HotelAdminActor,
  { question, entryId }: Correction,
): Promise<'done' | 'absent' | 'full'> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'knowledge')
  if (entryId !== null && !(await addPhrasing(tx, actor, { entryId, question }))) return 'absent'
  if ((await countChecks(tx, hotelId, question)) >= CHECKS_MAX) return 'full'
  const id = await saveCheck(tx, hotelId, { question, entryId })
  const entry = entryId === null ? null : await holdEntry(tx, hotelId, entryId, null)
  await recordChange(tx, actor, {
    hotelId,
    action: 'correct',
    entity: 'question',
    entityId: id,
    // without the guest's words
    after: { topic: entry?.topic ?? null },
  })
  return 'done'
}

/** Deletes a check; false where it is gone. */
export async function forgetCheck(tx: Tx, actor: HotelAdminActor, id: string): Promise<boolean> {
  const { hotelId } = actor
  if (!(await removeCheck(tx, hotelId, id))) return false
  await recordChange(tx, actor, { hotelId, action: 'uncheck', entity: 'question', entityId: id })
  return true
}

type Entry = { id: string; topic: string }

/**
 * Whether a check holds, and otherwise why not.
 * @param answering the entry that answers its question; null where the assistant says that it does not know
 */
export function judge(
  { id, question, entryId, topic, active, createdAt }: CheckRow,
  answering: Entry | null,
): KnowledgeCheck {
  const common = { id, question, entry: entryId === null ? null : { id: entryId, topic }, createdAt }
  const fails = (why: KnowledgeCheck['why'], by: Entry | null = null) => ({ ...common, why, by })
  const holds = fails(null)
  if (entryId === null) return answering ? fails('answered', answering) : holds
  if (topic === null) return fails('gone')
  if (answering?.id === entryId) return holds
  if (!active) return fails('inactive')
  return answering ? fails('other', answering) : fails('unknown')
}
