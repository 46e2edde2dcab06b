import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { guest, hotelAdmin } from '#kit/server/guards.ts'
import { dietContract } from '../contract.ts'
import { changeAvoided, readAvoided } from './avoided.ts'

const os = implement(dietContract).$context<RequestContext>()
const errors = errorsOf(dietContract)

export const dietHandlers = {
  get: os.get
    .use(guest)
    .handler(async ({ context: { database, actor } }) => ({
      avoided: (await database.withActor(actor, (tx) => readAvoided(tx, actor))) ?? [],
    })),

  ofGuest: os.ofGuest.use(hotelAdmin).handler(async ({ input, context: { database, actor } }) => {
    const whose = { hotelId: actor.hotelId, guestId: input.id }
    const avoided = await database.withActor(actor, (tx) => readAvoided(tx, whose))
    if (!avoided) throw errors.NOT_FOUND()
    return { avoided }
  }),

  save: os.save.use(guest).handler(async ({ input, context: { database, actor } }) => {
    const { guestId = actor.guestId } = input
    if (guestId !== actor.guestId) throw errors.UNAUTHORIZED()
    return { avoided: await database.withActor(actor, (tx) => changeAvoided(tx, actor, input.avoided)) }
  }),
}
