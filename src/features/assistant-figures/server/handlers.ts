import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { superAdmin } from '#kit/server/guards.ts'
import { assistantFiguresContract } from '../contract.ts'
import { readFigures } from './queries.ts'

const os = implement(assistantFiguresContract).$context<RequestContext>()

export const assistantFiguresHandlers = {
  read: os.read
    .use(superAdmin)
    .handler(({ input, context: { actor, database } }) =>
      database.withActor(actor, (tx) => readFigures(tx, input, new Date())),
    ),
}
