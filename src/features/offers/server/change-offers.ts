import type { HotelAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import { lockExclusive } from '#kit/server/hotel-parts.ts'
import { isSame } from '#kit/shared/same.ts'
import type { Category } from '#features/categories/all.ts'
import type { Offer, OfferDraft } from '../contract.ts'
import { OFFERS_MAX } from '../rules.ts'
import { offerFacts, onlyChanged } from './facts.ts'
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

export type OfferResult =
  /** `gone` is the picture that no offer shows any more. */
  | { outcome: 'changed' | 'same' | 'stale'; offer: Offer; gone: string | null }
  | { outcome: 'absent' | 'too-many' }

type Seen = { id: string; version: number }

/** The fields that an editor sets. */
function draftOf({
  id: _id,
  version: _version,
  orderIndex: _at,

  ...draft
}: Offer): OfferDraft {
  return draft
}

const hasResources = async (tx: Tx, hotelId: string, { resourceIds }: OfferDraft) =>
  (await listResources(tx, hotelId, resourceIds)).length === resourceIds.length

async function record(
  tx: Tx,
  actor: HotelAdminActor,
  action: string,
  id: string,
  { before, after }: { before?: OfferDraft; after?: OfferDraft },
) {
  const { hotelId } = actor
  const factsOf = async (draft: OfferDraft) => {
    const resources = await listResources(tx, hotelId, draft.resourceIds)
    return offerFacts(
      draft,
      resources.map(({ name }) => name.en),
    )
  }
  const was = before && (await factsOf(before))
  const is = after && (await factsOf(after))
  const change = was && is ? onlyChanged(was, is) : { before: was, after: is }
  await recordChange(tx, actor, { hotelId, action, entity: 'offer', entityId: id, ...change })
}

/** A picture, unless an offer shows it. */
const goneOf = async (tx: Tx, hotelId: string, url: string | null) =>
  url && !(await isPictureShown(tx, hotelId, url)) ? url : null

export async function createOffer(tx: Tx, actor: HotelAdminActor, draft: OfferDraft): Promise<OfferResult> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'offers')
  if ((await countOffers(tx, hotelId)) >= OFFERS_MAX) return { outcome: 'too-many' }
  if (!(await hasResources(tx, hotelId, draft))) return { outcome: 'absent' }
  const offer = await addOffer(tx, hotelId, draft)
  await record(tx, actor, 'add', offer.id, { after: draft })
  return { outcome: 'changed', offer, gone: null }
}

async function holdSeen(tx: Tx, hotelId: string, { id, version }: Seen): Promise<OfferResult> {
  await lockExclusive(tx, hotelId, 'offers')
  const offer = await holdOffer(tx, hotelId, id)
  if (!offer) return { outcome: 'absent' }
  return { outcome: offer.version === version ? 'same' : 'stale', offer, gone: null }
}

export async function changeOffer(
  tx: Tx,
  actor: HotelAdminActor,
  seen: Seen,
  draft: OfferDraft,
): Promise<OfferResult> {
  const { hotelId } = actor
  const held = await holdSeen(tx, hotelId, seen)
  if (held.outcome !== 'same') return held
  const before = draftOf(held.offer)
  if (isSame(before, draft)) return held
  if (!(await hasResources(tx, hotelId, draft))) return { outcome: 'absent' }
  const offer = await saveOffer(tx, hotelId, seen.id, draft)
  await record(tx, actor, 'update', seen.id, { before, after: draft })
  return { outcome: 'changed', offer, gone: await goneOf(tx, hotelId, before.imageUrl) }
}

export async function deleteOffer(tx: Tx, actor: HotelAdminActor, seen: Seen): Promise<OfferResult> {
  const held = await holdSeen(tx, actor.hotelId, seen)
  if (held.outcome !== 'same') return held
  await removeOffer(tx, actor.hotelId, seen.id)
  await record(tx, actor, 'delete', seen.id, { before: draftOf(held.offer) })
  const gone = await goneOf(tx, actor.hotelId, held.offer.imageUrl)
  return { outcome: 'changed', offer: held.offer, gone }
}

/** Reorders the offers of an area, unless they have changed since the caller saw them. */
export async function reorderOffers(
  tx: Tx,
  actor: HotelAdminActor,
  { category, seen, wanted }: { category: Category; seen: readonly string[]; wanted: readonly string[] },
): Promise<{ outcome: 'reordered' | 'stale'; offers: Offer[] }> {
  const { hotelId } = actor
  await lockExclusive(tx, hotelId, 'offers')
  const offers = await listOffers(tx, hotelId)
  const ofArea = offers.filter((offer) => offer.category === category)
  const before = ofArea.map(({ id }) => id)
  if (!isSame(before, seen) || !isSame(before.toSorted(), wanted.toSorted()))
    return { outcome: 'stale', offers }
  await saveOfferOrder(tx, hotelId, wanted)
  const nameOf = (id: string) => ofArea.find((offer) => offer.id === id)?.name.en ?? id
  await recordChange(tx, actor, {
    ...{ hotelId, action: 'reorder', entity: 'offer', entityId: null },
    ...{ before: { order: before.map(nameOf) }, after: { order: wanted.map(nameOf) } },
  })
  return { outcome: 'reordered', offers: await listOffers(tx, hotelId) }
}
