import { implement } from '@orpc/server'
import { SYSTEM } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { anybody } from '#kit/server/guards.ts'
import { platformContract } from './contract.ts'
import { isFlagOn } from './queries.ts'

const os = implement(platformContract).$context<RequestContext>()

export const platformHandlers = {
  flag: os.flag.use(anybody).handler(async ({ input, context }) => {
    const enabled = await context.database.withActor(SYSTEM, (tx) => isFlagOn(tx, input.flagName))
    context.shareUntilChange(null)
    return { enabled }
  }),
}
