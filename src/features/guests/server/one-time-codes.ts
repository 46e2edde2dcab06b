import { newCode } from '../one-time-code.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { codeHashOf, saveCode } from './account-queries.ts'

/** Gives guests new one-time codes, in place of any that they had; leaves out ids of nobody, and of those who cannot sign in. */
export async function makeCodes(tx: Tx, actor: HotelAdminActor, ids: readonly string[]) {
  const { hotelId } = actor
  const made: { id: string; code: string }[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const code = newCode()
    const guest = await saveCode(tx, hotelId, id, codeHashOf(id, code))
    if (!guest) continue
    made.push({ id, code })
    const change = { hotelId, action: 'make-code', entity: 'guest', entityId: id, after: guest }
    await recordChange(tx, actor, change)
  }
  return made
}
