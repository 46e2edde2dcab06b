import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { type Resource, resourcesContract } from '../resources-contract.ts'
import { changeResource, createResource, deleteResource, type ResourceResult } from './change-resources.ts'
import { listResources } from './resource-queries.ts'

const os = implement(resourcesContract).$context<RequestContext>()
const errors = errorsOf(resourcesContract)

async function change(
  { actor, database, events }: RequestContext & { actor: HotelAdminActor },
  work: (tx: Tx) => Promise<ResourceResult>,
): Promise<Resource> {
  const result = await database.withActor(actor, work)
  if ('count' in result) throw errors.RESOURCE_BOOKED({ data: { count: result.count } })
  if (!('resource' in result)) throw result.outcome === 'absent' ? errors.NOT_FOUND() : errors.TOO_MANY()
  const { resource } = result
  if (result.outcome === 'stale') throw errors.CHANGED({ data: { current: resource } })
  if (result.outcome === 'changed') events.announce('services', { hotelId: actor.hotelId })
  return resource
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
      change(context, (tx) => createResource(tx, context.actor, input.resource)),
    ),
  update: os.update
    .use(hotelAdmin)
    .handler(({ input: { id, version, resource }, context }) =>
      change(context, (tx) => changeResource(tx, context.actor, { id, version }, resource)),
    ),
  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => deleteResource(tx, context.actor, { id, version }))
    return { id }
  }),
}
