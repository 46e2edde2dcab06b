import { SYSTEM } from '#kit/server/actor.ts'
import type { OpenHotel } from '#kit/server/context.ts'
import type { Database } from '#kit/server/database.ts'
import type { Events } from '#kit/server/events.ts'
import { cacheUntilChange } from '#kit/server/cache-until-change.ts'
import { findHotelBySlug } from './queries.ts'

/** Finds active hotels by slug; a deactivated hotel is gone at the next request. */
export function createHotelFinder(database: Database, events: Events) {
  const keep = cacheUntilChange<OpenHotel>(
    events,
    ['hotel'],
    ({ hotelId }, hotel) => hotelId === null || hotelId === hotel.id,
  )
  return (slug: string) => keep(slug, () => database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, slug)))
}
