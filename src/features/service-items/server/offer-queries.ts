import { and, arrayContains, asc, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import { hotels } from '#features/hotels/server/table.ts'
import { globalServices, services } from '#features/services/server/table.ts'
import type { Tx } from '#kit/server/database.ts'
import { flatten, unflatten } from '#kit/shared/texts.ts'
import { CATEGORIES, type Category } from '#features/categories/all.ts'
import type { GuestOffer, Offer, OfferDraft } from '../contract.ts'
import type { Resource } from '../resources-contract.ts'
import { OFFER_TEXTS } from '../fields.ts'
import { listResources } from './resource-queries.ts'
import { offers } from './table.ts'

const IN_ORDER = [asc(offers.orderIndex), asc(offers.createdAt), asc(offers.id)]

/** The hotel's offers in display order. */
export async function listOffers(tx: Tx, hotelId: string): Promise<Offer[]> {
  const rows = await tx
    .select()
    .from(offers)
    .where(eq(offers.hotelId, hotelId))
    .orderBy(...IN_ORDER)
  return rows.map(toOffer)
}

const toOffer = ({ hotelId: _hotel, createdAt: _at, ...row }: typeof offers.$inferSelect): Offer =>
  unflatten(OFFER_TEXTS, row)

export async function findOffer(tx: Tx, hotelId: string, id: string): Promise<Offer | null> {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.hotelId, hotelId), eq(offers.id, id)))
  return row ? toOffer(row) : null
}

/** An offer held until the transaction ends. */
export async function holdOffer(tx: Tx, hotelId: string, id: string): Promise<Offer | null> {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.hotelId, hotelId), eq(offers.id, id)))
    .for('update')
  return row ? toOffer(row) : null
}

/** The areas that the hotel and the platform have open. */
export async function listOpenCategories(tx: Tx, hotelId: string): Promise<Category[]> {
  const rows = await tx
    .select({ category: services.category })
    .from(services)
    .innerJoin(globalServices, eq(globalServices.category, services.category))
    .where(
      and(
        eq(services.hotelId, hotelId),
        isNotNull(services.path),
        eq(services.enabled, true),
        eq(globalServices.enabled, true),
      ),
    )
  return CATEGORIES.filter((each) => rows.some(({ category }) => category === each))
}

/** An offer that can be had, with the resources that it needs one of. */
export type OpenOffer = Offer & { resources: Resource[] }

/** What the areas that are open offer. */
export async function listOpenOffers(tx: Tx, hotelId: string): Promise<OpenOffer[]> {
  const open = await listOpenCategories(tx, hotelId)
  if (open.length === 0) return []
  const all = (await listOffers(tx, hotelId)).filter((each) => each.isEnabled && open.includes(each.category))
  const resources = (await listResources(tx, hotelId)).filter(({ isEnabled }) => isEnabled)
  return all
    .map((offer) => ({ ...offer, resources: resources.filter(({ id }) => offer.resourceIds.includes(id)) }))
    .filter((offer) => offer.kind === 'request' || offer.resources.length > 0)
}

/** What guests can ask for or book now. */
export async function listGuestOffers(tx: Tx, hotelId: string): Promise<GuestOffer[]> {
  const offers = await listOpenOffers(tx, hotelId)
  if (offers.length === 0) return []
  const [hotel] = await tx.select({ currency: hotels.currency }).from(hotels).where(eq(hotels.id, hotelId))
  if (!hotel) return []
  return offers.map((offer) => ({
    ...seenByGuest(offer),
    currency: hotel.currency,
    resources: offer.choosesResource ? offer.resources : [],
  }))
}

const seenByGuest = (offer: Offer) => {
  const { id, name, description, location, imageUrl, icon, questions, category, kind, price } = offer
  const { targetMinutes, asksTime, durationMinutes, cancelMinutes, placesMax, needsAnswer } = offer
  return {
    id,
    name,
    description,
    location,
    imageUrl,
    icon,
    questions,
    category,
    kind,
    price,
    targetMinutes,
    asksTime,
    durationMinutes,
    cancelMinutes,
    placesMax,
    needsAnswer,
  }
}

export async function countOffers(tx: Tx, hotelId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(offers).where(eq(offers.hotelId, hotelId))
  return row?.count ?? 0
}

/** Adds an offer after the others of its area. */
export async function addOffer(tx: Tx, hotelId: string, draft: OfferDraft): Promise<Offer> {
  const [last] = await tx
    .select({ at: max(offers.orderIndex) })
    .from(offers)
    .where(and(eq(offers.hotelId, hotelId), eq(offers.category, draft.category)))
  const [row] = await tx
    .insert(offers)
    .values({ ...flatten(OFFER_TEXTS, draft), hotelId, orderIndex: (last?.at ?? -1) + 1 })
    .returning()
  if (!row) throw new Error('An offer was not added')
  return toOffer(row)
}

export async function saveOffer(tx: Tx, hotelId: string, id: string, draft: Partial<OfferDraft>) {
  const { name, description, location, ...fields } = draft
  const texts = name && description && location ? flatten(OFFER_TEXTS, { name, description, location }) : {}
  const [row] = await tx
    .update(offers)
    .set({ ...fields, ...texts, version: sql`${offers.version} + 1` })
    .where(and(eq(offers.hotelId, hotelId), eq(offers.id, id)))
    .returning()
  if (!row) throw new Error('An offer was not saved')
  return toOffer(row)
}

export const removeOffer = (tx: Tx, hotelId: string, id: string) =>
  tx.delete(offers).where(and(eq(offers.hotelId, hotelId), eq(offers.id, id)))

/** Whether anything that guests can ask for or book now asks for a picture. */
export const asksForPicture = async (tx: Tx, hotelId: string): Promise<boolean> =>
  (await listGuestOffers(tx, hotelId)).some(({ questions }) =>
    questions.some(({ kind }) => kind === 'picture'),
  )

/** The URLs of the pictures that a hotel's offers show. */
export async function listOfferPictures(tx: Tx, hotelId: string): Promise<string[]> {
  const rows = await tx.select({ url: offers.imageUrl }).from(offers).where(eq(offers.hotelId, hotelId))
  return rows.flatMap(({ url }) => url ?? [])
}

/** Whether any offer shows this picture. */
export const isPictureShown = async (tx: Tx, hotelId: string, url: string): Promise<boolean> =>
  (await tx.$count(offers, and(eq(offers.hotelId, hotelId), eq(offers.imageUrl, url)))) > 0

export async function saveOfferOrder(tx: Tx, hotelId: string, ids: readonly string[]) {
  await tx.execute(sql`UPDATE offers SET order_index = wanted.at - 1
    FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS wanted (id, at)
    WHERE offers.hotel_id = ${hotelId} AND offers.id = wanted.id`)
}

/** Takes a resource out of the offers that name it. */
export const leaveOutResource = (tx: Tx, hotelId: string, id: string) =>
  tx
    .update(offers)
    .set({
      resourceIds: sql`array_remove(${offers.resourceIds}, ${id}::uuid)`,
      version: sql`${offers.version} + 1`,
    })
    .where(and(eq(offers.hotelId, hotelId), arrayContains(offers.resourceIds, [id])))
