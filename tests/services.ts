import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CATEGORIES, type Category, DECLARED } from '#features/categories/all.ts'
import type { OfferDraft } from '#features/service-items/contract.ts'
import type { ResourceDraft } from '#features/service-items/resources-contract.ts'
import { addOffer } from '#features/service-items/server/offer-queries.ts'
import { addResource } from '#features/service-items/server/resource-queries.ts'
import { addServices } from '#features/services/server/queries.ts'
import { services } from '#features/services/server/table.ts'
import { SYSTEM } from '#kit/server/actor.ts'
import type { Database } from '#kit/server/database.ts'
import { inEnglish } from '#kit/shared/texts.ts'
import { HOUR_MS } from '#kit/shared/time.ts'
import { makeHotel } from './factories.ts'

/** An offer for the editor, a free request for towels unless said otherwise. */
export const anOffer = (given: Partial<OfferDraft> = {}): OfferDraft => ({
  category: 'housekeeping',
  kind: 'request',
  team: 'housekeeping',
  price: 0,
  targetMinutes: 15,
  asksTime: true,
  durationMinutes: 60,
  bufferMinutes: 0,
  stepMinutes: 30,
  leadMinutes: 0,
  cancelMinutes: 60,
  placesMax: 1,
  needsAnswer: false,
  resourceIds: [],
  choosesResource: false,
  isEnabled: true,
  questions: [],
  imageUrl: null,
  icon: null,
  name: inEnglish('Towels'),
  description: inEnglish(''),
  location: inEnglish(''),
  ...given,
})

/** A resource for one at a time that can be had all day, unless said otherwise. */
export const aResource = (given: Partial<ResourceDraft> = {}): ResourceDraft => ({
  name: inEnglish('Lejla'),
  capacity: 1,
  exceptions: [],
  isEnabled: true,
  week: Array.from({ length: 7 }, () => [{ begins: '00:00', ends: '24:00' }]),
  ...given,
})

/** Opens areas of a hotel beside room service, all unless said otherwise. */
export const openAreas = (database: Database, hotelId: string, areas: readonly Category[] = CATEGORIES) =>
  database.withActor(SYSTEM, async (tx) => {
    await tx.delete(services).where(eq(services.hotelId, hotelId))
    await addServices(tx, [
      {
        hotelId,
        category: 'room_service',
        icon: 'UtensilsCrossed',
        path: 'room-service',
        label: inEnglish('Room Service'),
        orderIndex: 0,
      },
      ...areas.map((category, at) => ({
        hotelId,
        category,
        icon: DECLARED[category].icon,
        path: DECLARED[category].path,
        label: inEnglish(category),
        orderIndex: at + 1,
      })),
    ])
  })

/** A hotel's massage by one or more people, each for one guest at a time unless said otherwise. */
export const addMassage = (
  database: Database,
  hotelId: string,
  given: Partial<OfferDraft> = {},
  resources: Partial<ResourceDraft>[] = [{}],
) =>
  database.withActor(SYSTEM, async (tx) => {
    const resourceIds: string[] = []
    for (const resource of resources)
      resourceIds.push((await addResource(tx, hotelId, aResource(resource))).id)
    const offer = await addOffer(
      tx,
      hotelId,
      anOffer({
        category: 'spa_wellness',
        kind: 'appointment',
        team: 'spa',
        price: 6500,
        name: inEnglish('Massage'),
        resourceIds,
        ...given,
      }),
    )
    return { offer, resourceIds }
  })

/** A hotel with all its areas open and a massage in it. */
export async function makeSpa(
  database: Database,
  ...given: Parameters<typeof addMassage> extends [unknown, unknown, ...infer Rest] ? Rest : never
) {
  const hotel = await makeHotel(database)
  await openAreas(database, hotel.id)
  const { offer, resourceIds } = await addMassage(database, hotel.id, ...given)
  return { hotel, offer, resourceIds, slug: hotel.slug }
}

export const addTowels = (database: Database, hotelId: string, given: Partial<OfferDraft> = {}) =>
  database.withActor(SYSTEM, (tx) => addOffer(tx, hotelId, anOffer(given)))

/** What a guest sends for an offer whose usual answers cost nothing. */
export const askFor = (
  offer: { id: string; price: number; kind: string },
  given: Record<string, unknown> & { places?: number } = {},
) => ({
  offerId: offer.id,
  currency: 'USD',
  shownTotal: offer.price * (offer.kind === 'appointment' ? (given.places ?? 1) : 1),
  ...given,
})

export const newKey = () => randomUUID()

/** The full hour after the tests began, so that two that are asked for as the hour turns still fit together. */
const NEXT_HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS

/** A full hour, so many hours after the next one. */
export const hoursAhead = (hours: number) => new Date(NEXT_HOUR + hours * HOUR_MS).toISOString()
