import { implement } from '@orpc/server'
import { findHotelInAnyState } from '#features/hotels/server/queries.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin, superAdmin } from '#kit/server/guards.ts'
import { auditContract } from '../contract.ts'
import { countNewerAudit, listAudit, listAuditAcrossHotels, listAuditHotels } from './queries.ts'

const os = implement(auditContract).$context<RequestContext>()
const errors = errorsOf(auditContract)

async function hotelOf(tx: Tx, slug: string | null): Promise<string | null> {
  if (slug === null) return null
  const hotel = await findHotelInAnyState(tx, slug)
  if (!hotel) throw errors.HOTEL_NOT_FOUND()
  return hotel.id
}

export const auditHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ input: { after, ...filter }, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listAudit(tx, actor.hotelId, { ...filter, timeZone: null }, after)),
    ),

  countNewer: os.countNewer
    .use(hotelAdmin)
    .handler(async ({ input: { newest, ...filter }, context: { database, actor } }) => ({
      count: await database.withActor(actor, (tx) =>
        countNewerAudit(tx, actor.hotelId, { ...filter, timeZone: null }, newest),
      ),
    })),

  listAcrossHotels: os.listAcrossHotels
    .use(superAdmin)
    .handler(({ input: { after, hotel, ...filter }, context: { database, actor } }) =>
      database.withActor(actor, async (tx) =>
        listAuditAcrossHotels(tx, await hotelOf(tx, hotel), filter, after),
      ),
    ),

  listHotels: os.listHotels
    .use(superAdmin)
    .handler(({ context: { database, actor } }) => database.withActor(actor, listAuditHotels)),

  countNewerAcrossHotels: os.countNewerAcrossHotels
    .use(superAdmin)
    .handler(async ({ input: { newest, hotel, ...filter }, context: { database, actor } }) => ({
      count: await database.withActor(actor, async (tx) =>
        countNewerAudit(tx, await hotelOf(tx, hotel), filter, newest),
      ),
    })),
}
