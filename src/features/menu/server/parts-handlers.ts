import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { menuPartsContract } from '../parts-contract.ts'
import { listParts, saveParts } from './parts-queries.ts'

const os = implement(menuPartsContract).$context<RequestContext>()

export const menuPartsHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listParts(tx, actor.hotelId)),
    ),
  save: os.save.use(hotelAdmin).handler(async ({ input, context: { database, actor, events } }) => {
    const isChanged = await database.withActor(actor, (tx) => saveParts(tx, actor, input))
    if (isChanged) events.announce('menu', { hotelId: actor.hotelId })
    return input.wanted
  }),
}
