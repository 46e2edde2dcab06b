import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { dashboardContract } from '../contract.ts'
import { readDashboard } from './queries.ts'

const os = implement(dashboardContract).$context<RequestContext>()

export const dashboardHandlers = {
  get: os.get
    .use(hotelAdmin)
    .handler(({ context: { actor, database } }) =>
      database.withActor(actor, (tx) => readDashboard(tx, actor.hotelId, new Date())),
    ),
}
