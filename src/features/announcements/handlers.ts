import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { visitor } from '#kit/server/guards.ts'
import { announcementsContract } from './contract.ts'
import { listAnnouncements } from './queries.ts'

const os = implement(announcementsContract).$context<RequestContext>()

export const announcementsHandlers = {
  list: os.list.use(visitor).handler(async ({ context }) => {
    const { actor, hotel } = context
    const list = await context.database.withActor(actor, (tx) => listAnnouncements(tx, hotel.id, true))
    context.shareUntilChange(hotel.id)
    return list
  }),
}
