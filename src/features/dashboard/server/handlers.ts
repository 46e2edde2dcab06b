import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { dashboardContract, servicesTodayContract } from '../contract.ts'
import { readDashboard } from './queries.ts'
import { readServicesOfToday } from './services-today.ts'

const os = implement(dashboardContract).$context<RequestContext>()
const osOfServices = implement(servicesTodayContract).$context<RequestContext>()

export const dashboardHandlers = {
  get: os.get
    .use(hotelAdmin)
    .handler(({ context: { actor, database } }) =>
      database.withActor(actor, (tx) => readDashboard(tx, actor.hotelId, new Date())),
    ),
}

export const servicesTodayHandlers = {
  today: osOfServices.today
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => readServicesOfToday(tx, actor.hotelId, new Date())),
    ),
}
