import { implement } from '@orpc/server'
import { addPhrasing, removePhrasing } from '#features/knowledge/server/phrasings.ts'
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

type AdminContext = RequestContext & { actor: HotelAdminActor }

function announcePhrasing({ events, actor: { hotelId } }: AdminContext, entryId: string) {
  events.announce('knowledge', { hotelId, id: entryId })
  events.announce('chat', { hotelId })
}

async function change(
  { actor, database, events }: AdminContext,
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

  answer: os.answer.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const answered = await database.withActor(actor, async (tx) => {
      const added = await addPhrasing(tx, actor, input)
      const dismissed = await setDismissed(tx, actor, input.answerIds, true)
      if (!added || !dismissed) throw errors.NOT_FOUND()
      return { ...dismissed, isNew: added.isChanged }
    })
    announcePhrasing(context, input.entryId)
    return answered
  }),

  unanswer: os.unanswer.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database } = context
    const restored = await database.withActor(actor, async (tx) => {
      await removePhrasing(tx, actor, input)
      return setDismissed(tx, actor, input.answerIds, false)
    })
    announcePhrasing(context, input.entryId)
    // the chat may be too old to be kept
    return restored ?? { count: 0 }
  }),

  dismiss: os.dismiss.use(hotelAdmin).handler(({ input, context }) => change(context, input.answerIds, true)),

  restore: os.restore
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, input.answerIds, false)),
}
