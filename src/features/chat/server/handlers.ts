import { implement } from '@orpc/server'
import { numberAlone } from '#features/assistant/server/emergency/numbers.ts'
import { readEmergency } from '#features/assistant/server/emergency/read-emergency.ts'
import { isRoomOf } from '#features/guests/server/queries.ts'
import { listTopics } from '#features/knowledge/server/queries.ts'
import type { VisitorActor } from '#kit/server/actor.ts'
import type { RequestContext } from '#kit/server/context.ts'
import { errorsOf } from '#kit/server/errors.ts'
import { publicRead, visitor } from '#kit/server/guards.ts'
import { limited } from '#kit/server/limited.ts'
import { findOpenHotel } from '#features/hotels/server/queries.ts'
import { greetingAt } from '#kit/shared/greeting.ts'
import { announceChat } from './announce.ts'
import { askerOf, isOf, serve } from './asker.ts'
import { callOf, emergencyOf, messageOf, personOf, ratingOf } from './budgets.ts'
import { askForPerson, takeMessage } from './change.ts'
import { chatContract } from '../contract.ts'
import { emergencyHandlers } from './emergency-texts.ts'
import { inboxHandlers } from './inbox/handlers.ts'
import { findConversation, listMessages, readLimit, saveRating, saveSeen, toConversation } from './queries.ts'
import { lookBefore } from './emergency.ts'
import { recallEmergency } from './recall.ts'
import { claimMs, replyTo } from './send.ts'
import { suggestionsFrom } from './suggestions.ts'

const os = implement(chatContract).$context<RequestContext>()
const errors = errorsOf(chatContract)

const refusal = {
  'taken-session': () => errors.SESSION_TAKEN(),
  'limit-reached': () => errors.CHAT_LIMIT_REACHED(),
  'still-answering': () => errors.STILL_ANSWERING(),
}

/** The asker, unless the screen shows another guest than the one who is signed in. */
async function speakerOf(context: Parameters<typeof askerOf>[0], guestId: string | null = null) {
  const asker = await askerOf(context)
  if (guestId !== null && guestId !== asker.guest?.guestId) throw errors.UNAUTHORIZED()
  return asker
}

/** Who writes of an emergency: whoever they are, it is taken; on another guest's screen as of a visitor. */
async function writerOf(context: Parameters<typeof askerOf>[0], guestId: string | null = null) {
  const asker = await askerOf(context)
  const isOther = guestId !== null && guestId !== asker.guest?.guestId
  return isOther ? { ...asker, actor: context.actor, guest: null } : asker
}

/** Whether an emergency may ring everybody anew, as the staff see it in any case: nobody may without end, least of all visitors, of whom anybody can be many. */
async function mayCall(context: RequestContext, asker: Parameters<typeof callOf>[1]): Promise<boolean> {
  for (const { isShared: _isShared, ...key } of callOf(context, asker))
    if (!(await context.limits.take(key)).allowed) return false
  return true
}

/** Whether a message is a number for help that has nobody called, and that a room of the hotel has as well. */
async function isNumberOfRoom({ database }: RequestContext, hotelId: string, message: string) {
  const number = numberAlone(message)
  const anybody: VisitorActor = { kind: 'visitor', hotelId }
  return number !== null && database.withActor(anybody, (tx) => isRoomOf(tx, hotelId, number))
}

export const chatHandlers = {
  ...inboxHandlers,
  ...emergencyHandlers,
  getSettings: os.getSettings.use(publicRead).handler(({ input, context: { database, actor, hotel } }) =>
    database.withActor(actor, async (tx) => {
      const timeZone = (await findOpenHotel(tx, hotel.id))?.timeZone ?? 'UTC'
      return {
        maxConversations: await readLimit(tx, hotel.id),
        suggestions: suggestionsFrom(
          await listTopics(tx, hotel.id),
          input.language,
          greetingAt(new Date(), timeZone),
        ),
      }
    }),
  ),

  getConversation: os.getConversation.use(visitor).handler(async ({ input, context }) => {
    const asker = await askerOf(context)
    return context.database.withActor(asker.actor, async (tx) => {
      const row = await findConversation(tx, asker.hotelId, input.sessionId)
      if (!row || !isOf(row, asker)) return null
      const messages = await listMessages(tx, asker.hotelId, row.id)
      return toConversation(row, await readLimit(tx, asker.hotelId), messages)
    })
  }),

  markSeen: os.markSeen.use(visitor).handler(async ({ input, context }) => {
    const asker = await askerOf(context)
    await serve(context, asker, () =>
      context.database.withActor(asker.actor, async (tx) => {
        const row = await findConversation(tx, asker.hotelId, input.sessionId)
        if (!row || !isOf(row, asker)) throw errors.NOT_FOUND()
        const isSeen = row.guestSawAt !== null && row.guestSawAt >= row.lastMessageAt
        if (!isSeen) await saveSeen(tx, row)
      }),
    )
    return null
  }),

  send: os.send.use(visitor).handler(async ({ input, context, signal }) => {
    const { database, events } = context
    const isUrgent = readEmergency(input.message)?.isSure === true
    const asker = await (isUrgent ? writerOf : speakerOf)(context, input.guestId)
    const isRoom = isUrgent && (await isNumberOfRoom(context, asker.hotelId, input.message))
    if (input.onlyUrgent && (!isUrgent || isRoom)) throw errors.STILL_ANSWERING()
    const take = async (mayCallStaff = true) => {
      const answer = await database.withActor(asker.actor, (tx) =>
        takeMessage(tx, asker, { ...input, mayCall: mayCallStaff, isRoom }, claimMs(context)),
      )
      if (!('message' in answer)) throw refusal[answer.outcome]()
      return answer
    }
    const taken = await serve(context, asker, async () => {
      const before = await database.withActor(asker.actor, (tx) => lookBefore(tx, asker, input))
      if (before.isAnswered) return take()
      if (!isUrgent) return limited(context, messageOf(context, asker), () => take())
      const isOfBefore = before.isKnown || before.isCalled
      const isCalling = isOfBefore || (await mayCall(context, asker))
      return limited(context, emergencyOf(context, asker), () => take(isCalling))
    })
    announceChat(events, taken.conversation)
    return replyTo(context, asker, input, taken, signal ?? new AbortController().signal)
  }),

  rate: os.rate.use(visitor).handler(async ({ input, context }) => {
    const asker = await askerOf(context)
    const rate = () =>
      context.database.withActor(asker.actor, async (tx) => {
        const row = await findConversation(tx, asker.hotelId, input.sessionId)
        if (!row || !isOf(row, asker)) throw errors.NOT_FOUND()
        const rated = await saveRating(tx, row, input.messageId, input.rating)
        if (rated === 'absent') throw errors.NOT_FOUND()
        return { row, rated }
      })
    const { row, rated } = await serve(context, asker, () => limited(context, ratingOf(context, asker), rate))
    if (rated === 'changed') announceChat(context.events, row)
    return null
  }),

  recallEmergency: os.recallEmergency.use(visitor).handler(async ({ input, context }) => {
    const { database, events } = context
    const asker = await speakerOf(context, input.guestId)
    const { row, shown } = await serve(context, asker, () =>
      database.withActor(asker.actor, async (tx) => {
        const recalled = await recallEmergency(tx, asker, input.sessionId, input.language)
        if (!recalled) throw errors.NOT_FOUND()
        const messages = await listMessages(tx, asker.hotelId, recalled.id)
        return {
          row: recalled,
          shown: toConversation(recalled, await readLimit(tx, asker.hotelId), messages),
        }
      }),
    )
    announceChat(events, row)
    return shown
  }),

  askPerson: os.askPerson.use(visitor).handler(async ({ input, context }) => {
    const { database, events } = context
    const asker = await speakerOf(context, input.guestId)
    const ask = () =>
      database.withActor(asker.actor, async (tx) => {
        const asked = await askForPerson(tx, asker, input.sessionId, input.language)
        if (!asked) throw refusal['taken-session']()
        const { row, isNew } = asked
        const messages = await listMessages(tx, asker.hotelId, row.id)
        return { row, isNew, shown: toConversation(row, await readLimit(tx, asker.hotelId), messages) }
      })
    const { row, isNew, shown } = await serve(context, asker, () =>
      limited(context, personOf(context, asker), ask, (each) => each.isNew),
    )
    if (isNew) announceChat(events, row)
    return shown
  }),
}
