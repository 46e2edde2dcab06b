import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { visitor } from '#kit/server/guards.ts'
import { menuContract } from './contract.ts'
import { listMenuItems } from './queries.ts'

const os = implement(menuContract).$context<RequestContext>()

export const menuHandlers = {
  list: os.list.use(visitor).handler(async ({ context }) => {
    const { actor, hotel } = context
    const items = await context.database.withActor(actor, (tx) => listMenuItems(tx, hotel.id, true))
    context.shareUntilChange(hotel.id)
    return items
  }),
}
