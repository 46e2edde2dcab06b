import { and, eq } from 'drizzle-orm'
import { guests } from '#features/guests/server/table.ts'
import type { GuestActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { isSame } from '#kit/shared/same.ts'
import { type Trait, TRAITS } from '../traits.ts'

const theGuest = ({ hotelId, guestId }: GuestActor) =>
  and(eq(guests.hotelId, hotelId), eq(guests.id, guestId))

const inOrder = (avoided: readonly string[]): Trait[] => TRAITS.filter((trait) => avoided.includes(trait))

export async function readAvoided(tx: Tx, actor: GuestActor): Promise<Trait[]> {
  const [row] = await tx.select({ avoids: guests.avoids }).from(guests).where(theGuest(actor))
  return inOrder(row?.avoids ?? [])
}

/** Replaces what a guest avoids. Orders that were placed keep what they carry. */
export async function changeAvoided(tx: Tx, actor: GuestActor, avoided: readonly Trait[]): Promise<Trait[]> {
  const after = inOrder(avoided)
  const [held] = await tx.select({ avoids: guests.avoids }).from(guests).where(theGuest(actor)).for('update')
  const before = inOrder(held?.avoids ?? [])
  if (isSame(before, after)) return after
  await tx.update(guests).set({ avoids: after }).where(theGuest(actor))
  await recordChange(tx, actor, {
    ...{ hotelId: actor.hotelId, action: 'avoid', entity: 'guest', entityId: actor.guestId },
    ...{ before: { avoids: before }, after: { avoids: after } },
  })
  return after
}
