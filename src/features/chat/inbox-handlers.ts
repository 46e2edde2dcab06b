import { implement, ORPCError } from '@orpc/server'
import type { HotelAdminActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import type { Tx } from '#kit/server/database.ts'
import { hotelAdmin } from '#kit/server/guards.ts'
import { announceChat } from './announce.ts'
import { type Changed, giveBack, markRead, replyTo, takeOver } from './inbox-change.ts'
import { inboxContract, type OpenedConversation } from './inbox-contract.ts'
import { countWaiting, findListed, listConversations } from './inbox-queries.ts'
import { listMessages } from './queries.ts'

const os = implement(inboxContract).$context<RequestContext>()
type AdminContext = RequestContext & { actor: HotelAdminActor }

async function change(
  { actor, database, events }: AdminContext,
  id: string,
  work: (tx: Tx) => Promise<Changed>,
): Promise<OpenedConversation> {
  const { result, opened } = await database.withActor(actor, async (tx) => {
    const result = await work(tx)
    const listed = await findListed(tx, actor, id)
    return { result, opened: listed && { ...listed, messages: await listMessages(tx, actor.hotelId, id) } }
  })
  if (result.outcome === 'held') {
    throw new ORPCError('HELD_BY_OTHER', { status: 409, data: { staffName: result.staffName } })
  }
  if (result.outcome === 'absent' || !opened) throw new ORPCError('NOT_FOUND', { status: 404 })
  if (result.outcome === 'changed') announceChat(events, result.conversation)
  return opened
}

/** Conversations of guests, as the hotel's staff read and answer them. */
export const inboxHandlers = {
  listConversations: os.listConversations
    .use(hotelAdmin)
    .handler(({ input, context: { database, actor } }) =>
      database.withActor(actor, (tx) => listConversations(tx, actor, input.scope)),
    ),

  countWaiting: os.countWaiting.use(hotelAdmin).handler(async ({ context: { database, actor } }) => ({
    waiting: await database.withActor(actor, (tx) => countWaiting(tx, actor.hotelId)),
  })),

  openConversation: os.openConversation
    .use(hotelAdmin)
    .handler(({ input: { id }, context }) => change(context, id, (tx) => markRead(tx, context.actor, id))),

  takeOver: os.takeOver
    .use(hotelAdmin)
    .handler(({ input: { id }, context }) => change(context, id, (tx) => takeOver(tx, context.actor, id))),

  reply: os.reply
    .use(hotelAdmin)
    .handler(({ input, context }) => change(context, input.id, (tx) => replyTo(tx, context.actor, input))),

  giveBack: os.giveBack
    .use(hotelAdmin)
    .handler(({ input: { id }, context }) => change(context, id, (tx) => giveBack(tx, context.actor, id))),
}
