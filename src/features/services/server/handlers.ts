import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin, publicRead } from '#kit/server/guards.ts'
import { reorderServices, switchService } from './change.ts'
import { servicesContract } from '../contract.ts'
import { listServices } from './queries.ts'

const os = implement(servicesContract).$context<RequestContext>()
const errors = errorsOf(servicesContract)

export const servicesHandlers = {
  list: os.list
    .use(publicRead)
    .handler(({ input, context: { database, actor, hotel } }) =>
      database.withActor(actor, (tx) => listServices(tx, hotel.id, input.enabledOnly)),
    ),

  setEnabled: os.setEnabled
    .use(hotelAdmin)
    .handler(async ({ input, context: { actor, database, events } }) => {
      const result = await database.withActor(actor, (tx) => switchService(tx, actor, input))
      if (result.outcome === 'absent') throw errors.NOT_FOUND()
      if (result.outcome === 'globally-disabled') throw errors.GLOBALLY_DISABLED()
      if (result.outcome === 'switched') events.announce('services', { hotelId: actor.hotelId, id: input.id })
      return result.service
    }),

  reorder: os.reorder.use(hotelAdmin).handler(async ({ input, context: { actor, database, events } }) => {
    const { outcome, services } = await database.withActor(actor, (tx) => reorderServices(tx, actor, input))
    if (outcome === 'stale') throw errors.CHANGED({ data: { current: services } })
    events.announce('services', { hotelId: actor.hotelId })
    return services
  }),
}
