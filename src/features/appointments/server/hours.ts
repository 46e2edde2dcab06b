import { listOpenOffers } from '#features/service-items/server/offer-queries.ts'
import type { Tx } from '#kit/server/database.ts'
import { openTimes } from '../open-hours.ts'
import { findTimeZone } from './queries.ts'

/** When each area is open that has hours: by the resources of the appointments that it offers now (OP-77). */
export async function listHours(tx: Tx, hotelId: string, now: Date) {
  const timeZone = await findTimeZone(tx, hotelId)
  if (timeZone === null) return []
  const booked = (await listOpenOffers(tx, hotelId)).filter(({ kind }) => kind === 'appointment')
  return [...new Set(booked.map(({ category }) => category))].map((category) => {
    const places = booked.filter((offer) => offer.category === category).flatMap(({ resources }) => resources)
    return { category, times: openTimes(places, now, timeZone) }
  })
}
