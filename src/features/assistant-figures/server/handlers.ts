import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { hotelAdmin, superAdmin } from '#kit/server/guards.ts'
import { assistantFiguresContract } from '../contract.ts'
import { readOwnFigures } from './own-queries.ts'
import { readFigures } from './queries.ts'

const os = implement(assistantFiguresContract).$context<RequestContext>()

export const assistantFiguresHandlers = {
  readOwn: os.readOwn
    .use(hotelAdmin)
    .handler(({ input: { days }, context: { actor, database } }) =>
      database.withActor(actor, (tx) => readOwnFigures(tx, actor.hotelId, days, new Date())),
    ),

  read: os.read
    .use(superAdmin)
    .handler(({ input, context: { actor, database } }) =>
      database.withActor(actor, (tx) => readFigures(tx, input, new Date())),
    ),
}
