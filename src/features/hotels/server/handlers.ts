import { implement } from '@orpc/server'
import { SYSTEM } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import { hotelsContract } from '../contract.ts'
import { findHotelBySlug, holdContactNumber, saveContactNumber } from './queries.ts'

const os = implement(hotelsContract).$context<RequestContext>()
const errors = errorsOf(hotelsContract)

export const hotelsHandlers = {
  get: os.get.use(publicRead).handler(async ({ input, context }) => {
    const hotel = await context.database.withActor(SYSTEM, (tx) => findHotelBySlug(tx, input.slug))
    if (!hotel) throw errors.HOTEL_NOT_FOUND()
    return hotel
  }),

  setContactNumber: os.setContactNumber
    .use(hotelAdmin)
    .handler(async ({ input: { seen, number }, context: { actor, database, events } }) => {
      const { hotelId } = actor
      const before = await database.withActor(actor, async (tx) => {
        const known = await holdContactNumber(tx, hotelId)
        if (known !== seen) return known
        await saveContactNumber(tx, hotelId, number)
        await recordChange(tx, actor, {
          hotelId,
          action: 'contact-number',
          entity: 'hotel',
          entityId: hotelId,
          before: { number: known },
          after: { number },
        })
        return known
      })
      if (before !== seen) throw errors.CHANGED({ data: { current: before } })
      events.announce('hotel', { hotelId })
      return { number }
    }),
}
