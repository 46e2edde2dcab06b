import { implement } from '@orpc/server'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { visitor } from '#kit/server/guards.ts'
import { hotelsContract } from './contract.ts'
import { findHotelBySlug } from './queries.ts'

const os = implement(hotelsContract).$context<RequestContext>()

export const hotelsHandlers = {
  get: os.get.use(visitor).handler(async ({ input, context, errors }) => {
    const hotel = await context.database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, input.slug))
    if (!hotel) throw errors.HOTEL_NOT_FOUND()
    context.shareUntilChange(hotel.id)
    return hotel
  }),
}
