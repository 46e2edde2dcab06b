import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import type { Changed } from '#kit/server/versioned.ts'
import { menuOptionsContract, type StaffOptionGroup } from '../options-contract.ts'
import { draftedOn, optionGroups } from './options-change.ts'
import { listOptionGroups } from './options-queries.ts'

const os = implement(menuOptionsContract).$context<RequestContext>()

async function change(
  { actor, database, events }: RequestContext & { actor: HotelAdminActor },
  work: (tx: Tx) => Promise<Changed<StaffOptionGroup>>,
): Promise<StaffOptionGroup> {
  const { thing, isChanged } = await database.withActor(actor, work)
  if (isChanged) events.announce('menu', { hotelId: actor.hotelId })
  return thing
}

export const menuOptionsHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => listOptionGroups(tx, actor.hotelId)),
    ),
  add: os.add
    .use(hotelAdmin)
    .handler(({ input, context }) =>
      change(context, (tx) => optionGroups.add(tx, context.actor, draftedOn([], input.group))),
    ),
  update: os.update
    .use(hotelAdmin)
    .handler(({ input: { id, version, group }, context }) =>
      change(context, (tx) =>
        optionGroups.change(tx, context.actor, { id, version }, ({ choices }) => draftedOn(choices, group)),
      ),
    ),
  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => optionGroups.remove(tx, context.actor, { id, version }))
    return { id }
  }),
}
