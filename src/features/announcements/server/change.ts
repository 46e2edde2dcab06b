import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { flatten } from '#kit/shared/texts.ts'
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
import { ANNOUNCEMENT_TEXTS, inNewOrder, moveBefore } from '../rules.ts'

type Seen = { id: string; version: number }

/** `gone` is a picture no longer in use, to be removed after the commit. */
export type ChangeResult =
  | { outcome: 'changed' | 'same'; announcement: StaffAnnouncement; gone: string[] }
  | { outcome: 'stale'; announcement: StaffAnnouncement }
  | { outcome: 'absent' }

const entity = 'announcement'
const flat = (one: AnnouncementDraft): Record<string, unknown> => flatten(ANNOUNCEMENT_TEXTS, one)
const draftOf = ({ title, description, imageUrl, published }: StaffAnnouncement): AnnouncementDraft => {
  return { title, description, imageUrl, published }
}

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
  await recordChange(tx, actor, { hotelId, action: 'add', entity, entityId: added.id, after: flat(draft) })
  return added
}

/** Changes one announcement: locks it, checks it against the version the caller saw, saves and audits the change. */
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
  const draft = { ...draftOf(before), ...wanted }
  const [was, is] = [flat(draftOf(before)), flat(draft)]
  const touched = changedFields(was, is)
  if (touched.length === 0) return { outcome: 'same', announcement: before, gone: [] }
  const after = await saveAnnouncement(tx, hotelId, before, draft)
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(['titleEn', ...touched].map((name) => [name, from[name]]))
  await recordChange(tx, actor, {
    ...{ hotelId, action, entity, entityId: before.id },
    ...{ before: pick(was), after: pick(is) },
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
  await recordChange(tx, actor, {
    hotelId,
    action: 'delete',
    entity,
    entityId: seen.id,
    before: flat(before),
  })
  return {
    outcome: 'changed',
    announcement: before,
    gone: await goneOf(tx, hotelId, before.imageUrl, null),
  }
}

/** Moves an announcement before another, or to the end; null when either does not exist. */
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
  const titlesOf = (list: readonly StaffAnnouncement[]) => list.map((one) => one.title.en)
  const titleEn = all.find((one) => one.id === id)?.title.en
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'reorder', entity, entityId: id },
    ...{
      before: { titleEn, order: titlesOf(all) },
      after: { titleEn, order: titlesOf(inNewOrder(all, places)) },
    },
  })
  return places
}
