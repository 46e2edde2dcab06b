import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { tooMany } from '#kit/server/errors.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { distinctPhrasings, PHRASINGS_MAX } from '../rules.ts'
import { entriesWith } from './change.ts'
import { holdEntry } from './queries.ts'

type Phrasing = { entryId: string; question: string }

/** Changes the phrasings of an entry, whatever its version; null where it is gone. */
async function changePhrasings(
  tx: Tx,
  actor: HotelAdminActor,
  entryId: string,
  decide: (before: readonly string[]) => string[],
): Promise<{ isChanged: boolean } | null> {
  await lockExclusive(tx, actor.hotelId, 'knowledge')
  const held = await holdEntry(tx, actor.hotelId, entryId, null)
  if (!held) return null
  const phrasings = decide(held.phrasings)
  if (phrasings.length > PHRASINGS_MAX) throw tooMany()
  return entriesWith(null).change(tx, actor, held, (draft) => ({ ...draft, phrasings }))
}

/** Adds a question to the phrasings of an entry, unless it is among them; null where the entry is gone. */
export const addPhrasing = (tx: Tx, actor: HotelAdminActor, { entryId, question }: Phrasing) =>
  changePhrasings(tx, actor, entryId, (before) => distinctPhrasings([...before, question]))

export const removePhrasing = (tx: Tx, actor: HotelAdminActor, { entryId, question }: Phrasing) => {
  const [removed] = distinctPhrasings([question])
  return changePhrasings(tx, actor, entryId, (before) => before.filter((phrasing) => phrasing !== removed))
}
