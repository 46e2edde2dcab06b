import { eq, sql } from 'drizzle-orm'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { changedFields, isSame } from '#kit/shared/same.ts'
import type { Kitchen, KitchenDraft } from '../contract.ts'
import { DEFAULT_PROMISE, type Delay, type Pause } from '../rules.ts'
import { kitchens } from './table.ts'

const AS_BEFORE: Kitchen = {
  opens: null,
  closes: null,
  language: null,
  defaultMinutes: DEFAULT_PROMISE,
  guestsCancel: true,
  delayMinutes: 0,
  pausedUntil: null,
  version: 1,
}

export async function readKitchen(tx: Tx, hotelId: string): Promise<Kitchen> {
  const [row] = await tx.select().from(kitchens).where(eq(kitchens.hotelId, hotelId))
  if (!row) return AS_BEFORE
  const { hotelId: _hotel, delayUntil, pausedUntil, ...kitchen } = row
  return {
    ...kitchen,
    delayMinutes: delayUntil && delayUntil.getTime() > Date.now() ? kitchen.delayMinutes : 0,
    pausedUntil: pausedUntil && pausedUntil.getTime() > Date.now() ? pausedUntil.toISOString() : null,
  }
}

/** Makes sure that the hotel's kitchen has a row, and holds it until the transaction ends. */
async function holdKitchen(tx: Tx, hotelId: string): Promise<Kitchen> {
  await tx.insert(kitchens).values({ hotelId }).onConflictDoNothing()
  await tx.select({ id: kitchens.hotelId }).from(kitchens).where(eq(kitchens.hotelId, hotelId)).for('update')
  return readKitchen(tx, hotelId)
}

type Settings = Required<{ [Name in keyof KitchenDraft]: Exclude<KitchenDraft[Name], undefined> }>

const settingsOf = ({ opens, closes, language, defaultMinutes, guestsCancel }: Settings): Settings => ({
  opens,
  closes,
  language,
  defaultMinutes,
  guestsCancel,
})

async function record(
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  { before, after }: { before: Record<string, unknown>; after: Record<string, unknown> },
) {
  const touched = changedFields(before, after)
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(touched.map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    hotelId: actor.hotelId,
    action,
    entity: 'kitchen',
    entityId: null,
    before: pick(before),
    after: pick(after),
  })
}

export type KitchenSaved = { outcome: 'saved' | 'same' | 'stale'; kitchen: Kitchen }

export async function saveKitchen(
  tx: Tx,
  actor: HotelAdminActor,
  version: number,
  draft: KitchenDraft,
): Promise<KitchenSaved> {
  const { hotelId } = actor
  const kitchen = await holdKitchen(tx, hotelId)
  if (kitchen.version !== version) return { outcome: 'stale', kitchen }
  const { guestsCancel = kitchen.guestsCancel } = draft
  const [before, after] = [settingsOf(kitchen), settingsOf({ ...draft, guestsCancel })]
  if (isSame(before, after)) return { outcome: 'same', kitchen }
  await tx
    .update(kitchens)
    .set({ ...after, version: version + 1 })
    .where(eq(kitchens.hotelId, hotelId))
  await record(tx, actor, 'update', { before, after })
  return { outcome: 'saved', kitchen: { ...kitchen, ...after, version: version + 1 } }
}

/** Takes no orders for some minutes, or takes them again. */
export async function pauseKitchen(tx: Tx, actor: HotelAdminActor, minutes: Pause | null): Promise<Kitchen> {
  const before = await holdKitchen(tx, actor.hotelId)
  const pausedUntil = minutes === null ? null : sql`now() + make_interval(mins => ${minutes}::int)`
  await tx.update(kitchens).set({ pausedUntil }).where(eq(kitchens.hotelId, actor.hotelId))
  const after = await readKitchen(tx, actor.hotelId)
  await record(tx, actor, minutes === null ? 'resume' : 'pause', {
    before: { pausedUntil: before.pausedUntil },
    after: { pausedUntil: after.pausedUntil },
  })
  return after
}

/** Puts off what is promised for the next hour, and returns by how many minutes that is more than before. */
export async function delayKitchen(tx: Tx, actor: HotelAdminActor, minutes: Delay): Promise<number> {
  const { delayMinutes } = await holdKitchen(tx, actor.hotelId)
  await tx
    .update(kitchens)
    .set({ delayMinutes: minutes, delayUntil: sql`now() + interval '1 hour'` })
    .where(eq(kitchens.hotelId, actor.hotelId))
  await record(tx, actor, 'delay', { before: { delayMinutes }, after: { delayMinutes: minutes } })
  return minutes - delayMinutes
}
