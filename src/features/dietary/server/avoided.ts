import { and, eq } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { isSame } from '#kit/shared/same.ts'
import { type Trait, TRAITS } from '../traits.ts'

type Whose = Pick<GuestActor, 'hotelId' | 'guestId'>

const theGuest = ({ hotelId, guestId }: Whose) => and(eq(guests.hotelId, hotelId), eq(guests.id, guestId))

const inOrder = (avoided: readonly string[]): Trait[] => TRAITS.filter((trait) => avoided.includes(trait))

/** Null where there is no such guest. */
export async function readAvoided(tx: Tx, whose: Whose): Promise<Trait[] | null> {
  const [row] = await tx.select({ avoids: guests.avoids }).from(guests).where(theGuest(whose))
  return row ? inOrder(row.avoids) : null
}

/** Replaces what a guest avoids. Orders that were placed keep what they carry. */
export async function changeAvoided(tx: Tx, actor: GuestActor, avoided: readonly Trait[]): Promise<Trait[]> {
  const after = inOrder(avoided)
  const [held] = await tx.select({ avoids: guests.avoids }).from(guests).where(theGuest(actor)).for('update')
  const before = inOrder(held?.avoids ?? [])
  if (isSame(before, after)) return after
  await tx.update(guests).set({ avoids: after }).where(theGuest(actor))
  await recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action: 'avoid',
    entity: 'guest',
    entityId: actor.guestId,
    before: { avoids: before },
    after: { avoids: after },
  })
  return after
}
