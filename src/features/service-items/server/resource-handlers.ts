import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { type Resource, resourcesContract } from '../resources-contract.ts'
import { resources } from './change-resources.ts'
import { listResources } from './resource-queries.ts'

const os = implement(resourcesContract).$context<RequestContext>()

async function change(
  { actor, database, events }: RequestContext & { actor: HotelAdminActor },
  work: (tx: Tx) => Promise<Changed<Resource>>,
): Promise<Resource> {
  const { thing, isChanged } = await database.withActor(actor, work)
  if (isChanged) events.announce('services', { hotelId: actor.hotelId })
  return thing
}

export const resourcesHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listResources(tx, actor.hotelId)),
    ),
  add: os.add
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, (tx) => resources.add(tx, context.actor, input.resource)),
    ),
  update: os.update
    .use(hotelAdmin)
    .handler(({ input: { id, version, resource }, context }) =>
      change(context, (tx) => resources.change(tx, context.actor, { id, version }, () => resource)),
    ),
  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => resources.remove(tx, context.actor, { id, version }))
    return { id }
  }),
}
