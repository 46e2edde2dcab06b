import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { answeredBy } from './answered-by.ts'
import { setDismissed } from './change.ts'
import { unansweredQuestionsContract } from '../contract.ts'
import { gather } from './gather.ts'
import { listLessons } from './queries.ts'

const os = implement(unansweredQuestionsContract).$context<RequestContext>()
const errors = errorsOf(unansweredQuestionsContract)

async function change(
  { actor, database, events }: RequestContext & { actor: HotelAdminActor },
  answerIds: readonly string[],
  isDismissed: boolean,
) {
  const changed = await database.withActor(actor, (tx) => setDismissed(tx, actor, answerIds, isDismissed))
  if (!changed) throw errors.NOT_FOUND()
  if (changed.count > 0) events.announce('chat', { hotelId: actor.hotelId })
  return changed
}

export const unansweredQuestionsHandlers = {
  list: os.list
    .use(hotelAdmin)
    .handler(async ({ context: { database, actor } }) =>
      gather(await database.withActor(actor, (tx) => listLessons(tx, actor.hotelId))),
    ),

  answeredBy: os.answeredBy.use(hotelAdmin).handler(async ({ input, context }) => {
    const { database, actor } = context
    const { groups } = await gather(await database.withActor(actor, (tx) => listLessons(tx, actor.hotelId)))
    return answeredBy(context, actor.hotelId, input.entryId, groups)
  }),

  dismiss: os.dismiss.use(hotelAdmin).handler(({ input, context }) => change(context, input.answerIds, true)),

  restore: os.restore
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, input.answerIds, false)),
}
