import { correct } from '#features/knowledge/server/checks.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { dismissAnswer, findMessage } from '../queries.ts'

type Marked = { id: string; question: string; entryId: string | null }

/**
 * Marks an answer of the assistant as wrong: from now on the entry answers the question, and whether it does is checked.
 * The answer waits no longer among the questions that nobody looked after.
 * @returns `absent` where there is no such answer, or no such entry; of an emergency there is none
 */
export async function markWrong(
  tx: Tx,
  actor: HotelAdminActor,
  { id, question, entryId }: Marked,
): Promise<'done' | 'absent' | 'full'> {
  const message = await findMessage(tx, actor.hotelId, id)
  if (message?.author !== 'assistant' || message.wish?.kind === 'emergency') return 'absent'
  const outcome = await correct(tx, actor, { question, entryId })
  if (outcome === 'done') await dismissAnswer(tx, actor.hotelId, id)
  return outcome
}
