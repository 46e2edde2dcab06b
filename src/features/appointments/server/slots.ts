import { findOffer, listOpenCategories } from '#features/service-items/server/offer-queries.ts'
import { listResources } from '#features/service-items/server/resource-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { daysLater, momentOf } from '#kit/shared/calendar.ts'
import type { Slot } from '../contract.ts'
import { freeDays } from '../slots.ts'
import { findStay, listTaken } from './queries.ts'

export type SlotsAsked = {
  offerId: string
  from: string
  days: number
  places: number
  except: string | null
  isAtDesk?: boolean
}

/**
 * When an appointment can begin, by day, of fewer days where very much is free; null where there is no such offer.
 * @param isStaff whether to say with whom or where, also where guests do not choose
 */
export async function listSlots(
  tx: Tx,
  hotelId: string,
  { offerId, from, days, places, except, isAtDesk = false }: SlotsAsked,
  isStaff: boolean,
): Promise<{ day: string; slots: Slot[] }[] | null> {
  const offer = await findOffer(tx, hotelId, offerId)
  const open = await listOpenCategories(tx, hotelId)
  if (offer?.kind !== 'appointment' || !offer.isEnabled || !open.includes(offer.category)) return null
  const { timeZone } = await findStay(tx, hotelId, null)
  const resources = await listResources(tx, hotelId, offer.resourceIds)
  const around = {
    from: new Date(momentOf(from, '00:00', timeZone)),
    // an appointment may begin at the end of the last day
    until: new Date(momentOf(daysLater(from, days + 1), '00:00', timeZone)),
  }
  const taken = await listTaken(tx, hotelId, resources, around, except)
  const timing = isStaff && isAtDesk ? { ...offer, leadMinutes: 0 } : offer
  const asking = { offer: timing, resources, taken, timeZone, places, now: Date.now() }
  const isNamed = offer.choosesResource || isStaff
  return freeDays(asking, from, days, isNamed).map(({ day, slots }) => ({
    day,
    slots: slots.map(({ at, resourceIds }) => ({
      startsAt: new Date(at).toISOString(),
      resourceIds: isNamed ? resourceIds : [],
    })),
  }))
}
