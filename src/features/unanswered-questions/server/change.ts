import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { holdAnswers, saveDismissed } from './queries.ts'

/** Dismisses questions by their answers, or restores them; null when the hotel has none of them. */
export async function setDismissed(
  tx: Tx,
  actor: HotelAdminActor,
  answerIds: readonly string[],
  isDismissed: boolean,
): Promise<{ count: number } | null> {
  const { hotelId } = actor
  const held = await holdAnswers(tx, hotelId, answerIds)
  const [newest] = held
  if (!newest) return null
  const ids = held.filter((each) => each.isDismissed !== isDismissed).map(({ id }) => id)
  const count = ids.length
  if (count === 0) return { count }
  await saveDismissed(tx, hotelId, ids, isDismissed)
  await recordChange(tx, actor, {
    hotelId,
    action: isDismissed ? 'dismiss' : 'restore',
    entity: 'question',
    entityId: newest.id,
    // without the guest's words, which the audit would keep longer than the chat does
    after: { count },
  })
  return { count }
}
