import { implement } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { announceChat } from '../announce.ts'
import { type Changed, giveBack, markRead, replyTo, seeEmergency, takeOver } from './change.ts'
import { inboxContract, type OpenedConversation } from '../../inbox-contract.ts'
import { countWaiting, findListed, listConversations } from './queries.ts'
import { listMessages } from '../queries.ts'
import { markWrong } from './wrong-answer.ts'

const os = implement(inboxContract).$context<RequestContext>()
const errors = errorsOf(inboxContract)
type AdminContext = RequestContext & { actor: HotelAdminActor }

async function read(tx: Tx, actor: HotelAdminActor, id: string): Promise<OpenedConversation | null> {
  const listed = await findListed(tx, actor, id)
  return listed && { ...listed, messages: await listMessages(tx, actor.hotelId, id) }
}

const absent = () => errors.NOT_FOUND()

/** Announces a change to every screen; throws the error of a refused one. */
function settle({ events }: AdminContext, result: Changed) {
  if (result.outcome === 'absent') throw absent()
  if (result.outcome === 'held') {
    throw errors.HELD_BY_OTHER({ data: { staffName: result.staffName } })
  }
  if (result.outcome === 'calling') throw errors.STILL_CALLING()
  if (result.outcome === 'changed') announceChat(events, result.conversation)
}

async function change(
  context: AdminContext,
  id: string,
  work: (tx: Tx) => Promise<Changed>,
): Promise<OpenedConversation> {
  const { actor, database } = context
  const { result, opened } = await database.withActor(actor, async (tx) => ({
    result: await work(tx),
    opened: await read(tx, actor, id),
  }))
  settle(context, result)
  if (!opened) throw absent()
  return opened
}

/** Guests' conversations, for the hotel's staff to read and answer. */
export const inboxHandlers = {
  listConversations: os.listConversations
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listConversations(tx, actor, input.scope)),
    ),

  countWaiting: os.countWaiting
    .use(hotelAdmin)
    .handler(({ context: { database, actor } }) =>
      database.withActor(actor, (tx) => countWaiting(tx, actor)),
    ),

  openConversation: os.openConversation
    .use(hotelAdmin)
    .handler(async ({ input: { id }, context: { database, actor } }) => {
      const opened = await database.withActor(actor, (tx) => read(tx, actor, id))
      if (!opened) throw absent()
      return opened
    }),

  markRead: os.markRead.use(hotelAdmin).handler(async ({ input: { id }, context }) => {
    const { actor, database } = context
    settle(context, await database.withActor(actor, (tx) => markRead(tx, actor, id)))
    return null
  }),

  seeEmergency: os.seeEmergency.use(hotelAdmin).handler(async ({ input: { id }, context }) => {
    const { actor, database } = context
    settle(context, await database.withActor(actor, (tx) => seeEmergency(tx, actor, id)))
    return null
  }),

  takeOver: os.takeOver
    .use(hotelAdmin)
    .handler(({ input: { id }, context }) => change(context, id, (tx) => takeOver(tx, context.actor, id))),

  reply: os.reply
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, input.id, (tx) => replyTo(tx, context.actor, input))),

  markWrong: os.markWrong.use(hotelAdmin).handler(async ({ input, context }) => {
    const { actor, database, events } = context
    const outcome = await database.withActor(actor, async (tx) => {
      const marked = await markWrong(tx, actor, input)
      // takes back the phrasing, too
      if (marked === 'full') throw errors.CHECKS_FULL()
      return marked
    })
    if (outcome === 'absent') throw absent()
    events.announce('knowledge', { hotelId: actor.hotelId, id: input.entryId })
    events.announce('chat', { hotelId: actor.hotelId })
    return null
  }),

  giveBack: os.giveBack
    .use(hotelAdmin)
    .handler(({ input: { id }, context }) => change(context, id, (tx) => giveBack(tx, context.actor, id))),
}
