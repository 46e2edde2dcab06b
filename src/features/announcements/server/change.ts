import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { versioned } from '#kit/server/versioned.ts'
import { flatten } from '#kit/shared/texts.ts'
import type { Placed } from '#kit/shared/order.ts'
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

const entity = 'announcement'

export const announcements = versioned<StaffAnnouncement, AnnouncementDraft>({
  part: 'announcements',
  entity,
  named: 'titleEn',
  draftOf: ({ title, description, imageUrl, published }) => ({ title, description, imageUrl, published }),
  facts: (_tx, _hotelId, draft) => flatten(ANNOUNCEMENT_TEXTS, draft),
  hold: holdAnnouncement,
  add: addAnnouncement,
  save: saveAnnouncement,
  remove: removeAnnouncement,
  isShown: isPictureShown,
})

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
  const titlesOf = (list: readonly StaffAnnouncement[]) => list.map((each) => each.title.en)
  const titleEn = all.find((each) => each.id === id)?.title.en
  await recordChange(tx, actor, {
    hotelId,
    action: 'reorder',
    entity,
    entityId: id,
    before: { titleEn, order: titlesOf(all) },
    after: { titleEn, order: titlesOf(inNewOrder(all, places)) },
  })
  return places
}
