import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { Placed } from '#kit/shared/order.ts'
import { changedFields } from '#kit/shared/same.ts'
import type { AnnouncementDraft, StaffAnnouncement } from '../contract.ts'
import {
  addAnnouncement,
  holdAnnouncement,
  holdAnnouncements,
  isPictureShown,
  placeAnnouncements,
  removeAnnouncement,
  saveAnnouncement,
} from './queries.ts'
import { inNewOrder, moveBefore } from '../rules.ts'

type Seen = { id: string; version: number }

/** `gone` is a picture that nothing shows any more, to be removed after the commit. */
export type ChangeResult =
  | { outcome: 'changed'; announcement: StaffAnnouncement; gone: string[] }
  | { outcome: 'stale'; announcement: StaffAnnouncement }
  | { outcome: 'absent' }

const entity = 'announcement'

async function goneOf(tx: Tx, hotelId: string, was: string | null, is: string | null): Promise<string[]> {
  return was && was !== is && !(await isPictureShown(tx, hotelId, was)) ? [was] : []
}

export async function createAnnouncement(
  tx: Tx,
  actor: HotelAdminActor,
  draft: AnnouncementDraft,
): Promise<StaffAnnouncement> {
  const { hotelId } = actor
  const added = await addAnnouncement(tx, hotelId, draft)
  await recordChange(tx, actor, { hotelId, action: 'add', entity, entityId: added.id, after: draft })
  return added
}

/** One change of one announcement: held, checked against the version that the caller saw, saved, audited. */
export async function changeAnnouncement(
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  seen: Seen,
  wanted: Partial<AnnouncementDraft>,
): Promise<ChangeResult> {
  const { hotelId } = actor
  const before = await holdAnnouncement(tx, hotelId, seen.id)
  if (!before) return { outcome: 'absent' }
  if (before.version !== seen.version) return { outcome: 'stale', announcement: before }
  const touched = changedFields(before, wanted)
  if (touched.length === 0) return { outcome: 'changed', announcement: before, gone: [] }
  const after = await saveAnnouncement(tx, hotelId, before, wanted)
  const pick = (from: StaffAnnouncement) =>
    Object.fromEntries((['titleEn', ...touched] as const).map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    ...{ hotelId, action, entity, entityId: before.id },
    ...{ before: pick(before), after: pick(after) },
  })
  const gone = await goneOf(tx, hotelId, before.imageUrl, after.imageUrl)
  return { outcome: 'changed', announcement: after, gone }
}

export async function deleteAnnouncement(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<ChangeResult> {
  const { hotelId } = actor
  const before = await holdAnnouncement(tx, hotelId, seen.id)
  if (!before) return { outcome: 'absent' }
  if (before.version !== seen.version) return { outcome: 'stale', announcement: before }
  await removeAnnouncement(tx, hotelId, seen.id)
  await recordChange(tx, actor, { hotelId, action: 'delete', entity, entityId: seen.id, before })
  return {
    outcome: 'changed',
    announcement: before,
    gone: await goneOf(tx, hotelId, before.imageUrl, null),
  }
}

/** Puts an announcement before another, or last; null when one of them is not there. */
export async function moveAnnouncement(
  tx: Tx,
  actor: HotelAdminActor,
  { id, beforeId }: { id: string; beforeId: string | null },
): Promise<Placed[] | null> {
  const { hotelId } = actor
  const all = await holdAnnouncements(tx, hotelId)
  const places = moveBefore(all, id, beforeId)
  if (!places || places.length === 0) return places
  await placeAnnouncements(tx, hotelId, places)
  const titlesOf = (list: readonly StaffAnnouncement[]) => list.map((one) => one.titleEn)
  const titleEn = all.find((one) => one.id === id)?.titleEn
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'reorder', entity, entityId: id },
    ...{
      before: { titleEn, order: titlesOf(all) },
      after: { titleEn, order: titlesOf(inNewOrder(all, places)) },
    },
  })
  return places
}
