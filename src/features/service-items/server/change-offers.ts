import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { anyErrors, changedSince } from '#kit/server/errors.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { versioned } from '#kit/server/versioned.ts'
import { isSame } from '#kit/shared/same.ts'
import type { Category } from '#features/categories/all.ts'
import type { Offer, OfferDraft } from '../contract.ts'
import { OFFERS_MAX } from '../rules.ts'
import { offerFacts } from './facts.ts'
import {
  addOffer,
  countOffers,
  holdOffer,
  isPictureShown,
  listOffers,
  removeOffer,
  saveOffer,
  saveOfferOrder,
} from './offer-queries.ts'
import { listResources } from './resource-queries.ts'

export const offers = versioned<Offer, OfferDraft>({
  part: 'offers',
  entity: 'offer',
  named: 'name',
  draftOf: ({ id: _id, version: _version, orderIndex: _place, ...draft }) => draft,
  facts: async (tx, hotelId, draft) => {
    const resources = await listResources(tx, hotelId, draft.resourceIds)
    return offerFacts(
      draft,
      resources.map(({ name }) => name.en),
    )
  },
  limit: { most: OFFERS_MAX, count: countOffers },
  hold: holdOffer,
  check: async (tx, hotelId, { resourceIds }) => {
    const found = await listResources(tx, hotelId, resourceIds)
    if (found.length < resourceIds.length) throw anyErrors.NOT_FOUND()
  },
  add: addOffer,
  save: (tx, hotelId, { id }, draft) => saveOffer(tx, hotelId, id, draft),
  remove: removeOffer,
  isShown: isPictureShown,
})

/** Reorders the offers of an area, unless they have changed since the caller saw them. */
export async function reorderOffers(
  tx: Tx,
  actor: HotelAdminActor,
  { category, seen, wanted }: { category: Category; seen: readonly string[]; wanted: readonly string[] },
): Promise<Offer[]> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'offers')
  const all = await listOffers(tx, hotelId)
  const ofArea = all.filter((offer) => offer.category === category)
  const before = ofArea.map(({ id }) => id)
  if (!isSame(before, seen) || !isSame(before.toSorted(), wanted.toSorted())) throw changedSince(all)
  await saveOfferOrder(tx, hotelId, wanted)
  const nameOf = (id: string) => ofArea.find((offer) => offer.id === id)?.name.en ?? id
  await recordChange(tx, actor, {
    hotelId,
    action: 'reorder',
    entity: 'offer',
    entityId: null,
    before: { order: before.map(nameOf) },
    after: { order: wanted.map(nameOf) },
  })
  return listOffers(tx, hotelId)
}
