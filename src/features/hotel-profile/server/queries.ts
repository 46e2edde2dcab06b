import { and, eq, isNull, sql } from 'drizzle-orm'
import { publicColumns } from '#features/hotels/server/queries.ts'
import { hotels } from '#features/hotels/server/table.ts'
import type { Actor, HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { HotelProfile, ProfileDraft } from '../contract.ts'

const {
  id: _id,
  slug: _slug,
  coverUrl: _cover,
  currency: _currency,
  timeZone: _zone,
  ...profile
} = publicColumns
const columns = { ...profile, version: hotels.version }

/** Null when the hotel does not exist, or is not the actor's to see. */
export async function findProfile(tx: Tx, hotelId: string): Promise<HotelProfile | null> {
  const [profile] = await tx
    .select(columns)
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), isNull(hotels.deletedAt)))
  return profile ?? null
}

export type ProfileSaved = { outcome: 'saved' | 'same' | 'stale'; profile: HotelProfile }

/** @param seen the version that the editor saw */
export async function saveProfile(
  tx: Tx,
  actor: HotelAdminActor,
  seen: number,
  wanted: ProfileDraft,
): Promise<ProfileSaved | null> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'profile')
  const before = await findProfile(tx, hotelId)
  if (!before) return null
  if (before.version !== seen) return { outcome: 'stale', profile: before }
  const touched = changedFields(before, wanted)
  if (touched.length === 0) return { outcome: 'same', profile: before }
  await tx
    .update(hotels)
    .set({ ...wanted, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, hotelId))
  const pick = (from: ProfileDraft) => Object.fromEntries(touched.map((field) => [field, from[field]]))
  const [action, entity] = ['update', 'hotel']
  const change = { hotelId, action, entity, entityId: hotelId, before: pick(before), after: pick(wanted) }
  await recordChange(tx, actor, change)
  return { outcome: 'saved', profile: { ...before, ...wanted, version: seen + 1 } }
}

/** Sets or removes a hotel's logo; gives the one before, or nothing when the hotel does not exist. */
export async function saveLogo(tx: Tx, actor: Actor, hotelId: string, wanted: string | null) {
  await lockExclusive(tx, hotelId, 'profile')
  const profile = await findProfile(tx, hotelId)
  if (!profile) return null
  const before = profile.logoUrl
  await tx.update(hotels).set({ logoUrl: wanted }).where(eq(hotels.id, hotelId))
  await recordChange(tx, actor, {
    hotelId,
    action: 'logo',
    entity: 'hotel',
    entityId: hotelId,
    before: { logoUrl: before },
    after: { logoUrl: wanted },
  })
  return { before }
}
