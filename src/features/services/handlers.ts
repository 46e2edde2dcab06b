import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { visitor } from '#kit/server/guards.ts'
import { servicesContract } from './contract.ts'
import { listServices } from './queries.ts'

const os = implement(servicesContract).$context<RequestContext>()

export const servicesHandlers = {
  list: os.list.use(visitor).handler(async ({ input, context }) => {
    const { actor, hotel } = context
    const list = await context.database.withActor(actor, (tx) =>
      listServices(tx, hotel.id, input.enabledOnly),
    )
    context.shareUntilChange(hotel.id)
    return list
  }),
}
