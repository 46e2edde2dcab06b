import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import { reorderServices, switchService } from './change.ts'
import { servicesContract } from '../contract.ts'
import { listServices } from './queries.ts'

const os = implement(servicesContract).$context<RequestContext>()

export const servicesHandlers = {
  list: os.list
    .use(publicRead)
    .handler(({ input, context: { database, actor, hotel } }) =>
      database.withActor(actor, (tx) => listServices(tx, hotel.id, input.enabledOnly)),
    ),

  setEnabled: os.setEnabled
    .use(hotelAdmin)
    .handler(async ({ input, context: { actor, database, events } }) => {
      const { service, isChanged } = await database.withActor(actor, (tx) => switchService(tx, actor, input))
      if (isChanged) events.announce('services', { hotelId: actor.hotelId, id: input.id })
      return service
    }),

  reorder: os.reorder.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const services = await database.withActor(actor, (tx) => reorderServices(tx, actor, input))
    events.announce('services', { hotelId: actor.hotelId })
    return services
  }),
}
