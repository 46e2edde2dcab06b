import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { kitchenContract } from '../contract.ts'
import { pauseKitchen, readKitchen, saveKitchen } from './queries.ts'

const os = implement(kitchenContract).$context<RequestContext>()
const errors = errorsOf(kitchenContract)

export const kitchenHandlers = {
  get: os.get
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => readKitchen(tx, actor.hotelId)),
    ),

  save: os.save.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const { outcome, kitchen } = await database.withActor(actor, (tx) =>
      saveKitchen(tx, actor, input.version, input.kitchen),
    )
    if (outcome === 'stale') throw errors.CHANGED({ data: { current: kitchen } })
    // what can be ordered when is part of the menu
    if (outcome === 'saved') events.announce('menu', { hotelId: actor.hotelId })
    return kitchen
  }),

  pause: os.pause.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const kitchen = await database.withActor(actor, (tx) => pauseKitchen(tx, actor, input.minutes))
    events.announce('menu', { hotelId: actor.hotelId })
    return kitchen
  }),
}
