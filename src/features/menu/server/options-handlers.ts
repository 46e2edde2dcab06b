import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { menuOptionsContract, type StaffOptionGroup } from '../options-contract.ts'
import {
  changeOptionGroup,
  createOptionGroup,
  deleteOptionGroup,
  type OptionsResult,
} from './options-change.ts'
import { listOptionGroups } from './options-queries.ts'

const os = implement(menuOptionsContract).$context<RequestContext>()
const errors = errorsOf(menuOptionsContract)

async function change(
  { actor, database, events }: RequestContext & { actor: HotelAdminActor },
  work: (tx: Tx) => Promise<OptionsResult>,
): Promise<StaffOptionGroup> {
  const result = await database.withActor(actor, work)
  if (!('group' in result)) throw result.outcome === 'absent' ? errors.NOT_FOUND() : errors.TOO_MANY()
  const { group } = result
  if (result.outcome === 'stale') throw errors.CHANGED({ data: { current: group } })
  if (result.outcome === 'changed') events.announce('menu', { hotelId: actor.hotelId })
  return group
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
      change(context, (tx) => createOptionGroup(tx, context.actor, input.group)),
    ),
  update: os.update
    .use(hotelAdmin)
    .handler(({ input: { id, version, group }, context }) =>
      change(context, (tx) => changeOptionGroup(tx, context.actor, { id, version }, group)),
    ),
  remove: os.remove.use(hotelAdmin).handler(async ({ input: { id, version }, context }) => {
    await change(context, (tx) => deleteOptionGroup(tx, context.actor, { id, version }))
    return { id }
  }),
}
